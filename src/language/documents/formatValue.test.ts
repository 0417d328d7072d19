import { expect, test } from 'vitest';
import { loadModule } from '../../../generated/catalogue.ts';
import type { Json } from '../model.ts';
import type { FieldForPlan } from '../plans/resolveForPlan.ts';
import { environment, evaluateCondition } from '../resolved/fieldState.ts';
import { resolveModule } from '../resolved/resolvedModule.ts';
import { contextOf } from '../test/context.ts';
import { defaultsOf } from './defaults.ts';
import { formatValue } from './formatValue.ts';

const context = contextOf();
const text = (key: string) => key;

async function read(
  id: 'lottery' | 'customize' | 'tempVoice' | 'ranks',
  name: string,
  values: Record<string, Json>,
): Promise<string> {
  const module = await loadModule(id);
  const resolved = resolveModule(module, context);
  const document = { ...defaultsOf(resolved), ...values };
  return formatValue(resolved.fields[name], document[name], {
    guild: context.guild,
    text,
    language: 'en',
    holds: (condition) => evaluateCondition(resolved, condition, environment(context, document)),
  });
}

test('takes the title under which a choice is offered, where several have its value', async () => {
  const guessed = { end_condition: 'guessed' };
  expect(await read('lottery', 'end_condition', { ...guessed, active_lottery_type: 'number' })).toBe(
    'When the number is guessed',
  );
  expect(await read('lottery', 'end_condition', { ...guessed, active_lottery_type: 'ticket' })).toBe(
    'When all tickets are sold',
  );
  expect(await read('lottery', 'end_condition', { ...guessed, active_lottery_type: 'none' })).toBe(
    'When the number is guessed',
  );
});

test('knows the titles of grouped choices', async () => {
  expect(await read('customize', 'timezone', { timezone: 'Europe/Bucharest' })).toBe(
    'Eastern Europe (Bucharest) (UTC+02:00)',
  );
});

test('writes out rows that nothing else tells apart', async () => {
  const templates = [
    { name: 'Study', template: 'Study of {user}' },
    { name: 'Music', template: '' },
  ];
  expect(await read('tempVoice', 'templates', { templates })).toBe(
    'Name: Study, Name template: Study of {user}; Name: Music, Name template: value.empty',
  );
});

test('names rows that have a key, as they differ in their order alone', async () => {
  const rank = (id: string, name: string) => ({ id, name, role_id: null, threshold: 1, description: '' });
  expect(await read('ranks', 'ranks', { ranks: [rank('2', 'King'), rank('1', 'Pawn')] })).toBe('King; Pawn');
});

test('writes numbers as the language does, and names what the server no longer has', () => {
  const field = { type: 'string', title: 'Role', default: null, refers: { to: 'role' } } as const;
  const roles = [{ id: '1', name: 'Baron', color: 0, icon: null, managed: false, position: 1, permissions: [] }];
  const reader = { guild: { ...context.guild, roles }, text, language: 'ro', holds: () => true };
  expect(formatValue(undefined, 12345.5, reader)).toBe('12.345,5');
  expect(formatValue(field, '1', reader)).toBe('Baron');
  expect(formatValue(field, '2', reader)).toBe('value.gone.role');
  expect(formatValue(field, '2', { ...reader, guild: { ...context.guild, roles: null } })).toBe('2');
});

const plain = { guild: context.guild, text, language: 'en', holds: () => false };
const field = (parts: Partial<FieldForPlan>): FieldForPlan => ({
  type: 'string',
  title: 'Field',
  default: '',
  ...parts,
});

test('has words for what has none of its own', () => {
  const said = [undefined, null, '', true, false, [], 5, 'a'].map((value) => formatValue(undefined, value, plain));
  expect(said).toEqual(['value.deleted', 'value.none', 'value.empty', 'value.on', 'value.off', 'value.none', '5', 'a']);
});

test('lists plain values, and names those that lead somewhere', () => {
  const roles = field({ type: 'array', items: field({ refers: { to: 'role' } }) });
  expect(formatValue(roles, ['201', '203', '999'], plain)).toBe('Newcomer, Moderator, value.gone.role');
  expect(formatValue(undefined, ['a', 'b'], plain)).toBe('a, b');
  const channel = field({ refers: { to: 'channel' } });
  expect(formatValue(channel, '302', plain)).toBe('news');
});

test('says of an object what has a control', () => {
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

test('calls a choice by its first title where none is offered', () => {
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
