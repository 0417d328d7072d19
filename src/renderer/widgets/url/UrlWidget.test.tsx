// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './UrlWidget.gallery.ts';
import UrlWidget from './UrlWidget.tsx';

testStates(UrlWidget, states);

test('spaces around a pasted address are dropped when the field is left', async () => {
  const { user, onChange, onBlur } = renderState(UrlWidget, pick(states, 'Empty'));
  await user.click(screen.getByRole('textbox', { name: 'Website' }));
  await user.paste(' https://example.com ');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('https://example.com');
  expect(onBlur).toHaveBeenCalledWith(id, 'https://example.com');
});
