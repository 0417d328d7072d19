import { expect, test } from 'vitest';
import type { Environment } from '../model.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { keepStored } from './keepStored.ts';
import { resolveModule } from './resolveModule.ts';

const frozen = "saved.state == 'running' && self.on";
const module = moduleOf(
  { on: { type: 'boolean' }, number: { type: 'integer', frozen }, secret: { type: 'integer', frozen }, note: {} },
  {
    expressions: { [frozen]: ({ self, saved }: Environment) => saved?.state === 'running' && self.on === true },
  },
);
const stored = { on: true, state: 'running', number: 7, secret: 8, note: 'old' };
const kept = (values: Record<string, number | string>, document = { on: true }, before = stored) =>
  keepStored(resolveModule(module, contextOf()), values, { stored: before, document });

test('a field keeps its stored value while its condition on the stored and the new document is true', () => {
  expect(kept({ number: 1, note: 'new', foreign: 2 })).toEqual({ number: 7, note: 'new', foreign: 2 });
  expect(kept({ number: 1, secret: 2 })).toEqual({ number: 7, secret: 8 });
});

test('otherwise it takes the new value', () => {
  expect(kept({ number: 1 }, { on: false })).toEqual({ number: 1 });
  expect(kept({ number: 1 }, { on: true }, { ...stored, state: 'over' })).toEqual({ number: 1 });
});

test('fields that are not in the save are not added', () => {
  expect(kept({ note: 'new' })).toEqual({ note: 'new' });
});
