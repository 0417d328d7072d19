import { expect, test } from 'vitest';
import { checkSchemas } from '../../scripts/check/schemas/schemas.ts';
import { type Change, withProject } from './project.ts';

const CLUB = 'schemas/modules/club/module.json';
const BANK = 'schemas/modules/bank/module.json';
const rate = (limits: object) => ({
  'settings.properties.rate': {
    type: 'number',
    title: 'Rate',
    default: 20,
    messages: { range: 'The rate is out of its range' },
    ui: { widget: 'number' },
    ...limits,
  },
});
const rule = (condition: string, at: string) => ({ rule: condition, at, message: 'That does not fit' });

test.each<[string, Change]>([
  [
    'a text of unknown length in the second branch',
    { in: CLUB, set: { 'rules.2': rule('size(self.enabled ? self.name : texts.unnamed) <= 1000', 'name') } },
  ],
  [
    'a lower limit of one plan',
    {
      in: BANK,
      set: {
        ...rate({ exclusiveMinimum: 10, plans: { premium: { exclusiveMinimum: 0 } } }),
        rules: [rule('self.rate >= 5.0', 'rate')],
      },
    },
  ],
  [
    'a limit that a rollout brings',
    {
      in: BANK,
      set: {
        ...rate({ minimum: 0, maximum: 50, rollout: { from: '2030-01-01', share: 10, to: { maximum: 100 } } }),
        rules: [rule('self.rate <= 60.0', 'rate')],
      },
    },
  ],
])('a condition is not called decided because of %s', async (_, change) => {
  const found = await withProject([change], (root) => checkSchemas(root, { generated: false }));
  expect(found.map(({ text }) => text).filter((text) => /always|never/.test(text))).toEqual([]);
});
