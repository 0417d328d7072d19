import { expect, test } from 'vitest';
import { loadModule } from '../../../generated/catalogue.ts';
import type { Json } from '../model.ts';
import type { FieldForPlan } from '../plans/resolveForPlan.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { environment, evaluateCondition } from '../resolved/fieldState.ts';
import { resolveModule } from '../resolved/resolveModule.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { times } from '../time/times.ts';
import { defaultsOf } from './defaults.ts';
import { formatValue } from './formatValue.ts';
import { entryOf } from './rows.ts';

const context = contextOf();
const text = (key: string) => key;
const untimed = { times: undefined, timeZone: undefined };

async function format(
  id: 'lottery' | 'customize' | 'tempVoice' | 'ranks' | 'redditDelivery',
  name: string,
  values: Record<string, Json>,
): Promise<string> {
  const module = await loadModule(id);
  const resolved = resolveModule(module, context);
  const document = { ...defaultsOf(resolved), ...values };
  return formatValue(resolved.fields[name], document[name], {
    guild: context.guild,
    text,
    ...untimed,
    language: 'en',
    entry: () => undefined,
    holds: (condition) => evaluateCondition(resolved, condition, environment(context, document)),
  });
}

test('takes the title of the visible choice if several share a value', async () => {
  const guessed = { end_condition: 'guessed' };
  expect(await format('lottery', 'end_condition', { ...guessed, active_lottery_type: 'number' })).toBe(
    'When the number is guessed',
  );
  expect(await format('lottery', 'end_condition', { ...guessed, active_lottery_type: 'ticket' })).toBe(
    'When all tickets are sold',
  );
  expect(await format('lottery', 'end_condition', { ...guessed, active_lottery_type: 'none' })).toBe(
    'When the number is guessed',
  );
});

test('finds the titles of grouped choices', async () => {
  expect(await format('customize', 'timezone', { timezone: 'Europe/Bucharest' })).toBe(
    'Eastern Europe (Bucharest) (UTC+02:00)',
  );
});

test('gives the title of each choice of a list', async () => {
  expect(await format('redditDelivery', 'media_types', { media_types: ['image', 'video'] })).toBe('Images, Videos');
  const access = [{ role_id: null, level: 'edit', all_modules: false, modules: ['shop', 'welcomeLeave'] }];
  expect(await format('customize', 'role_access', { role_access: access })).toContain(
    'Modules: Shop, Welcome & Leave Messages',
  );
});

test('spells out rows without a key', async () => {
  const templates = [
    { name: 'Study', template: 'Study of {user}' },
    { name: 'Music', template: '' },
  ];
  expect(await format('tempVoice', 'templates', { templates })).toBe(
    'Name: Study, Name template: Study of {user}; Name: Music, Name template: value.empty',
  );
});

test('names rows with a key', async () => {
  const rank = (id: string, name: string) => ({ id, name, role_id: null, threshold: 1, description: '' });
  expect(await format('ranks', 'ranks', { ranks: [rank('2', 'King'), rank('1', 'Pawn')] })).toBe('King; Pawn');
});

test('formats numbers in the language, and marks dangling references', () => {
  const field = { type: 'string', title: 'Role', default: null, refers: { to: 'role' } } as const;
  const roles = [{ id: '1', name: 'Baron', color: 0, icon: null, managed: false, position: 1, permissions: [] }];
  const options = {
    guild: { ...context.guild, roles },
    text,
    ...untimed,
    language: 'ro',
    entry: () => undefined,
    holds: () => true,
  };
  expect(formatValue(undefined, 12345.5, options)).toBe('12.345,5');
  expect(formatValue(field, '1', options)).toBe('Baron');
  expect(formatValue(field, '2', options)).toBe('value.gone.role');
  expect(formatValue(field, '2', { ...options, guild: { ...context.guild, roles: null } })).toBe('2');
});

const plain = { ...untimed, guild: context.guild, text, language: 'en', entry: () => undefined, holds: () => false };
const field = (parts: Partial<FieldForPlan>): FieldForPlan => ({
  type: 'string',
  title: 'Field',
  default: '',
  ...parts,
});

test('has texts for empty values and booleans', () => {
  const texts = [undefined, null, '', true, false, [], 5, 'a'].map((value) => formatValue(undefined, value, plain));
  expect(texts).toEqual([
    'value.deleted',
    'value.none',
    'value.empty',
    'value.on',
    'value.off',
    'value.none',
    '5',
    'a',
  ]);
});

test('lists plain values, and names the targets of references', () => {
  const roles = field({ type: 'array', items: field({ refers: { to: 'role' } }) });
  expect(formatValue(roles, ['201', '203', '999'], plain)).toBe('Newcomer, Moderator, value.gone.role');
  expect(formatValue(undefined, ['a', 'b'], plain)).toBe('a, b');
  const channel = field({ refers: { to: 'channel' } });
  expect(formatValue(channel, '302', plain)).toBe('news');
});

