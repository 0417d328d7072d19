// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './NumberWidget.gallery.ts';
import NumberWidget from './NumberWidget.tsx';

testStates(NumberWidget, states);

function open(name: string) {
  const view = renderState(NumberWidget, pick(states, name));
  return { ...view, input: screen.getByRole('textbox') };
}

test('numbers are committed as typed and clamped on blur', async () => {
  const { user, input, onChange } = open('Filled');
  await user.clear(input);
  await user.type(input, '75');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([7, 75]);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(60);
  expect(input).toHaveValue('60');
});

test.each(['Filled', 'Guarded'])('blur without typing changes nothing, whatever is stored: %s', async (name) => {
  const state = pick(states, name);
  const { user, onChange, onBlur } = renderState(NumberWidget, { ...state, props: { ...state.props, value: 1000.5 } });
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.tab();
  expect(onBlur).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveValue('1000.5');
});

test.each(['', '-', 'abc', '1e5', '1 5'])(
  '%o is no number: it stays with a sentence and an example that the setting accepts',
  async (typed) => {
    const { user, input, onChange } = open('Filled');
    await user.clear(input);
    if (typed) fireEvent.change(input, { target: { value: typed } });
    await user.tab();
    expect(input).toHaveValue(typed);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/Enter a number, for example 60\./);
    expect(onChange).not.toHaveBeenCalled();
    await user.clear(input);
    await user.type(input, '20');
    expect(input).toBeValid();
    expect(onChange).toHaveBeenLastCalledWith(20);
  },
);

describe.each([
  ['en', '1,000', '12.50', '12.5', '1.005', '1.01', '2.500'],
  ['ro', '1.000', '12,50', '12,5', '1,005', '1,01', '2,500'],
])('in %s', (language, thousand, decimal, shown, long, rounded, ambiguous) => {
  const decimals = { type: 'number', minimum: 0.01, maximum: 10_000, multipleOf: 0.01 };
  const whole = { type: 'integer', minimum: 1, maximum: 10_000 };

  function openWith(schema: typeof decimals | typeof whole) {
    const state = pick(states, 'Decimals');
    const view = renderState(NumberWidget, {
      ...state,
      props: { ...state.props, schema },
      context: { language },
    });
    return { ...view, input: screen.getByRole('textbox') };
  }

  async function type(text: string, schema: typeof decimals | typeof whole = decimals) {
    const view = openWith(schema);
    await view.user.clear(view.input);
    await view.user.type(view.input, text);
    await view.user.tab();
    return view;
  }

  test.each([thousand, '1 000'])('%s means one thousand', async (text) => {
    const { onChange, input } = await type(text);
    expect(onChange).toHaveBeenLastCalledWith(1000);
    expect(input).toHaveValue('1000');
  });

  test('decimals are parsed and formatted in the language', async () => {
    const { onChange, input } = await type(decimal);
    expect(onChange).toHaveBeenLastCalledWith(12.5);
    expect(input).toHaveValue(shown);
  });

  test('extra decimals are rounded on blur', async () => {
    const { onChange, input } = await type(long);
    expect(onChange).toHaveBeenLastCalledWith(1.01);
    expect(input).toHaveValue(rounded);
    expect(input).toBeValid();
  });

  test('ambiguous input is invalid', async () => {
    const { onChange, input } = await type(ambiguous, whole);
    expect(input).toHaveValue(ambiguous);
    expect(input).toHaveAccessibleDescription(/could mean 2500 or 2[.,]5\. Enter one of the two\./);
    expect(onChange.mock.calls).not.toContainEqual([2500]);
  });
});

test('blur rounds half up', async () => {
  const { user, input, onChange } = open('Decimals');
  await user.clear(input);
  await user.type(input, '0.1005');
  expect(onChange).toHaveBeenLastCalledWith(0.1005);
  await user.type(input, '{Backspace}{Backspace}5');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(0.11);
  expect(input).toHaveValue('0.11');
});

test('arrow keys step within the range', async () => {
  const { user, input } = open('Decimals');
  await user.type(input, '{ArrowUp}');
  expect(input).toHaveValue('0.55');
  await user.type(input, '{ArrowDown>12/}');
  expect(input).toHaveValue('0.01');
});

test('an arrow key replaces what is no number, even by the same value', async () => {
  const { user, input } = open('Filled');
  await user.type(input, '{ArrowUp>50/}');
  expect(input).toHaveValue('60');
  await user.type(input, 'x');
  expect(input).toHaveValue('60x');
  await user.keyboard('{ArrowUp}');
  expect(input).toHaveValue('60');
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

test('a locked number is reverted', async () => {
  const { user, input, notify } = open('Locked');
  await user.type(input, '3');
  expect(notify).toHaveBeenCalled();
  expect(input).toHaveValue('15');
});

test('a locked number says so of a text that is no number, too', async () => {
  const { user, input, notify } = open('Locked');
  await user.clear(input);
  expect(notify).toHaveBeenCalledOnce();
  await user.type(input, 'x');
  expect(notify).toHaveBeenCalledTimes(2);
  expect(input).toHaveValue('15');
  expect(input).not.toBeInvalid();
});

test('blur clamps to the field’s minimum, even if a smaller stored value is tolerated', async () => {
  const state = pick(states, 'Decimals');
  const { user, onChange } = renderState(NumberWidget, {
    ...state,
    props: { ...state.props, options: { ...state.props.options, softMinimum: 1 } },
  });
  const input = screen.getByRole('textbox');
  await user.clear(input);
  await user.type(input, '0.4');
  await user.tab();
  expect(input).toHaveValue('1');
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test('without clamping a number stays for validation, and arrow keys stay within the limit', async () => {
  const state = pick(states, 'Filled');
  const { user, onChange } = renderState(NumberWidget, {
    ...state,
    props: { ...state.props, options: { clampBehavior: 'none' } },
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

test('the unit may come from the form, with an emoji; it is read out and may be typed', async () => {
  const { user, onChange } = renderState(NumberWidget, pick(states, 'Unit of the form'));
  const field = screen.getByRole('textbox', { name: 'Price' });
  expect(await screen.findByText('🪙')).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Doubloons$/);
  await user.clear(field);
  await user.type(field, '25 Doubloons');
  expect(onChange).toHaveBeenLastCalledWith(25);
});
