// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assignmentObstacle } from '../../../language/fields/assignable.ts';
import type { Role } from '../../../language/model.ts';
import { roles } from '../../gallery/server.ts';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { aloneContext, WidgetContext } from '../context.ts';
import type { WidgetProps } from '../types.ts';
import { states } from './RoleWidget.gallery.ts';
import RoleWidget from './RoleWidget.tsx';

// jsdom has no layout; the virtual list needs a height to know what is in view.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(332);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => vi.restoreAllMocks());

testStates(RoleWidget, states);

async function open(name: string) {
  const view = renderState(RoleWidget, pick(states, name));
  await view.user.click(screen.getByRole('combobox', { name: 'Verified role' }));
  await screen.findAllByRole('option');
  return { ...view, titles: () => screen.getAllByRole('option').map((option) => option.textContent) };
}

test('roles that members can have, highest first', async () => {
  const { titles } = await open('Empty');
  expect(titles()).toEqual([
    'Founders',
    'Moderators',
    'Bot herders',
    'Painters',
    'Night shift',
    'Verified',
    'Newcomers',
    'Guests',
  ]);
});

test('colors are drawn, and 0 is none', async () => {
  await open('Empty');
  const chip = (name: string) => screen.getByRole('option', { name }).querySelector('[data-color]');
  expect(chip('Founders')).toHaveAttribute('data-color', '#d9a520');
  expect(chip('Newcomers')).toHaveAttribute('data-color', 'none');
});

test('search finds, or says that it does not', async () => {
  const { user, titles, onChange } = await open('Empty');
  await user.type(screen.getByPlaceholderText('Search roles...'), 'pain');
  expect(titles()).toEqual(['Painters']);
  await user.type(screen.getByPlaceholderText('Search roles...'), 'q');
  await waitFor(() => expect(screen.getByText('No roles found')).toBeVisible());
  await user.type(screen.getByPlaceholderText('Search roles...'), '{Backspace}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('13');
});

test('parts of names hide roles, whatever their case', async () => {
  const { titles } = await open('Hidden names');
  expect(titles()).not.toContain('Bot herders');
});

test('roles of other rows are hidden, the own one is not', async () => {
  const { titles } = await open('Unique among rows');
  expect(titles()).toContain('Founders');
  expect(titles()).not.toContain('Moderators');
});

test('of 250 roles only those in view are in the page', async () => {
  const { user, titles, onChange } = await open('250 roles');
  await waitFor(() => expect(titles().length).toBeGreaterThan(5));
  expect(titles().length).toBeLessThan(60);
  await user.type(screen.getByPlaceholderText('Search roles...'), '077');
  expect(titles()).toEqual(['Team 077']);
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1076');
});

test('a choice can be cleared where null is allowed', async () => {
  const { user, onChange } = renderState(RoleWidget, pick(states, 'Filled'));
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.getByRole('combobox')).toHaveTextContent('Select a role');
});

test('and cannot where it is not', () => {
  const { container } = renderState(RoleWidget, pick(states, 'Required'));
  expect(within(container).queryByRole('button', { name: 'Clear the selection' })).toBeNull();
});

test('a role that is gone is named', () => {
  renderState(RoleWidget, pick(states, 'Missing reference'));
  expect(screen.getByRole('combobox')).toHaveTextContent('Deleted role');
});

test('focus stays at the control whose choice is cleared', async () => {
  const { user, onChange } = renderState(RoleWidget, pick(states, 'Filled'));
  screen.getByRole('button', { name: 'Clear the selection' }).focus();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole('combobox', { name: 'Verified role' })).toHaveFocus();
});

test('a role above the bot’s is marked, and says why it is not taken', async () => {
  const say = vi.fn();
  const onChange = vi.fn();
  const state = pick(states, 'Empty').props;
  const knowledge = {
    ...aloneContext,
    roles,
    say,
    obstacleTo: (role: Role) => assignmentObstacle(role, { id: '1', roles, botRoles: ['12'] }),
  };
  const props = {
    ...state,
    options: {},
    schema: { ...state.schema, refers: { to: 'role', assignable: true } },
    id: 'role',
    name: 'role',
  };
  const user = userEvent.setup();
  render(
    <WidgetContext value={knowledge}>
      <RoleWidget {...(props as WidgetProps)} onChange={onChange} onBlur={vi.fn()} onFocus={vi.fn()} />
    </WidgetContext>,
  );
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /^Founders.*above the bot's role/ }));
  expect(onChange).not.toHaveBeenCalled();
  expect(say).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('only assign roles that are below its own'),
    'error',
  );
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'Painters' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('13');
});

test('the list can be read anew where it is chosen from', async () => {
  const refresh = vi.fn(async () => {});
  const { user } = renderState(RoleWidget, { ...pick(states, 'Filled'), context: { refresh } });
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('button', { name: 'Refresh the list' }));
  expect(refresh).toHaveBeenCalledOnce();
});
