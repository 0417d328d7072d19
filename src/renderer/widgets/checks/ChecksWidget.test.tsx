// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { lockedSentence } from '../galleryState.ts';
import { states } from './ChecksWidget.gallery.ts';
import ChecksWidget from './ChecksWidget.tsx';

testStates(ChecksWidget, states);

const box = (name: string) => screen.getByRole('checkbox', { name });

test('is a named group of checkboxes, operable with Tab and Space', async () => {
  const { user, onChange } = renderState(ChecksWidget, pick(states, 'Filled'));
  expect(screen.getByRole('group', { name: 'Days' })).toBeVisible();
  expect(box('Wed')).toBeChecked();
  await user.tab();
  await user.tab();
  expect(box('Tue')).toHaveFocus();
  await user.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith([1, 2, 3, 7]);
});

test('values are stored in the order of the choices, whatever the order of clicks', async () => {
  const { user, onChange } = renderState(ChecksWidget, pick(states, 'Empty'));
  for (const day of ['Sun', 'Mon', 'Thu']) await user.click(box(day));
  expect(onChange).toHaveBeenLastCalledWith([1, 4, 7]);
  await user.click(box('Mon'));
  expect(onChange).toHaveBeenLastCalledWith([4, 7]);
});

test('values keep their type', async () => {
  const { user, onChange } = renderState(ChecksWidget, pick(states, 'Words, all of them'));
  await user.click(box('Videos'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['images', 'gifs', 'texts', 'links']);
});

test('a locked group keeps its value', async () => {
  const { user, onChange, notify } = renderState(ChecksWidget, pick(states, 'Locked'));
  await user.click(box('Tue'));
  expect(notify).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(box('Tue')).not.toBeChecked();
});

test('a choice of another plan explains so and is refused; a stored one can be unchecked', async () => {
  const state = pick(states, 'One of another plan');
  const { user, onChange, notify, unmount } = renderState(ChecksWidget, state);
  await user.click(box('GIFs Included in premium'));
  expect(notify).toHaveBeenCalledExactlyOnceWith(lockedSentence, 'locked', 'premium');
  expect(onChange).not.toHaveBeenCalled();
  unmount();
  const stored = renderState(ChecksWidget, { ...state, props: { ...state.props, value: ['gifs', 'videos'] } });
  await user.click(box('GIFs'));
  expect(stored.onChange).toHaveBeenCalledExactlyOnceWith(['videos']);
});
