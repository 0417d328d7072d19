import { describe, expect, test } from 'vitest';
import { loadModule, moduleIds } from '../../generated/catalogue.ts';
import { defaultsOf } from './documents/defaults.ts';
import type { SettingsDocument, Variable } from './model.ts';
import { environment, evaluate } from './resolved/fieldState.ts';
import { resolveModule } from './resolved/resolveModule.ts';
import { contextOf } from './test/context.ts';

const economy = {
  currency_system_enabled: true,
  primary_currency_emoji: '🪙',
  primary_currency_name: 'Doubloons',
  secondary_currency_emoji: '',
  secondary_currency_name: 'Pearls',
};

/** The values of variables in the preview of the lottery's messages. */
async function valuesFor(changes: SettingsDocument, language?: 'ro'): Promise<Record<string, unknown>> {
  const module = await loadModule('lottery', language);
  const resolved = resolveModule(module, contextOf({ modules: { economy } }));
  const env = environment(resolved.context, { ...defaultsOf(resolved), ...changes });
  const messages = [resolved.fields.opening_message, resolved.fields.closing_message];
  const variables = messages.flatMap((field): readonly Variable[] => field?.ui?.variables ?? []);
  const values = variables.flatMap(({ name, live }) =>
    live?.value === undefined ? [] : [[name, evaluate(resolved, live.value, env)]],
  );
  return Object.fromEntries(values);
}

describe('the preview of a lottery', () => {
  test('has values from the form', async () => {
    const ticket = {
      active_lottery_type: 'ticket',
      ticket_price: 1500,
      ticket_max_tickets: 4,
      ticket_prize_amount: 9000,
    };
    const daily = { end_schedule_type: 'daily', end_time: '18:30' };
    expect(await valuesFor({ ...ticket, ...daily })).toMatchObject({
      prize: '9,000 🪙',
      ticket_price: '1,500 🪙',
      max_tickets: '4',
      winning_ticket: '4',
      draw_time: 'Daily, 18:30',
    });
    const number = { active_lottery_type: 'number', number_min: 100, number_max: 20_000, number_prize_amount: 7 };
    expect(await valuesFor({ ...number, prize_type: 'secondary', end_day: 2 })).toMatchObject({
      prize: '7 Pearls',
      number_range: '100-20,000',
      winning_number: '100',
      draw_time: 'Tuesday, 20:00',
    });
  });

  test('is in the language of the module', async () => {
    expect(await valuesFor({ number_max: 20_000, end_day: 2, prize_type: 'custom' }, 'ro')).toMatchObject({
      prize: 'Premiu personalizat',
      number_range: '1-20.000',
      draw_time: 'Marți, 20:00',
    });
  });

  test('has the custom prize', async () => {
    expect(await valuesFor({ prize_type: 'custom', custom_prize_text: 'A hat' })).toMatchObject({ prize: 'A hat' });
  });
});

test('the preview of each message is headed by the name that the bot has in the server', async () => {
  const context = contextOf({ modules: { customize: { bot_name: 'Lamplighter' } } });
  const named: Record<string, unknown> = {};
  for (const id of moduleIds) {
    const resolved = resolveModule(await loadModule(id), context);
    for (const [name, { ui }] of Object.entries(resolved.fields)) {
      if (ui?.widget !== 'message' || ui.preview !== true) continue;
      named[`${id}.${name}`] = ui.author && evaluate(resolved, ui.author, environment(context, defaultsOf(resolved)));
    }
  }
  expect(Object.keys(named)).toContain('welcomeLeave.welcome_message');
  expect(named).toEqual(Object.fromEntries(Object.keys(named).map((name) => [name, 'Lamplighter'])));
});
