// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './ColorWidget.gallery.ts';
import ColorWidget from './ColorWidget.tsx';

testStates(ColorWidget, states);

test('a code is committed once complete, in the typed case', async () => {
  const { user, onChange } = renderState(ColorWidget, pick(states, 'Default'));
  const code = screen.getByLabelText('Embed color');
  await user.clear(code);
  await user.type(code, '#Ab12cD');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['#Ab12cD']);
});

test('the number sign is optional', async () => {
  const { user, onChange } = renderState(ColorWidget, pick(states, 'Default'));
  await user.clear(screen.getByLabelText('Embed color'));
  await user.paste('5865f2');
  await user.type(screen.getByLabelText('Embed color'), '5865f2');
  expect(onChange).toHaveBeenCalledWith('#5865f2');
});

test('an invalid code stays on blur, with a message, until a color is picked', async () => {
  const { user, onChange } = renderState(ColorWidget, pick(states, 'Filled'));
  const code = screen.getByLabelText('Embed color');
  await user.clear(code);
  await user.type(code, '#58x');
  await user.tab();
  expect(code).toHaveValue('#58x');
  expect(code).toHaveAccessibleDescription(/Enter a color code like #5865F2/);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Pick a color'), { target: { value: '#0d6b5e' } });
  expect(code).toHaveValue('#0d6b5e');
  expect(code).toBeValid();
});

test('what is pasted stays whole: a code among blanks is taken, anything longer is refused', async () => {
  const { user, onChange } = renderState(ColorWidget, pick(states, 'Default'));
  const code = screen.getByLabelText('Embed color');
  await user.clear(code);
  await user.paste(' #abcdef');
  expect(onChange).toHaveBeenLastCalledWith('#abcdef');
  await user.clear(code);
  await user.paste('rgb(88, 101, 242)');
  expect(code).toHaveValue('rgb(88, 101, 242)');
  await user.tab();
  expect(code).toBeInvalid();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('the browser’s picker sets the code', () => {
  const { onChange } = renderState(ColorWidget, pick(states, 'Default'));
  fireEvent.change(screen.getByLabelText('Pick a color'), { target: { value: '#0d6b5e' } });
  expect(onChange).toHaveBeenCalledWith('#0d6b5e');
  expect(screen.getByLabelText('Embed color')).toHaveValue('#0d6b5e');
});

test('a locked color is reverted', async () => {
  const { user, notify } = renderState(ColorWidget, pick(states, 'Locked'));
  const code = screen.getByLabelText('Embed color');
  await user.type(code, '{Backspace}');
  expect(notify).toHaveBeenCalled();
  expect(code).toHaveValue('#5865F2');
});
