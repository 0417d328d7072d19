// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { id, pick, renderState, testStates } from '../../gallery/testing.tsx';
import { present } from '../../test/present.ts';
import { lockedSentence } from '../galleryState.ts';
import { states } from './CardsWidget.gallery.ts';
import CardsWidget from './CardsWidget.tsx';

testStates(CardsWidget, states);

test('is a named group; arrow keys choose', async () => {
  const { user, onChange } = renderState(CardsWidget, pick(states, 'Filled'));
  expect(screen.getByRole('radiogroup', { name: 'Message type' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Embed' })).toBeChecked();
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('classic');
  expect(screen.getByRole('radio', { name: 'Classic' })).toHaveAccessibleDescription(/Plain text/);
});

const card = (name: string) => present(screen.getByRole('radio', { name }).closest('label'));

test('in a locked field all choices but the stored one look locked', () => {
  renderState(CardsWidget, pick(states, 'Locked'));
  expect(card('Embed')).not.toHaveAttribute('data-locked');
  expect(card('Classic')).toHaveAttribute('data-locked');
});

test('a card of another plan is marked, unless it is chosen', () => {
  const state = pick(states, 'Booleans, one of them locked');
  const marked = (name: string) => within(card(name)).queryByRole('img', { name: 'Included in premium' }) !== null;
  const { unmount } = renderState(CardsWidget, state);
  expect([marked('Basic Verification'), marked('Auto Verification')]).toEqual([false, true]);
  unmount();
  renderState(CardsWidget, { ...state, props: { ...state.props, value: true } });
  expect([marked('Basic Verification'), marked('Auto Verification')]).toEqual([false, false]);
});

test('focus on the field moves to the chosen card', () => {
  renderState(CardsWidget, pick(states, 'Filled'));
  act(() => document.getElementById(id)?.focus());
  expect(screen.getByRole('radio', { name: 'Embed' })).toHaveFocus();
});

test('a click focuses only the clicked card', async () => {
  const { user, onChange } = renderState(CardsWidget, pick(states, 'Filled'));
  const focused = vi.fn();
  screen.getByRole('radio', { name: 'Embed' }).addEventListener('focus', focused);
  await user.click(screen.getByText('Classic'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('classic');
  expect(screen.getByRole('radio', { name: 'Classic' })).toHaveFocus();
  expect(focused).not.toHaveBeenCalled();
});

test('a card of another plan explains so and is not chosen', async () => {
  const { user, onChange, notify } = renderState(CardsWidget, pick(states, 'Booleans, one of them locked'));
  await user.click(screen.getByText('Auto Verification'));
  expect(notify).toHaveBeenCalledExactlyOnceWith(lockedSentence, 'locked', 'premium');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: 'Basic Verification' })).toBeChecked();
});

test('booleans stay booleans', async () => {
  const state = pick(states, 'Booleans, one of them locked');
  const { user, onChange } = renderState(CardsWidget, {
    ...state,
    props: { ...state.props, schema: { type: 'boolean' } },
  });
  await user.click(screen.getByText('Auto Verification'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('a card whose condition does not hold is disabled and explains why', () => {
  const state = pick(states, 'Filled');
  const options = ((state.props.options?.options as object[] | undefined) ?? []).map((card, index) =>
    index === 0 ? { ...card, enabled: 'never', disabledReason: 'Not now' } : card,
  );
  renderState(CardsWidget, {
    ...state,
    props: { ...state.props, options: { options } },
    context: { evaluate: () => false },
  });
  const [first, second] = screen.getAllByRole('radio');
  expect(first).toBeDisabled();
  expect(first).toHaveAccessibleDescription('Not now');
  expect(second).toBeEnabled();
});

test('a hidden choice is not offered, and no card is checked while it is stored', async () => {
  const state = pick(states, 'Filled');
  const given = (state.props.options?.options as object[] | undefined) ?? [];
  const options = [...given, { value: 'none', title: 'None', hidden: true }];
  const { user, onChange } = renderState(CardsWidget, {
    ...state,
    props: { ...state.props, value: 'none', options: { options } },
  });
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['classic', 'embed']);
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await user.click(screen.getByText('Embed'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('embed');
});

test('a choice whose condition does not hold is not offered', () => {
  const state = pick(states, 'Filled');
  const options = [
    { value: 'embed', title: 'Boxed', visible: 'never' },
    { value: 'embed', title: 'In a box', visible: 'always' },
  ];
  renderState(CardsWidget, {
    ...state,
    props: { ...state.props, options: { options } },
    context: { evaluate: (expression) => expression === 'always' },
  });
  expect(screen.getAllByRole('radio')).toEqual([screen.getByRole('radio', { name: 'In a box' })]);
});

test('a price is part of the description of a card, with the original price and the discount', () => {
  renderState(CardsWidget, pick(states, 'With prices'));
  expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveAccessibleDescription('4.99 EUR Every month');
  const yearly = screen.getByRole('radio', { name: 'Yearly' });
  expect(yearly).toHaveAccessibleDescription(/^39\.99 EUR instead of 60\.00 EUR Save 33% Every year$/i);
  expect(screen.getByText('60.00 EUR').tagName).toBe('S');
});

test('a price is that of the plan which is chosen elsewhere, without a badge for a discount that it does not have', () => {
  renderState(CardsWidget, pick(states, 'With prices of a plan that is chosen elsewhere'));
  expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveAccessibleDescription('2.99 EUR Every month');
  expect(screen.getByRole('radio', { name: 'Yearly' })).toHaveAccessibleDescription('29.99 EUR Every year');
});
