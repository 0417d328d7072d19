import { describe, expect, test } from 'vitest';
import type { Json, Role } from '../../language/model.ts';
import { mayRead, mayReadModule, rightsIn, rightsOf, roleAccessOf, withheldRolesOf } from './rights.ts';

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

describe('what roles give access to', () => {
  const modules = ['shop', 'lottery', 'ranks'];
  const entry = (parts: object) => ({ role_id: '3', level: 'view', all_modules: false, modules: [], ...parts });

  test.each<[string, object[], Record<string, string>]>([
    ['the listed modules', [entry({ modules: ['shop', 'ranks'] })], { shop: 'view', ranks: 'view' }],
    ['all modules', [entry({ level: 'edit', all_modules: true })], { shop: 'edit', lottery: 'edit', ranks: 'edit' }],
    ['nothing for another role', [entry({ role_id: '4', all_modules: true })], {}],
    [
      'the most that any entry allows',
      [entry({ level: 'edit', modules: ['shop'] }), entry({ all_modules: true })],
      { shop: 'edit', lottery: 'view', ranks: 'view' },
    ],
    ['no module that does not exist', [entry({ modules: ['gone', 'constructor'] })], {}],
    ['nothing by an unknown level', [entry({ level: 'owner', all_modules: true })], {}],
  ])('%s', (_what, setting, expected) => {
    expect(Object.fromEntries(roleAccessOf(JSON.parse(JSON.stringify(setting)), ['3'], modules))).toEqual(expected);
  });

  test.each([[undefined], [null], ['all'], [{ role_id: '3' }]])('is nothing if the setting is %s', (setting) => {
    expect(roleAccessOf(setting, ['3'], modules).size).toBe(0);
  });

  const none = { is_owner: false, is_admin: false, can_modify: false };
  const roleAccess = new Map([
    ['shop', 'edit'],
    ['ranks', 'view'],
  ] as const);

  test('changes the rights in its modules only', () => {
    const access = { rights: none, roleAccess };
    expect(rightsIn(access, 'shop')).toEqual({ ...none, can_modify: true, granted: 'edit' });
    expect(rightsIn(access, 'ranks')).toEqual({ ...none, granted: 'view' });
    expect(rightsIn(access, 'lottery')).toEqual(none);
  });

  test('takes nothing from somebody who may change everything', () => {
    const rights = { is_owner: false, is_admin: true, can_modify: true };
    expect(rightsIn({ rights, roleAccess }, 'ranks')).toEqual(rights);
  });

  test('shows a module also with one that reads it', () => {
    const access = { rights: none, roleAccess };
    expect([mayReadModule(access, 'economy'), mayReadModule(access, 'economy', ['shop'])]).toEqual([false, true]);
  });
});

describe('the roles that must not be handed out', () => {
  const server = {
    id: '1',
    owner_id: '9',
    roles: [role('1'), role('2', 'ADMINISTRATOR'), role('3', 'BAN_MEMBERS'), role('4')],
  };
  const setting: Json = [
    { role_id: '3', level: 'view', all_modules: false, modules: ['shop'] },
    { role_id: null },
    null,
  ];
  const rights = { is_owner: false, is_admin: false, can_modify: false };

  test('are those that open the dashboard: those of administrators, and those that the owner lists', () => {
    expect(withheldRolesOf(setting, server, rights)).toEqual(['2', '3']);
  });

  test('are none for administrators and owners', () => {
    expect(withheldRolesOf(setting, server, { ...rights, is_admin: true })).toEqual([]);
  });
});
