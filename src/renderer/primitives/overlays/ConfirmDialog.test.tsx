// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RendererProvider } from '../../screen/RendererProvider.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

afterEach(() => vi.restoreAllMocks());

function Page(props: Partial<ComponentProps<typeof ConfirmDialog>>) {
  const [open, setOpen] = useState(false);
  return (
    <RendererProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <ConfirmDialog
        title="Restore"
        message="Restore the backup?"
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      />
    </RendererProvider>
  );
}

async function ask(props: Partial<ComponentProps<typeof ConfirmDialog>> = {}) {
  const user = userEvent.setup();
  const { container } = render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return { user, container };
}

test('a question has Yes and No, and focuses the safe answer', async () => {
  const onConfirm = vi.fn();
  const { user } = await ask({ onConfirm });
  expect(screen.getByRole('dialog', { name: 'Restore' })).toHaveAccessibleDescription('Restore the backup?');
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('No, Escape and Close close it, and focus returns', async () => {
  const onConfirm = vi.fn();
  const { user } = await ask({ onConfirm });
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a busy confirmation cannot be repeated', async () => {
  const onConfirm = vi.fn();
  const { user } = await ask({ onConfirm, busy: true });
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a success has confetti', async () => {
  const news = { message: 'Payment successful!' };
  await ask(news);
  await waitFor(() => expect(screen.getByRole('img', { name: 'Success' })).toBeVisible());
  expect(await screen.findByTestId('confetti')).toBeInTheDocument();
});

test('there is no confetti if the user prefers reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList);
  await ask({ message: 'Payment successful!' });
  await waitFor(() => expect(screen.getByRole('img', { name: 'Success' })).toBeVisible());
  expect(screen.queryByTestId('confetti')).toBeNull();
});

test('an explicit tone overrides that of the text', async () => {
  await ask({ message: 'Payment successful!', variant: 'error' });
  await waitFor(() => expect(screen.getByRole('img', { name: 'Error' })).toBeVisible());
  expect(screen.queryByTestId('confetti')).toBeNull();
});

test('no style element is created', async () => {
  await ask();
  expect(document.querySelectorAll('body style')).toHaveLength(0);
});
