// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../primitives/overlays/Dialog.tsx';
import type { FormStore } from '../state/store.ts';
import { useShortcuts } from './useShortcuts.ts';

function Form({ asks, store, save }: { asks: boolean; store: FormStore; save(): void }) {
  useShortcuts(store, save);
  return (
    <>
      <button type="button">Page</button>
      <Dialog open={asks} onClose={() => {}} title="Question">
        <button type="button">Answer</button>
      </Dialog>
    </>
  );
}

test('the form behind a dialog is neither saved nor changed by a key', async () => {
  const [undo, redo, save] = [vi.fn(), vi.fn(), vi.fn()];
  const store = { undo, redo, canUndoDiscard: () => false } as Partial<FormStore> as FormStore;
  const keys = '{Control>}zys{/Control}';
  const user = userEvent.setup();
  const { rerender } = render(<Form asks store={store} save={save} />);
  const answer = screen.getByRole('button', { name: 'Answer' });
  answer.focus();
  await user.keyboard(keys);
  answer.blur();
  await user.keyboard(keys);
  for (const act of [undo, redo, save]) expect(act).not.toHaveBeenCalled();
  rerender(<Form asks={false} store={store} save={save} />);
  screen.getByRole('button', { name: 'Page' }).focus();
  await user.keyboard(keys);
  for (const act of [undo, redo, save]) expect(act).toHaveBeenCalledOnce();
});
