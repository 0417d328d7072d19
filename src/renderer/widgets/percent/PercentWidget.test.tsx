// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './PercentWidget.gallery.ts';
import PercentWidget from './PercentWidget.tsx';

testStates(PercentWidget, states);

test('a percentage is typed as a number, with its sign or without', async () => {
  const { user, onChange } = renderState(PercentWidget, pick(states, 'Filled'));
  const input = screen.getByRole('textbox', { name: 'Chance' });
  expect(input).toHaveAccessibleDescription(/%/);
  await user.clear(input);
  await user.type(input, '40 %');
  expect(onChange).toHaveBeenLastCalledWith(40);
  await user.tab();
  expect(input).toHaveValue('40');
});

test('the arrow keys move it by a step, within its limits', async () => {
  const { user, onChange } = renderState(PercentWidget, pick(states, 'Filled'));
  screen.getByRole('textbox', { name: 'Chance' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(17.5);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith(0);
});
