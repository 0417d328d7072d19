import { expect, test } from 'vitest';
import type { Environment, Requirement } from '../model.ts';
import { moduleOf } from '../test/module.ts';
import { unmetRequirement } from './requirements.ts';

const requirement = (message: string): Requirement => ({
  message,
  notice: { title: '', text: '', action: { label: '', to: '' } },
});
const economy: Requirement = { ...requirement('economy'), rule: 'modules.economy.on' };
const requires = [{ ...requirement('premium'), plan: 'premium' }, economy, { ...requirement('user'), rule: 'nobody' }];
const base = moduleOf(
  {},
  {
    requires,
    expressions: {
      'modules.economy.on': ({ modules }: Environment) => modules.economy?.on,
      nobody: ({ user, guild, self }: Environment) =>
        !user.is_owner && !user.is_admin && !user.can_modify && guild.roles === null && Object.keys(self).length === 0,
    },
  },
);
const module = { ...base, reads: { 'modules.economy.on': ['plan', 'modules.economy.on'] } };
const on = { economy: { on: true } };

test('the first unmet requirement is returned', () => {
  expect(unmetRequirement(module, { plan: 'free', modules: {} })?.message).toBe('premium');
  expect(unmetRequirement(module, { plan: 'premium', modules: {} })?.message).toBe('economy');
  expect(unmetRequirement(module, { plan: 'premium', modules: { economy: { on: false } } })?.message).toBe('economy');
  expect(unmetRequirement(module, { plan: 'premium', modules: on })).toBeUndefined();
  expect(unmetRequirement(module, { plan: 'royal', modules: on })).toBeUndefined();
});

test('requirements that read unknown settings are skipped', () => {
  expect(unmetRequirement(module, { plan: 'premium', modules: {}, unknown: ['economy'] })).toBeUndefined();
  expect(unmetRequirement(module, { plan: 'premium', modules: {}, unknown: ['shop', 'econ'] })?.message).toBe(
    'economy',
  );
  expect(unmetRequirement(module, { plan: 'free', modules: {}, unknown: ['economy'] })?.message).toBe('premium');
});

test('a module without requirements has none unmet', () => {
  expect(unmetRequirement(moduleOf({}), { plan: 'free', modules: {} })).toBeUndefined();
});
