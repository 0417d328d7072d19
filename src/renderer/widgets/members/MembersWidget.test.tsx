// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { members, readMembers } from '../sampleServer.ts';
import { states } from './MembersWidget.gallery.ts';
import MembersWidget from './MembersWidget.tsx';

testStates(MembersWidget, states);

const label = 'Helpers';
const chips = () => within(screen.getByRole('list', { name: label })).getAllByRole('listitem');

async function open(name: string, context = {}) {
  const state = pick(states, name);
  const view = renderState(MembersWidget, { ...state, context: { ...state.context, ...context } });
  await view.user.click(screen.getByRole('combobox', { name: label }));
  return { ...view, search: screen.getByPlaceholderText('Search members...') };
}

test('members are searched on the server after a pause in typing, and are added by keyboard', async () => {
  const read = vi.fn(readMembers);
  const { user, onChange, search } = await open('Empty', { read });
  expect(screen.getByRole('status')).toHaveTextContent('Type the beginning of a name');
  await user.type(search, 'Ada');
  expect(screen.getByRole('status')).toHaveTextContent('Searching');
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Adaada.l',
    'Adam Strandstrand',
  ]);
  expect(read.mock.calls).toEqual([['members/?query=Ada']]);
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['900']);
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['900', '901']);
  expect(chips().map((chip) => chip.textContent)).toEqual(['Adaada.l', 'Adam Strandstrand']);
});

test('a found member is known without being looked up again', async () => {
  const read = vi.fn(readMembers);
  const learn = vi.fn();
  const { user, search } = await open('Empty', { read, learn, members: {} });
  await user.type(search, 'gr');
  await user.click(await screen.findByRole('option', { name: /^Grace/ }));
  expect(learn).toHaveBeenCalledExactlyOnceWith({ 902: members[2] });
  expect(read.mock.calls).toEqual([['members/?query=gr']]);
});

test('nobody found and a failed search are told apart', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = vi.fn(readMembers);
  const { user, search } = await open('Empty', { read });
  await user.type(search, 'zzz');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No members found'));
  read.mockRejectedValueOnce(new Error('out'));
  await user.type(search, 'z');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The search failed. Please try again.'));
  expect(errors).toHaveBeenCalledOnce();
  errors.mockRestore();
});

test('members who are not known are looked up, and those who left are marked', async () => {
  const learn = vi.fn();
  const view = renderState(MembersWidget, {
    ...pick(states, 'Not looked up yet'),
    props: { ...pick(states, 'Not looked up yet').props, value: ['902', '903'] },
    context: { read: readMembers, members: {}, learn },
  });
  await waitFor(() => expect(learn).toHaveBeenCalledExactlyOnceWith({ 902: members[2], 903: null }));
  view.unmount();
  renderState(MembersWidget, pick(states, 'Not in the server any more'));
  expect(screen.getByRole('button', { name: 'Remove Former member' })).toBeVisible();
});
