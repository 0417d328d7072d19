// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './DurationWidget.gallery.ts';
import DurationWidget from './DurationWidget.tsx';

testStates(DurationWidget, states);

function open(name: string) {
  const view = renderState(DurationWidget, pick(states, name));
  return { ...view, input: screen.getByRole('textbox') };
}

test('a duration is stored in seconds, and written in its largest units when the field is left', async () => {
  const { user, input, onChange } = open('Filled');
  expect(input).toHaveValue('1d 12h');
  await user.clear(input);
  await user.type(input, '90m');
  expect(onChange).toHaveBeenLastCalledWith(5400);
  expect(input).toHaveValue('90m');
  await user.tab();
  expect(input).toHaveValue('1h 30m');
});

test.each(['90', 'soon'])('%o is none: it stays, with a sentence', async (typed) => {
  const { user, input, onChange } = open('Filled');
  await user.clear(input);
  await user.type(input, typed);
  await user.tab();
  expect(input).toHaveValue(typed);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(/Enter a duration with its units, such as 1d 12h or 1h 30m\./);
  expect(onChange).not.toHaveBeenCalled();
});

test('a number alone is read in the unit of the setting, if it has one', async () => {
  const { user, input, onChange } = open('With a unit of its own');
  await user.clear(input);
  await user.type(input, '45');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(2700);
  expect(input).toHaveValue('45m');
});

test('no duration is shown as zero', () => {
  expect(open('None').input).toHaveValue('0s');
});
