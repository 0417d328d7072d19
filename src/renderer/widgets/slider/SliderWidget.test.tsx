// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { lockedSentence } from '../galleryState.ts';
import { states } from './SliderWidget.gallery.ts';
import SliderWidget from './SliderWidget.tsx';

testStates(SliderWidget, states);

test('a slider is moved within its limits', () => {
  const { onChange } = renderState(SliderWidget, pick(states, 'Filled'));
  const slider = screen.getByRole('slider', { name: 'Volume' });
  fireEvent.change(slider, { target: { value: '3' } });
  expect(onChange).toHaveBeenLastCalledWith(3);
  fireEvent.change(slider, { target: { value: '99' } });
  expect(onChange).toHaveBeenLastCalledWith(10);
});

test('its value is shown, and read, with its unit in the notation of the language', () => {
  renderState(SliderWidget, pick(states, 'With a unit'));
  expect(screen.getByRole('slider', { name: 'Delay' })).toHaveAttribute('aria-valuetext', '1,250.5 seconds');
  expect(screen.getByText('1,250.5 seconds')).toBeVisible();
});

test('a locked slider stays where it is and says why', () => {
  const { onChange, notify } = renderState(SliderWidget, pick(states, 'Locked'));
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '3' } });
  expect(notify).toHaveBeenCalledExactlyOnceWith(lockedSentence, 'locked');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('slider', { name: 'Volume' })).toHaveValue('7');
});
