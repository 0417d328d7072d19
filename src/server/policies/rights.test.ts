import { describe, expect, test } from 'vitest';
import type { Role } from '../../language/model.ts';
import { mayRead, rightsOf } from './rights.ts';

function role(id: string, ...permissions: string[]): Role {
  return { id, name: id, color: 0, icon: null, managed: false, position: 1, permissions };
}

const guild = { id: '1', owner_id: '10', roles: [role('1', 'SEND_MESSAGES'), role('2', 'ADMINISTRATOR'), role('3')] };

describe('rights', () => {
  test.each([
    ['the owner', '10', [], false, { is_owner: true, is_admin: true, can_modify: true }],
    ['an administrator', '11', ['2'], false, { is_owner: false, is_admin: true, can_modify: false }],
    ['an allowed administrator', '11', ['2'], true, { is_owner: false, is_admin: true, can_modify: true }],
    ['a member', '12', ['3'], true, { is_owner: false, is_admin: false, can_modify: false }],
    [
      'a user with a role of another server',
      '12',
      ['99'],
      true,
      { is_owner: false, is_admin: false, can_modify: false },
    ],
  ])('of %s', (_who, userId, roles, adminModify, expected) => {
    const rights = rightsOf({ guild, userId, roles, adminModify });
    expect(rights).toEqual(expected);
    expect(mayRead(rights)).toBe(expected.is_admin);
  });

  test('include those of the role that every member has', () => {
    const open = { ...guild, roles: [role('1', 'ADMINISTRATOR')] };
    expect(rightsOf({ guild: open, userId: '12', roles: [], adminModify: false }).is_admin).toBe(true);
  });
});
