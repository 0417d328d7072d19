// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './ThemeWidget.gallery.ts';
import ThemeWidget from './ThemeWidget.tsx';

testStates(ThemeWidget, states);

test('shows ten themes in their colors', async () => {
  const { user, container, onChange } = renderState(ThemeWidget, pick(states, 'Filled'));
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  await waitFor(() => expect(container.querySelector('svg rect')).toHaveAttribute('fill', '#f6f7f9'));
  await user.click(screen.getByText('Cyber'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('cyber');
});

test('a locked picker keeps its theme', async () => {
  const { user, notify } = renderState(ThemeWidget, pick(states, 'Locked'));
  await user.click(screen.getByText('Cyber'));
  expect(notify).toHaveBeenCalledOnce();
  expect(screen.getByRole('radio', { name: 'Nature' })).toBeChecked();
});
