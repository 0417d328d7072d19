// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useRef } from 'react';
import { expect, test } from 'vitest';
import type { Json } from '../../../language/model.ts';
import type { LiveValue } from '../types.ts';
import { fieldText } from './useLive.ts';
import { useTextInput } from './useTextInput.ts';

const LONGEST = 8;

/** A form with one text of at most eight characters. */
function form(value: Json) {
  const listeners = new Set<() => void>();
  const live: LiveValue = {
    value: () => value,
    draft: () => undefined,
    setDraft: () => {},
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  function set(next: Json) {
    value = next;
    for (const listener of listeners) listener();
  }
  return { live, set, listeners };
}

function Field({ live, set }: Pick<ReturnType<typeof form>, 'live' | 'set'>) {
  const field = useRef<HTMLInputElement>(null);
  useTextInput(
    field,
    { live },
    {
      live,
      shown: () => fieldText(live.value()),
      edit(typed, caret) {
        const kept = typed.slice(0, LONGEST);
        set(kept);
        return kept === typed ? undefined : caret;
      },
    },
  );
  return <input ref={field} aria-label="Name" />;
}

function show(value: string) {
  const state = form(value);
  const view = render(
    <StrictMode>
      <Field live={state.live} set={state.set} />
    </StrictMode>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  return { ...state, ...view, field, user: userEvent.setup() };
}

test('each key reaches the form once, in strict mode as well, until the field is gone', async () => {
  const { live, field, user, listeners, unmount } = show('Ada');
  expect(field).toHaveValue('Ada');
  await user.type(field, ' L');
  expect([field.value, live.value(), listeners.size]).toEqual(['Ada L', 'Ada L', 1]);
  unmount();
  expect(listeners.size).toBe(0);
});

test.each([
  ['a change before the caret moves it along', 'Ada', 1, 'Big Ada', 5],
  ['a change behind it does not', 'Ada', 1, 'Ada B', 1],
  ['a caret in a replaced part goes to its end', 'abXXcd', 3, 'abYcd', 3],
  ['a caret at the end stays there', 'Ada', 3, 'Bob', 3],
])('%s', (_, before, caret, after, expected) => {
  const { field, set } = show(before);
  field.focus();
  field.setSelectionRange(caret, caret);
  act(() => set(after));
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([after, expected, expected]);
});

test('nothing is written into the field while an input method composes', () => {
  const { live, field, set } = show('Ada');
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'Ada Lovelace' } });
  expect([field.value, live.value()]).toEqual(['Ada Lovelace', 'Ada Love']);
  act(() => set('Bob'));
  expect(field).toHaveValue('Ada Lovelace');
  fireEvent.compositionEnd(field);
  expect([field.value, live.value()]).toEqual(['Ada Love', 'Ada Love']);
});

test('a text that is filled in without an input event counts, too', () => {
  const { live, field } = show('');
  fireEvent.change(field, { target: { value: 'Ada' } });
  expect([field.value, live.value()]).toEqual(['Ada', 'Ada']);
});
