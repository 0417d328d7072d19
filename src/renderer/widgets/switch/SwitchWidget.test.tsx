// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './SwitchWidget.gallery.ts';
import SwitchWidget from './SwitchWidget.tsx';

testStates(SwitchWidget, states);

test('the switch and its label toggle it, by pointer and by keyboard', async () => {
  const { user, onChange } = renderState(SwitchWidget, pick(states, 'Off'));
  const control = screen.getByRole('switch', { name: 'Slash commands' });
  await user.click(control);
  expect(control).toBeChecked();
  await user.click(screen.getByText('Slash commands'));
  expect(control).not.toBeChecked();
  control.focus();
  await user.keyboard(' ');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([true, false, true]);
});

test('a locked switch can be focused and keeps its value', async () => {
  const { user, notify } = renderState(SwitchWidget, pick(states, 'Locked'));
  await user.tab();
  const control = screen.getByRole('switch');
  expect(control).toHaveFocus();
  await user.keyboard(' ');
  expect(notify).toHaveBeenCalledOnce();
  expect(control).toBeChecked();
});

test('a disabled switch does not toggle', async () => {
  const { user, onChange } = renderState(SwitchWidget, pick(states, 'Disabled'));
  await user.click(screen.getByRole('switch'));
  expect(onChange).not.toHaveBeenCalled();
});
