// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assignmentObstacle } from '../../../language/fields/assignable.ts';
import type { Role } from '../../../language/model.ts';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { aloneContext, WidgetContext } from '../context.ts';
import { roles } from '../sampleServer.ts';
import type { WidgetProps } from '../types.ts';
import { states } from './RoleWidget.gallery.ts';
import RoleWidget from './RoleWidget.tsx';

// jsdom has no layout, and the virtual list needs a height.
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

test('offers assignable roles, highest first', async () => {
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

test('colors are shown, and 0 means none', async () => {
  await open('Empty');
  const chip = (name: string) => screen.getByRole('option', { name }).querySelector('[data-color]');
  expect(chip('Founders')).toHaveAttribute('data-color', '#d9a520');
  expect(chip('Newcomers')).toHaveAttribute('data-color', 'none');
});

test('search shows matches, or that there are none', async () => {
  const { user, titles, onChange } = await open('Empty');
  await user.type(screen.getByPlaceholderText('Search roles...'), 'pain');
  expect(titles()).toEqual(['Painters']);
  await user.type(screen.getByPlaceholderText('Search roles...'), 'q');
  await waitFor(() => expect(screen.getByText('No roles found')).toBeVisible());
  await user.type(screen.getByPlaceholderText('Search roles...'), '{Backspace}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('13');
});

test('roles are hidden by parts of their names, ignoring case', async () => {
  const { titles } = await open('Hidden names');
  expect(titles()).not.toContain('Bot herders');
});

test('roles used in other rows are hidden, but not the stored one', async () => {
  const { titles } = await open('Unique among rows');
  expect(titles()).toContain('Founders');
  expect(titles()).not.toContain('Moderators');
});

test('renders only those of 250 roles that are in view', async () => {
  const { user, titles, onChange } = await open('250 roles');
  await waitFor(() => expect(titles().length).toBeGreaterThan(5));
  expect(titles().length).toBeLessThan(60);
  await user.type(screen.getByPlaceholderText('Search roles...'), '077');
  expect(titles()).toEqual(['Team 077']);
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1076');
});

test('a choice can be cleared if null is allowed', async () => {
  const { user, onChange } = renderState(RoleWidget, pick(states, 'Filled'));
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.getByRole('combobox')).toHaveTextContent('Select a role');
});

test('and cannot if it is not', () => {
  const { container } = renderState(RoleWidget, pick(states, 'Required'));
  expect(within(container).queryByRole('button', { name: 'Clear the selection' })).toBeNull();
});

test('a deleted role is marked', () => {
  renderState(RoleWidget, pick(states, 'Missing reference'));
  expect(screen.getByRole('combobox')).toHaveTextContent('Deleted role');
});

test('focus moves to the control when its choice is cleared', async () => {
  const { user, onChange } = renderState(RoleWidget, pick(states, 'Filled'));
  screen.getByRole('button', { name: 'Clear the selection' }).focus();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole('combobox', { name: 'Verified role' })).toHaveFocus();
});

test.each([
  ['above the bot’s', { botRoles: ['12'] }, /^Founders.*above the bot's role/, 'assign roles that are below its own'],
  ['that opens the dashboard', { withheldRoles: ['10'] }, /^Founders.*opens the dashboard/, 'can hand it out'],
])('a role %s is marked, and refused with a reason', async (_, guild, option, reason) => {
  const notify = vi.fn();
  const onChange = vi.fn();
  const state = pick(states, 'Empty').props;
  const knowledge = {
    ...aloneContext,
    roles,
    notify,
    obstacleTo: (role: Role) => assignmentObstacle(role, { id: '1', roles, ...guild }),
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
  await user.click(await screen.findByRole('option', { name: option }));
  expect(onChange).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(reason), 'error');
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'Painters' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('13');
});

test('a role that can harm the server is marked, and asked about before members get it', async () => {
  const { user, onChange } = await open('Dangerous roles');
  await user.click(screen.getByRole('option', { name: /^Moderators ?can ban members$/ }));
  const question = await screen.findByRole('dialog', { name: 'Give “Moderators” to members?' });
  expect(question).toHaveAccessibleDescription('Everyone who verifies could ban members and kick members.');
  expect(screen.getByRole('button', { name: 'Choose another' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('combobox', { name: 'Verified role' }).focus();
  await user.keyboard('mod{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Use this role' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('11');
  // The question opened at the moment when the list closed.
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Verified role' })).toHaveFocus());
});

test('the role that is chosen already is not asked about', async () => {
  const { user, onChange } = await open('Dangerous role');
  await user.click(screen.getByRole('option', { name: /^Moderators/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('the list can be reloaded', async () => {
  const refresh = vi.fn(async () => {});
  const { user } = renderState(RoleWidget, { ...pick(states, 'Filled'), context: { refresh } });
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('button', { name: 'Refresh the list' }));
  expect(refresh).toHaveBeenCalledOnce();
});
