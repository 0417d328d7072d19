import { describe, expect, test } from 'vitest';
import { checkExpression, typeEnvironment } from '../compile/expressions.ts';
import * as operators from '../expressions/operators.ts';
import type { Environment, Field, MessageWords, SettingsDocument } from '../model.ts';
import { contextOf, role } from '../test/context.ts';
import { functions } from './index.ts';

const text: Field = { type: 'string', title: '', default: '' };
const fields: Record<string, Field> = {
  name: text,
  role_id: { ...text, type: ['string', 'null'] },
  seats: { type: 'number', title: '', default: 0 },
  tags: { type: 'array', title: '', default: [], items: text },
};
const environment = typeEnvironment({ fields, modules: {}, texts: [] });
const words: MessageWords = { number: (value) => `#${value}`, title: () => '' };

function checked(source: string) {
  const result = checkExpression(environment, source);
  if (!('code' in result)) throw new Error(result.message);
  return result;
}

function run(source: string, self: Environment['self'], context = contextOf()): unknown {
  const make = new Function('o', 'f', `'use strict'; return (e, t, w) => ${checked(source).code};`);
  return make(operators, functions)({ ...context, self, item: {} }, {}, words);
}

describe('chosen', () => {
  test.each([
    ['201', true],
    ['', false],
    [null, false],
  ])('of %o is %s', (role_id, expected) => {
    expect(run('chosen(self.role_id)', { role_id })).toBe(expected);
  });
});

describe('roles of the guild', () => {
  const unavailable = contextOf({ guild: { ...contextOf().guild, roles: null } });

  test('are recognized by id', () => {
    expect(run('isRole(self.role_id)', { role_id: '201' })).toBe(true);
    expect(run('isRole(self.role_id)', { role_id: '301' })).toBe(false);
    expect(run('isRole(self.role_id)', { role_id: null })).toBe(false);
    expect(run('isRole(self.role_id)', { role_id: '201' }, unavailable)).toBe(false);
  });

  test('have position, permissions and managed', () => {
    expect(run('role(self.role_id).position', { role_id: '203' })).toBe(3);
    expect(run("'KICK_MEMBERS' in role(self.role_id).permissions", { role_id: '203' })).toBe(true);
    expect(run("'KICK_MEMBERS' in role(self.role_id).permissions", { role_id: '201' })).toBe(false);
    const guild = { ...contextOf().guild, roles: [{ ...role('205', 1), managed: true }] };
    expect(run('role(self.role_id).managed', { role_id: '205' }, contextOf({ guild }))).toBe(true);
    expect(run('role(self.role_id).position > 0', { role_id: '999' })).toBe(false);
    expect(run('role(self.role_id).position > 0', { role_id: '203' }, unavailable)).toBe(false);
  });

  test.each(['isRole(self.role_id)', 'role(self.role_id).managed'])('%s reads the list', (source) => {
    expect(checked(source).reads).toEqual(['guild.roles', 'self.role_id']);
  });
});

describe('texts', () => {
  test.each([
    ["orElse(self.name, 'Gems')", 'Gold', 'Gold'],
    ["orElse(self.name, 'Gems')", ' ', 'Gems'],
    ["orElse(self.name, 'Gems')", null, 'Gems'],
    ['trim(self.name)', ' Gold coins ', 'Gold coins'],
    ['trim(self.name)', ' \u200b', ''],
    ['trim(self.name)', null, ''],
    ['lower(self.name)', 'Ștefan GOLD', 'ștefan gold'],
    ['lower(self.name)', null, ''],
  ])('%s of %o is %o', (source, name, expected) => {
    expect(run(source, { name })).toBe(expected);
  });

  test('of a list are joined', () => {
    expect(run("join(self.tags, ', ')", { tags: ['a', 'b'] })).toBe('a, b');
    expect(run("join(self.tags, ', ')", { tags: null })).toBe('');
  });
});

describe('numbers', () => {
  test('are compared', () => {
    expect(run('larger(self.seats, 2.5)', { seats: 2 })).toBe(2.5);
    expect(run('larger(self.seats, 2.5)', { seats: 3 })).toBe(3);
    expect(run('smaller(self.seats, 2.5)', { seats: 2 })).toBe(2);
    expect(run('smaller(self.seats, 2.5)', { seats: 3 })).toBe(2.5);
  });

  test('are formatted in the language, and no number is empty', () => {
    expect(run('format(self.seats)', { seats: 1234 })).toBe('#1234');
    expect(run('format(self.seats)', { seats: null })).toBe('');
  });
});

test('none() is null', () => {
  expect(run('none()', {})).toBeNull();
  expect(checked("self.role_id == none() || isEmoji(self.name) || utcOffset(self.name) == ''").type).toBe('bool');
});

test('an embed is there if it shows anything', () => {
  const has = (embed: SettingsDocument) => functions.hasEmbed.run(undefined as never, embed);
  expect(has({ title: '', fields: [], color: '#ffffff', buttons: [{}] })).toBe(false);
  expect(has({ title: ' ', description: '' })).toBe(false);
  expect(has({ footer_text: 'Bye' })).toBe(true);
  expect(has({ fields: [{}] })).toBe(true);
});
