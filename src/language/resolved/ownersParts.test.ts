import { expect, test } from 'vitest';
import type { Field, Path, SettingsDocument } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { moduleOf } from '../test/module.ts';
import { isOwnersPart, keepOwnersParts, ownersFields, withoutOwnersParts } from './ownersParts.ts';

const text = (title: string, parts: Partial<Field> = {}): Field => ({ type: 'string', title, default: '', ...parts });
const owners = { access: 'owner' } as const;
const module = resolveForPlan(
  moduleOf({
    code: text('Code', owners),
    desk: { type: 'object', title: 'Desk', default: {}, properties: { name: text('Name'), key: text('Key', owners) } },
    prizes: {
      type: 'array',
      title: 'Prizes',
      default: [],
      items: {
        type: 'object',
        title: 'Prize',
        default: {},
        properties: { id: text('Key'), name: text('Name'), note: text('Note', { ...owners, default: 'none' }) },
      },
    },
  }).spec,
  'free',
);
const owner = { is_owner: true, is_admin: true, can_modify: true };
const admin = { ...owner, is_owner: false };
const prize = (id: string, note: string, name = id) => ({ id, name, note });
const stored = { code: '1', desk: { name: 'A', key: 'k' }, prizes: [prize('a', 'rich'), prize('b', 'poor')] };

test('only the owner gets what is the owner’s, in groups and entries too', () => {
  expect(withoutOwnersParts(module, stored, owner)).toBe(stored);
  expect(withoutOwnersParts(module, stored, admin)).toEqual({
    desk: { name: 'A' },
    prizes: [
      { id: 'a', name: 'a' },
      { id: 'b', name: 'b' },
    ],
  });
  expect([ownersFields(module, owner), ownersFields(module, admin)]).toEqual([[], ['code']]);
});

test('a path is the owner’s if it, or something around it, is', () => {
  const isOwners = (path: Path, user = admin) => isOwnersPart(module, path, user);
  expect([isOwners(['code']), isOwners(['prizes', 0, 'note']), isOwners(['desk', 'key'])]).toEqual([true, true, true]);
  expect([isOwners(['prizes', 0, 'name']), isOwners(['prizes']), isOwners(['code'], owner)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('what the owner has emptied stays empty', () => {
  const note: Field = { type: ['string', 'null'], title: 'Note', default: 'none', ...owners };
  const box = { type: 'object', title: 'Box', default: {}, properties: { note } } as const;
  const emptied = resolveForPlan(moduleOf({ box }).spec, 'free');
  const { values, refused } = keepOwnersParts(emptied, { box: {} }, { box: { note: null } }, admin);
  expect([values, refused]).toEqual([{ box: { note: null } }, []]);
});

const save = (values: SettingsDocument, user = admin) => {
  const { values: kept, refused } = keepOwnersParts(module, values, stored, user);
  return { kept, refused: refused.map(({ path }) => path.join('.')) };
};

test('what is stored survives the save of somebody else, also in rows that have moved', () => {
  const sent = {
    desk: { name: 'B' },
    prizes: [
      { id: 'b', name: 'Boat' },
      { id: 'a', name: 'a' },
    ],
  };
  const kept = { desk: { name: 'B', key: 'k' }, prizes: [prize('b', 'poor', 'Boat'), prize('a', 'rich')] };
  expect(save(sent)).toEqual({ kept, refused: [] });
  expect(save(kept)).toEqual({ kept, refused: [] });
});

test('a new row of somebody else has the default there', () => {
  expect(save({ prizes: [{ id: 'c', name: 'c' }] })).toEqual({ kept: { prizes: [prize('c', 'none')] }, refused: [] });
});

test('a change by somebody else is refused, and so is the value of another row', () => {
  const { refused } = save({
    code: '2',
    desk: { name: 'A', key: 'x' },
    prizes: [prize('a', 'poor'), prize('c', 'rich')],
  });
  expect(refused).toEqual(['code', 'desk.key', 'prizes.0.note', 'prizes.1.note']);
  const changed = { prizes: [prize('a', 'poor')] };
  expect(save(changed, owner)).toEqual({ kept: changed, refused: [] });
});
