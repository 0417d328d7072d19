// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import type { Draft } from '../types.ts';
import { states } from './DateWidget.gallery.ts';
import DateWidget from './DateWidget.tsx';

testStates(DateWidget, states);

const input = () => screen.getByLabelText('Last day');

test('a date is stored as it is, and read back in words', () => {
  const { onChange } = renderState(DateWidget, pick(states, 'Empty'));
  fireEvent.change(input(), { target: { value: '2026-10-05' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-10-05');
  expect(input()).toHaveAccessibleDescription(/Monday, October 5, 2026/);
});

test('the words are those of the language', () => {
  renderState(DateWidget, pick(states, 'In Romanian'));
  expect(screen.getByLabelText('Ultima zi')).toHaveAccessibleDescription(/duminică, 29 martie 2026/);
});

test('a date that may be missing can be cleared', () => {
  const { onChange } = renderState(DateWidget, pick(states, 'Filled'));
  fireEvent.change(input(), { target: { value: '' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(input()).toBeValid();
});

test('half a date stays with a sentence, and clears nothing', async () => {
  const { user, onChange } = renderState(DateWidget, pick(states, 'Filled'));
  // A browser gives half a date no value; jsdom has none.
  Object.defineProperty(input(), 'validity', { value: { badInput: true } });
  await user.click(input());
  fireEvent.change(input(), { target: { value: '' } });
  await user.tab();
  expect(input()).toHaveAccessibleDescription(/Enter a day, a month and a year\./);
  expect(onChange).not.toHaveBeenCalled();
});

test('half a date that was typed into an empty field is noticed when it is left', async () => {
  const { user, onChange } = renderState(DateWidget, pick(states, 'Empty'));
  // Browsers send no event before a date is complete.
  Object.defineProperty(input(), 'validity', { value: { badInput: true } });
  await user.click(input());
  await user.tab();
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(/Enter a day, a month and a year\./);
  expect(onChange).not.toHaveBeenCalled();
});

test('a date that is removed part by part is cleared when its field is left', async () => {
  const { user, onChange } = renderState(DateWidget, pick(states, 'Filled'));
  const validity = { badInput: true };
  Object.defineProperty(input(), 'validity', { value: validity });
  await user.click(input());
  fireEvent.change(input(), { target: { value: '' } });
  // Browsers send no event for the parts after the first.
  validity.badInput = false;
  await user.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(input()).toBeValid();
  expect(input()).not.toHaveAccessibleDescription(/Enter a day/);
});

test('half a date disappears from an empty field with the edit that it was', async () => {
  const { props } = pick(states, 'Empty');
  const view = (draft?: Draft) => (
    <DateWidget
      {...props}
      id="date"
      name="date"
      label="Last day"
      options={{}}
      value={null}
      draft={draft}
      onDraft={() => {}}
      onChange={() => {}}
      onBlur={() => {}}
      onFocus={() => {}}
    />
  );
  const { rerender, container } = render(view({ text: '', expected: null, problem: 'Enter a day' }));
  const field = container.querySelector('input') as HTMLInputElement;
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  const write = vi.spyOn(field, 'value', 'set');
  rerender(view());
  expect(write).toHaveBeenCalledExactlyOnceWith('');
});

test('one that may not be missing stays empty with a sentence, and is not stored', async () => {
  const { props } = pick(states, 'Filled');
  const state = { ...pick(states, 'Filled'), props: { ...props, schema: { type: 'string', format: 'date' } as const } };
  const { user, onChange } = renderState(DateWidget, state);
  await user.click(input());
  fireEvent.change(input(), { target: { value: '' } });
  await user.tab();
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(/Enter a day, a month and a year\./);
  expect(onChange).not.toHaveBeenCalled();
});