test('lists the properties of an object that have a widget', () => {
  const box = field({
    type: 'object',
    properties: {
      shown: field({ title: 'Shown', type: 'boolean', ui: { widget: 'switch' } }),
      size: field({ title: 'Size', type: 'integer', ui: { widget: 'number' } }),
      carried: field({ title: 'Carried' }),
    },
  });
  expect(formatValue(box, { shown: true, size: 1200, carried: 'x', foreign: 'y' }, plain)).toBe(
    'Shown: value.on, Size: 1,200',
  );
  expect(formatValue(field({ type: 'object' }), { a: 1 }, plain)).toBe('');
  expect(formatValue(undefined, { a: 1 }, plain)).toBe('');
});

test('takes the first title if no choice is visible', () => {
  const options = [
    { value: true, title: 'Yes', visible: 'a' },
    { value: true, title: 'Sure', visible: 'b' },
  ];
  const choice = field({ type: 'boolean', ui: { widget: 'cards', options } });
  expect(formatValue(choice, true, plain)).toBe('Yes');
  expect(formatValue(choice, true, { ...plain, holds: (condition) => condition === 'b' })).toBe('Sure');
  expect(formatValue(choice, false, plain)).toBe('value.off');
  const open = field({
    ui: {
      widget: 'cards',
      options: [
        { value: 'a', title: 'Hidden', visible: 'x' },
        { value: 'a', title: 'Open' },
      ],
    },
  });
  expect(formatValue(open, 'a', plain)).toBe('Open');
});

test('dates, moments and durations are in words of the language, and moments in the time zone of the server', () => {
  const write = (format: FieldForPlan['format'], value: Json, language = 'en') =>
    formatValue({ type: 'string', title: '', default: null, format }, value, {
      guild: context.guild,
      text,
      language,
      entry: () => undefined,
      times,
      timeZone: 'Europe/Bucharest',
      holds: () => true,
    });
  expect(write('date', '2026-03-29')).toBe('Mar 29, 2026');
  expect(write('date', '2026-03-29', 'ro')).toBe('29 mar. 2026');
  expect(write('date-time', '2026-03-28T22:30:00Z')).toMatch(/^Mar 29, 2026, 12:30\sAM$/);
  expect(write('duration', 5400)).toBe('1 hour 30 minutes');
  expect(write('date', null)).toBe('value.none');
  expect(write('date', 'soon')).toBe('soon');
});

test('names mentions and members, and what is gone', () => {
  const guild = { ...context.guild, members: { 7: { id: '7', name: 'Ada' }, 9: null } };
  const format = { ...plain, guild };
  const entry = (to: 'mention' | 'member') => ({ title: 'Who', type: 'string' as const, default: '', refers: { to } });
  const listOf = (to: 'mention' | 'member') => ({
    title: 'All',
    type: 'array' as const,
    default: [],
    items: entry(to),
  });
  const mentions = ['@everyone', '<@&202>', '<@7>', '<@8>', '<@9>', '<@&9>'];
  expect(formatValue(listOf('mention'), mentions, format)).toBe(
    '@everyone, @Verified, @Ada, @8, value.gone.member, value.gone.role',
  );
  expect(formatValue(listOf('member'), ['7', '8'], format)).toBe('Ada, 8');
});

const scalar = { type: 'string', title: 'Text', default: '' } as const;

test('a choice of an entry is shown by the name of the entry', () => {
  const module = resolveForPlan(
    moduleOf({
      tiers: {
        type: 'array',
        title: 'Tiers',
        maxItems: 3,
        ui: { widget: 'items', addLabel: 'Add', itemTitle: 'Tier', titleField: 'name' },
        items: {
          type: 'object',
          title: 'Tier',
          default: {},
          properties: { id: { ...scalar, title: 'Key' }, name: { ...scalar, title: 'Name' } },
        },
      },
      best: { ...scalar, ui: { widget: 'select', entriesOf: 'tiers' } },
    }).spec,
    'free',
  );
  const document = {
    tiers: [
      { id: 'a', name: 'Gold' },
      { id: 'b', name: '' },
    ],
  };
  const format = { ...plain, entry: (list: string, key: string) => entryOf(module, document, list, key) };
  expect(['a', 'b', 'c'].map((key) => formatValue(module.fields.best, key, format))).toEqual([
    'Gold',
    'value.entry',
    'value.gone.entry',
  ]);
});

test('a percentage is shown with its sign, as the language writes it', () => {
  const field = { type: 'number', title: 'Chance', default: 0, ui: { widget: 'percent' } } as const;
  expect([12.5, 7, 0.07].map((value) => formatValue(field, value, plain))).toEqual(['12.5%', '7%', '0.07%']);
  expect(formatValue(field, 12.5, { ...plain, language: 'ro' })).toBe('12,5\u00a0%');
});
