import { expect, it } from 'vitest';
import { loadModule } from '../../generated/catalogue.ts';
import { environment, holds } from './activity.ts';
import { defaultsOf } from './defaults.ts';
import type { Json } from './model.ts';
import { forPlan } from './plans.ts';
import { readable } from './readable.ts';
import { contextOf } from './test/context.ts';

const context = contextOf();
const text = (key: string) => key;

async function read(
  id: 'lottery' | 'customize' | 'tempVoice' | 'ranks',
  name: string,
  values: Record<string, Json>,
): Promise<string> {
  const module = await loadModule(id);
  const planned = forPlan(module.spec, 'premium');
  const document = { ...defaultsOf(planned), ...values };
  return readable(planned.fields[name], document[name], {
    guild: context.guild,
    text,
    holds: (condition) => holds(module, condition, environment(context, document)),
  });
}

it('takes the title under which a choice is offered, where several have its value', async () => {
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

it('knows the titles of grouped choices', async () => {
  expect(await read('customize', 'timezone', { timezone: 'Europe/Bucharest' })).toBe(
    'Eastern Europe (Bucharest) (UTC+02:00)',
  );
});

it('writes out rows that nothing else tells apart', async () => {
  const templates = [
    { name: 'Study', template: 'Study of {user}' },
    { name: 'Music', template: '' },
  ];
  expect(await read('tempVoice', 'templates', { templates })).toBe(
    'Name: Study, Name template: Study of {user}; Name: Music, Name template: value.empty',
  );
});

it('names rows that have a key, as they differ in their order alone', async () => {
  const rank = (id: string, name: string) => ({ id, name, role_id: null, threshold: 1, description: '' });
  expect(await read('ranks', 'ranks', { ranks: [rank('2', 'King'), rank('1', 'Pawn')] })).toBe('King; Pawn');
});
