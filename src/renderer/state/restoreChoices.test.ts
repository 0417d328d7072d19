import { expect, test } from 'vitest';
import type { Environment, Field, SettingsDocument, WidgetOptions } from '../../language/model.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { contextFor, fixtureModule } from '../test/fixture.ts';
import { restoreChoices } from './restoreChoices.ts';

const choice = (
  title: string,
  optionsFrom?: WidgetOptions<'select'>['optionsFrom'],
  parts: Partial<Field> = {},
): Field => ({
  type: ['string', 'null'],
  title,
  default: null,
  ui: { widget: 'select', ...(optionsFrom && { optionsFrom }) },
  ...parts,
});
const where = 'item.kind == self.kind';
const module = fixtureModule({
  fields: {
    kind: choice('Kind', undefined, { maxLength: 3 }),
    guild: choice('Server', { list: 'guilds', value: 'id', title: 'name' }),
    plan: choice('Plan', { list: 'plans', value: 'id', title: 'name', where }),
  },
  expressions: { [where]: { run: ({ item, self }: Environment) => item.kind === self.kind, reads: [] } },
});
const lists = {
  guilds: [{ id: '1' }, { id: '2' }],
  plans: [
    { id: 'm', kind: 'a' },
    { id: 'y', kind: 'b' },
  ],
};
const saved = { kind: 'a', guild: '1', plan: null };
const kept = (chosen?: SettingsDocument) =>
  restoreChoices({ module: resolveModule(module, contextFor({ lists })), saved }, chosen);

test('a choice is kept if it is still offered', () => {
  expect(kept({ guild: '2', kind: 'b', plan: 'y' })).toEqual({ guild: '2', kind: 'b', plan: 'y' });
  expect(kept({ plan: 'm' })).toEqual({ ...saved, plan: 'm' });
});

test('a choice that is not offered any more is replaced by the default', () => {
  expect(kept({ guild: '9', plan: 'y' })).toEqual(saved);
  expect(kept({ foreign: 1 })).toEqual(saved);
});

test('an invalid choice is replaced by the default', () => {
  expect(kept({ kind: 'long', guild: '2' })).toEqual({ ...saved, guild: '2' });
});

test('without choices the form has its defaults', () => {
  expect(kept()).toEqual(saved);
  expect(kept()).not.toBe(saved);
});
