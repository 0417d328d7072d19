// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal } from './Modal.tsx';

const onClose = vi.fn();

function Page({ finalFocus = false }: { finalFocus?: boolean }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <input ref={field} aria-label="Field" />
      <Modal open={open} onClose={close} finalFocus={finalFocus ? field : undefined} aria-label="Question">
        <div>
          <p>Really?</p>
          <button type="button" onClick={close}>
            Yes
          </button>
        </div>
      </Modal>
    </>
  );
}

async function ask(props = {}) {
  onClose.mockReset();
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Question' }) };
}

test('a press outside the panel closes a dialog, one inside does not', async () => {
  const { user, dialog } = await ask();
  await user.click(screen.getByText('Really?'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('selecting text from inside to outside does not close it', async () => {
  const { dialog } = await ask();
  fireEvent.pointerDown(screen.getByText('Really?'));
  fireEvent.pointerUp(dialog);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('a gesture of the browser closes it', async () => {
  const { dialog } = await ask();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('the focus goes back', async () => {
  const { user } = await ask();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('the focus goes where it is sent', async () => {
  const { user } = await ask({ finalFocus: true });
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveFocus();
});

test('the page does not scroll while it is open', async () => {
  const { user } = await ask();
  const { style } = document.documentElement;
  expect(style.overflow).toBe('hidden');
  await user.keyboard('{Escape}');
  expect(style.overflow).toBe('');
});
