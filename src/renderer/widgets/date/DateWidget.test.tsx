// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
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
