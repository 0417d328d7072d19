// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './TimeWidget.gallery.ts';
import TimeWidget from './TimeWidget.tsx';

testStates(TimeWidget, states);

const input = () => screen.getByLabelText('Starts at');

test('a whole time is handed on', () => {
  const { onChange } = renderState(TimeWidget, pick(states, 'Empty'));
  fireEvent.change(input(), { target: { value: '07:05' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('07:05');
  expect(input()).toHaveValue('07:05');
});

test('a time that is cleared or half typed stays so, with a sentence, until there is one', async () => {
  const { user, onChange } = renderState(TimeWidget, pick(states, 'Filled'));
  await user.click(input());
  fireEvent.change(input(), { target: { value: '' } });
  expect(input()).toHaveValue('');
  expect(input()).toBeValid();
  await user.tab();
  expect(input()).toHaveValue('');
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(/Enter a time with hours and minutes\./);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(input(), { target: { value: '07:05' } });
  expect(input()).toBeValid();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('07:05');
});

test('a locked time stays as it was', () => {
  const { onChange, say } = renderState(TimeWidget, pick(states, 'Locked'));
  fireEvent.change(input(), { target: { value: '07:05' } });
  expect(say).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(input()).toHaveValue('18:30');
});
