import { expect, it } from 'vitest';
import { loadModule } from '../../generated/catalogue.ts';
import { environment, holds } from './activity.ts';
import { defaultsOf } from './defaults.ts';
import { forPlan } from './plans.ts';
import { readable } from './readable.ts';
import { contextOf } from './test/context.ts';

const context = contextOf();
const text = (key: string) => key;

async function read(id: 'lottery' | 'customize', name: string, values: Record<string, string>): Promise<string> {
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
