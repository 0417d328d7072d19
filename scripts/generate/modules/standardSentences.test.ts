import { expect, test } from 'vitest';
import standard from '../../../schemas/locales/en/standard.json' with { type: 'json' };
import type { Field } from '../../../src/language/model.ts';
import { moduleOf } from '../../../src/language/test/module.ts';
import { standardSentences } from './standardSentences.ts';

const { $schema: _, ...english } = standard;
const keysFor = (field: Partial<Field>) => Object.keys(standardSentences(moduleOf({ one: field }).spec, english));
const given = Object.keys(english).filter((key) => /^(ability|reference\.given)\b/.test(key));
const always = ['type', 'enum', 'multipleOf', 'unknown', 'key', 'unavailable'];

test.each<[string, Partial<Field>, string[]]>([
  ['a text', {}, []],
  ['what is required', { required: true }, ['required']],
  ['a role', { refers: { to: 'role' } }, ['reference.role']],
  [
    'a role that the bot assigns',
    { refers: { to: 'role', assignable: true } },
    [
      ...['reference.role', 'reference.managed', 'reference.everyone', 'reference.withheld', 'reference.above'],
      'permission.MANAGE_ROLES',
      ...given,
    ],
  ],
  [
    'a role that the bot only takes away',
    { refers: { to: 'role', assignable: true, onlyRemoved: true } },
    [
      ...['reference.role', 'reference.managed', 'reference.everyone', 'reference.withheld', 'reference.above'],
      'permission.MANAGE_ROLES',
    ],
  ],
  [
    'a channel in which the bot writes',
    { refers: { to: 'channel', botNeeds: ['SEND_MESSAGES'] } },
    ['reference.channel', 'reference.channel.permissions', 'permission.SEND_MESSAGES'],
  ],
  [
    'mentions in entries',
    { type: 'array', items: { type: 'string', title: '', default: '', refers: { to: 'mention' } } },
    ['reference.role', 'reference.member'],
  ],
  ['a map', { wire: { as: 'map', key: 'name' } }, ['uniqueBy']],
  ['a choice of entries', { ui: { widget: 'select', entriesOf: 'prizes' } }, ['reference.entry']],
  ["what is the owner's", { access: 'owner' }, ['owner']],
])('a module with %s has the sentences for it', (_, field, own) => {
  expect(keysFor(field).toSorted()).toEqual([...always, ...own].toSorted());
});
