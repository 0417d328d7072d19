import { describe, expect, test } from 'vitest';
import { checkExpression } from '../compile/expressions/expressions.ts';
import { typeEnvironment } from '../compile/expressions/typeEnvironment.ts';
import * as operators from '../expressions/operators.ts';
import type { Environment, Field, MessageWords, SettingsDocument } from '../model.ts';
import { contextOf, role } from '../test/context.ts';
import { times } from '../time/times.ts';
import { functions } from './index.ts';

const text: Field = { type: 'string', title: '', default: '' };
const fields: Record<string, Field> = {
  name: text,
  role_id: { ...text, type: ['string', 'null'] },
  seats: { type: 'number', title: '', default: 0 },
  tags: { type: 'array', title: '', default: [], items: text },
  opens: { ...text, type: ['string', 'null'], format: 'date-time' },
  day: { ...text, type: ['string', 'null'], format: 'date' },
  lasts: { type: 'integer', format: 'duration', title: '', default: 0 },
  breaks: {
    type: 'array',
    title: '',
    default: [],
    items: { ...text, type: 'object', properties: { at: { ...text, format: 'date-time' } } },
  },
};
const environment = typeEnvironment({ fields, modules: {}, texts: [] });
const words: MessageWords = { language: 'en', times, number: (value) => `#${value}`, title: () => '' };

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
    ["orElse(self.name, 'Gems')", '\u200b', 'Gems'],
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

describe('dates, moments and durations', () => {
  const NOW = Date.parse('2026-03-28T21:30:00Z') / 1000;
  const context = contextOf({ times, timeZone: 'Europe/Bucharest', now: () => NOW });
  const self = {
    opens: '2026-03-28T22:30:00Z',
    day: '2026-03-29',
    lasts: 5400,
    breaks: [{ at: '2026-03-28T22:00:00Z' }],
  };

  test.each([
    ['self.opens > now()', true],
    ['self.opens > now() + hours(1)', false],
    ['self.opens >= now() + minutes(60)', true],
    ['self.opens - now() == hours(1)', true],
    ['self.opens - hours(1) == now()', true],
    ['self.lasts > minutes(89) && self.lasts < hours(1.5) + seconds(1)', true],
    ['self.lasts * 2 == hours(3)', true],
    ['days(1) / 2 == hours(12)', true],
    ['days(2) / hours(1) == 48', true],
    ['self.opens >= self.day && self.opens < self.day + days(1)', true],
    ['startOfDay(self.opens) == self.day', true],
    ['date(2026, 3, 29) == self.day', true],
    ['self.breaks.all(b, b.at >= now() && b.at < self.opens)', true],
    ['hour(self.opens)', 0],
    ['hour(now())', 23],
    ['day(self.opens)', 29],
    ['month(self.opens)', 3],
    ['year(self.opens)', 2026],
    ['weekday(self.opens)', 'sunday'],
    ['weekday(now())', 'saturday'],
    ['chosen(self.opens) && chosen(self.day)', true],
    ['format(self.lasts)', '1 hour 30 minutes'],
    ['self.opens', '2026-03-28T22:30:00Z'],
  ])('%s is %o', (source, expected) => {
    expect(run(source, self, context)).toBe(expected);
  });

  test.each(['self.opens > now()', 'self.opens <= now()', 'self.opens + self.lasts > now()', 'chosen(self.opens)'])(
    'nothing holds for a moment that is missing: %s',
    (source) => {
      expect(run(source, { ...self, opens: null }, context)).toBe(false);
    },
  );

  test('a moment is written in the language and the time zone', () => {
    expect(run('format(self.opens)', self, context)).toMatch(/Mar 29, 2026, 12:30\sAM/);
    expect(run('format(self.opens)', { opens: null }, context)).toBe('');
  });

  test.each([
    'self.opens > self.name',
    'self.opens > 5',
    'self.opens + 5 > now()',
    'self.lasts > 5',
    'self.opens + self.opens > now()',
    'now() * 2 > now()',
  ])('%s mixes what does not fit', (source) => {
    expect(checkExpression(environment, source)).toHaveProperty('message');
  });

  test('the clock and the time zone are among what an expression reads', () => {
    expect(checked('self.opens > now()').reads).toEqual(['now', 'self.opens', 'timeZone']);
    expect(checked('days(1) > hours(1)')).toMatchObject({ reads: [], constant: true });
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
