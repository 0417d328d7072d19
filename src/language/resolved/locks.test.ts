import { expect, test } from 'vitest';
import type { Field, SettingsDocument } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { keepLocked } from './locks.ts';
import { effectiveDocument, view } from './view.ts';

const text = (title: string, parts: Partial<Field> = {}): Field => ({ type: 'string', title, default: '', ...parts });
const locked = { plans: { free: { locked: 'default', message: 'Colors are part of Premium' } } } as const;
const module = moduleOf({
  ranks: {
    type: 'array',
    title: 'Ranks',
    default: [],
    maxItems: 5,
    items: {
      type: 'object',
      title: 'Rank',
      default: {},
      properties: { id: text('Key'), name: text('Name'), color: text('Color', { default: 'grey', ...locked }) },
    },
  },
});
const free = resolveForPlan(module.spec, 'free');
const rank = (id: string, color: string, name = id) => ({ id, name, color });
const stored = { ranks: [rank('a', 'red'), rank('b', 'blue')] };
const save = (ranks: SettingsDocument[]) => {
  const { values, refused } = keepLocked(free, { ranks }, { stored, shown: view(free, stored) });
  return { ranks: values.ranks, refused: refused.map(({ path, field }) => `${path.join('.')}: ${field.lockMessage}`) };
};

test('a setting that is locked inside entries counts as its default, on the screen and for the bot', () => {
  const shown = { ranks: [rank('a', 'grey'), rank('b', 'grey')] };
  expect(view(free, stored)).toEqual(shown);
  expect(effectiveDocument(module, stored, contextOf({ plan: 'free' }))).toEqual(shown);
  expect(view(resolveForPlan(module.spec, 'premium'), stored)).toEqual(stored);
});

test('what is stored there survives a save, also of rows that have moved', () => {
  const expected = { ranks: [rank('b', 'blue', 'B'), rank('a', 'red')], refused: [] };
  expect(save([rank('b', 'grey', 'B'), rank('a', 'red')])).toEqual(expected);
  expect(save([{ id: 'b', name: 'B' }, rank('a', 'grey')])).toEqual(expected);
});

test('a new row has the default there', () => {
  expect(save([{ id: 'c', name: 'c' }])).toEqual({ ranks: [rank('c', 'grey')], refused: [] });
  expect(save([rank('c', 'red')]).refused).toEqual(['ranks.0.color: Colors are part of Premium']);
});

test('a change of it is refused, and so is the value of another row', () => {
  expect(save([rank('a', 'green'), rank('b', 'red')]).refused).toEqual([
    'ranks.0.color: Colors are part of Premium',
    'ranks.1.color: Colors are part of Premium',
  ]);
});
