import { expect, test } from 'vitest';
import { loadModule } from '../../../generated/catalogue.ts';
import { choicesOf } from '../fields/choices.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { contextOf } from '../test/context.ts';
import { resolveModule } from './resolveModule.ts';

const rewards = await loadModule('rewards');
const titles = (secondary_currency_name: string) => {
  const { fields } = resolveModule(rewards, contextOf({ modules: { economy: { secondary_currency_name } } }));
  return [fields.daily_reward_premium_chance?.title, fields.daily_reward_premium_amount?.title];
};

test('fills names of the guild into titles, or a fallback', () => {
  expect(titles('Pearls')).toEqual(['Pearls chance', 'Pearls amount']);
  expect(titles(' ')).toEqual(['Premium currency chance', 'Premium currency amount']);
});

test('shares the fields of its plan if there is nothing to fill in', async () => {
  const customize = await loadModule('customize');
  expect(resolveModule(customize, contextOf()).fields).toBe(resolveForPlan(customize.spec, contextOf().plan).fields);
});

test('fills names of the guild into titles of choices', async () => {
  const ranks = await loadModule('ranks');
  const economy = { primary_currency_name: 'Doubloons', secondary_currency_name: '' };
  const { fields } = resolveModule(ranks, contextOf({ modules: { economy } }));
  const choices = fields.ranks?.items?.properties?.use_primary_currency;
  expect(choicesOf(choices ?? {}).map(({ title }) => title)).toEqual(['Doubloons', 'Gems']);
});
