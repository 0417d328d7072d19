import { expect, it } from 'vitest';
import { resolve } from '../../../language/resolve.ts';
import { contextOf } from '../../../language/test/context.ts';
import { moduleOf } from '../../../language/test/module.ts';
import { Refusal } from '../../refusal.ts';
import { validateValues } from './validate-save.ts';

const module = moduleOf({
  style: {
    type: 'string',
    default: 'plain',
    enum: ['plain', 'gold'],
    ui: {
      widget: 'select',
      options: [
        { value: 'plain', title: 'Plain' },
        { value: 'gold', title: 'Gold', plan: 'premium', lockedMessage: 'Gold needs Premium' },
      ],
    },
  },
});

function judged(plan: string, style: string, stored: string) {
  const fields = ['style'];
  try {
    return validateValues({
      module: resolve(module, contextOf({ plan })),
      whole: { style: stored },
      values: { style },
      fields,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.statusCode, error.details.problems];
  }
}

it('refuses a choice of a higher plan in its own words, and leaves one that is stored', () => {
  const problem = { path: 'style', rule: 'enum', message: 'Gold needs Premium' };
  expect(judged('free', 'gold', 'plain')).toEqual([400, [problem]]);
  expect(judged('free', 'gold', 'gold')).toEqual({ style: 'gold' });
  expect(judged('free', 'plain', 'gold')).toEqual({ style: 'plain' });
  for (const plan of ['premium', 'royal']) expect(judged(plan, 'gold', 'plain')).toEqual({ style: 'gold' });
});
