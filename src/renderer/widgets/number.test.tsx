// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { states } from '../gallery/states/number.tsx';
import { pick, renderState, testStates } from '../gallery/testing.tsx';
import NumberWidget from './number.tsx';

testStates(NumberWidget, states);

function open(name: string) {
  const view = renderState(NumberWidget, pick(states, name));
  return { ...view, input: screen.getByRole('textbox') };
}

test('numbers are taken over as typed and brought into range on leaving', async () => {
  const { user, input, onChange } = open('Filled');
  await user.clear(input);
  await user.type(input, '75');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([7, 75]);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(60);
  expect(input).toHaveValue('60');
});

test.each(['Filled', 'Guarded'])('leaving without typing changes nothing, whatever is stored: %s', async (name) => {
  const state = pick(states, name);
  const { user, onChange, onBlur } = renderState(NumberWidget, { ...state, props: { ...state.props, value: 1000.5 } });
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.tab();
  expect(onBlur).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveValue('1000.5');
});

test.each(['', '-', 'abc', '1e5'])('%o is no number: leaving restores the last good value', async (typed) => {
  const { user, input, onChange } = open('Filled');
  await user.clear(input);
  if (typed) await user.type(input, typed.startsWith('1') ? 'e5' : typed);
  await user.tab();
  expect(input).toHaveValue('15');
  expect(onChange).not.toHaveBeenCalled();
});

test('a comma separates decimals, and leaving rounds half up', async () => {
  const { user, input, onChange } = open('Decimals');
  await user.clear(input);
  await user.type(input, '1,005');
  expect(onChange).toHaveBeenLastCalledWith(1.005);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(1.01);
  expect(input).toHaveValue('1.01');
});

test('arrows step and stay in range', async () => {
  const { user, input } = open('Decimals');
  await user.type(input, '{ArrowUp}');
  expect(input).toHaveValue('0.55');
  await user.type(input, '{ArrowDown>12/}');
  expect(input).toHaveValue('0.01');
});

test('a guarded number ignores smaller values while typing', async () => {
  const { user, input, onChange } = open('Guarded');
  await user.clear(input);
  await user.type(input, '25');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([25]);
  await user.clear(input);
  await user.type(input, '7');
  await user.tab();
  expect(input).toHaveValue('25');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a locked number falls back', async () => {
  const { user, input, say } = open('Locked');
  await user.type(input, '3');
  expect(say).toHaveBeenCalled();
  expect(input).toHaveValue('15');
});

test('leaving leads to the least number of the field, also where a smaller one may be stored', async () => {
  const state = pick(states, 'Decimals');
  const { user, onChange } = renderState(NumberWidget, {
    ...state,
    props: { ...state.props, options: { ...state.props.options, min: 1 } },
  });
  const input = screen.getByRole('textbox');
  await user.clear(input);
  await user.type(input, '0.4');
  await user.tab();
  expect(input).toHaveValue('1');
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test('a number that is not moved to its limit stays for a save to judge, and arrows keep to the limit', async () => {
  const state = pick(states, 'Filled');
  const { user, onChange } = renderState(NumberWidget, {
    ...state,
    props: { ...state.props, options: { clamp: false } },
  });
  const input = screen.getByRole('textbox');
  await user.clear(input);
  await user.type(input, '75');
  await user.tab();
  expect(input).toHaveValue('75');
  expect(onChange).toHaveBeenLastCalledWith(75);
  await user.type(input, '{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(60);
});
