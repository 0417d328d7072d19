// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './StyleWidget.gallery.ts';
import StyleWidget from './StyleWidget.tsx';

testStates(StyleWidget, states);

test('each style is shown in its color, and arrow keys choose', async () => {
  const { user, onChange, container } = renderState(StyleWidget, pick(states, 'Filled'));
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'PRIMARY',
    'SECONDARY',
    'SUCCESS',
    'DANGER',
  ]);
  expect(container.querySelector('[style*="rgb(88, 101, 242)"]')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Success' })).toBeChecked();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith('DANGER');
  await user.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith('PRIMARY');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
