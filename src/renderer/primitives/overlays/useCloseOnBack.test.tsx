// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { enterHistory, isEntered, isLeaving, leaveEntry } from './historyEntry.ts';

const popped = vi.fn();
beforeEach(() => {
  window.history.pushState({ page: 'here' }, '');
  window.addEventListener('popstate', popped);
});
afterEach(async () => {
  cleanup();
  await pass();
  await left();
  window.removeEventListener('popstate', popped);
  popped.mockReset();
});

const pass = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
/** A step back takes as long as the page is busy. */
const left = () => waitFor(() => expect(isLeaving()).toBe(false));
const dialog = (name: string) => screen.queryByRole('dialog', { name, hidden: true });
const here = () => window.history.state?.page === 'here';

/** A dialog that opens another inside, and one that is replaced by another. */
function Page() {
  const [open, setOpen] = useState<string[]>([]);
  const close = () => setOpen((names) => names.slice(0, -1));
  return (
    <>
      <button type="button" onClick={() => setOpen(['Outer'])}>
        Ask
      </button>
      <Dialog open={open.includes('Outer')} title="Outer" onClose={close}>
        <button type="button" onClick={() => setOpen(['Outer', 'Inner'])}>
          More
        </button>
        <button type="button" onClick={() => setOpen(['Next'])}>
          Go on
        </button>
      </Dialog>
      <Dialog open={open.includes('Inner')} title="Inner" onClose={close} />
      <Dialog open={open.includes('Next')} title="Next" onClose={close} />
    </>
  );
}

async function ask() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await pass();
}

async function goBack() {
  act(() => window.history.back());
  await pass();
}

test('Back closes a dialog and stays on the page', async () => {
  await ask();
  await goBack();
  await waitFor(() => expect(dialog('Outer')).toBeNull());
  expect(here()).toBe(true);
  expect(isEntered()).toBe(false);
});

test('a closed dialog leaves no history entry, neither before nor after the page', async () => {
  await ask();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(popped).toHaveBeenCalledTimes(1));
  expect(dialog('Outer')).toBeNull();
  expect(here() && !isEntered()).toBe(true);
  await pass();
  act(() => window.history.forward());
  // Forward, and back from the entry whose dialog is gone.
  await waitFor(() => expect(popped).toHaveBeenCalledTimes(3));
  expect(here() && !isEntered()).toBe(true);
});

test('Back closes the topmost of two dialogs', async () => {
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await pass();
  await goBack();
  await waitFor(() => expect(dialog('Inner')).toBeNull());
  expect(dialog('Outer')).not.toBeNull();
  await waitFor(() => expect(isEntered()).toBe(true));
  await goBack();
  await waitFor(() => expect(dialog('Outer')).toBeNull());
  expect(here() && !isEntered()).toBe(true);
});

test('a dialog that is replaced by another passes on its history entry', async () => {
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await pass();
  expect(popped).not.toHaveBeenCalled();
  expect(dialog('Next')).not.toBeNull();
  await goBack();
  await waitFor(() => expect(dialog('Next')).toBeNull());
  expect(here() && !isEntered()).toBe(true);
});

test('Back closes a dialog as soon as it is on the page', () => {
  render(<Page />);
  act(() => screen.getByRole('button', { name: 'Ask' }).click());
  expect([dialog('Outer'), isEntered()]).toEqual([expect.anything(), true]);
});

test('a dialog that is opened while a menu goes back from its entry stays, with an entry of its own', async () => {
  render(<Page />);
  enterHistory();
  leaveEntry();
  act(() => screen.getByRole('button', { name: 'Ask' }).click());
  await left();
  expect([dialog('Outer'), isEntered()]).toEqual([expect.anything(), true]);
  await goBack();
  await waitFor(() => expect(dialog('Outer')).toBeNull());
  expect(here() && !isEntered()).toBe(true);
});
