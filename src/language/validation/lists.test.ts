import { describe, expect, test } from 'vitest';
import type { Field, Rule, SettingsDocument } from '../model.ts';
import { resolveModule } from '../resolved/resolveModule.ts';
import { effectiveDocument } from '../resolved/view.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { validate } from './validate.ts';

const text = (title: string, parts: Partial<Field> = {}): Field => ({ type: 'string', title, default: '', ...parts });
const listOf = (title: string, properties: Record<string, Field>, parts: Partial<Field> = {}): Field => ({
  type: 'array',
  title,
  default: [],
  items: { type: 'object', title, default: {}, properties },
  ...parts,
});

const tiers = listOf(
  'Tiers',
  { id: text('Key'), name: text('Name'), share: { type: 'number', title: 'Share', default: 1 } },
  {
    maxItems: 4,
    plans: { free: { maxItems: 1 } },
    uniqueBy: ['name'],
    messages: { maxItems: 'At most {maxItems} tiers', uniqueBy: 'Two tiers cannot have the same name' },
  },
);
const prizes = listOf(
  'Prizes',
  {
    id: text('Key'),
    budget: { type: 'number', title: 'Budget', default: 10 },
    open: { type: 'boolean', title: 'Open', default: true },
    tiers,
  },
  { maxItems: 3 },
);
const rule: Rule = {
  each: 'prizes.tiers',
  rule: 'item.share <= parent.budget',
  at: 'share',
  message: 'A share cannot exceed the budget',
};

function moduleWith(fields: Record<string, Field>) {
  const module = moduleOf(fields, {
    expressions: {
      [rule.rule]: ({ item, parent }) => Number(item.share) <= Number(parent.budget),
      'item.open': ({ item }) => item.open === true,
    },
  });
  const reads = { [rule.rule]: ['item.share', 'parent.budget'], 'item.open': ['item.open'] };
  return { ...module, reads, spec: { ...module.spec, rules: [rule] } };
}

function check(fields: Record<string, Field>, document: SettingsDocument, saved?: SettingsDocument, plan = 'premium') {
  const resolved = resolveModule(moduleWith(fields), contextOf({ plan }));
  const { problems, warnings } = validate(resolved, { document, saved });
  return {
    problems: problems.map(({ path, message }) => `${path}: ${message}`),
    warnings: warnings.map(({ path, message }) => `${path}: ${message}`),
  };
}

const tier = (id: string, share = 1, name = id) => ({ id, share, name });
const prize = (id: string, inner: SettingsDocument[], parts: SettingsDocument = {}) => ({
  id,
  budget: 10,
  open: true,
  tiers: inner,
  ...parts,
});

describe('a rule for each entry of a list inside entries', () => {
  const document = { prizes: [prize('a', [tier('x')]), prize('b', [tier('x'), tier('y', 11)])] };
  const broken = ['prizes.1.tiers.1.share: A share cannot exceed the budget'];

  test('names the row at fault, and reads the entry around it', () => {
    expect(check({ prizes }, document).problems).toEqual(broken);
    const richer = { prizes: document.prizes.map((one) => ({ ...one, budget: 20 })) };
    expect(check({ prizes }, richer).problems).toEqual([]);
  });

  test('is a warning for a row that is stored that way, wherever it has moved', () => {
    const moved = { prizes: [document.prizes[1] ?? null, document.prizes[0] ?? null] };
    expect(check({ prizes }, moved, document)).toEqual({
      problems: [],
      warnings: ['prizes.0.tiers.1.share: A share cannot exceed the budget'],
    });
    const [a, b] = document.prizes;
    const poorer = { prizes: [a ?? null, { ...b, budget: 5 }] };
    expect(check({ prizes }, poorer, document).problems).toEqual(broken);
  });

  test('does not apply in a list that its entry hides', () => {
    const hidden = { ...prizes.items?.properties, tiers: { ...tiers, visible: 'item.open' } };
    const fields = { prizes: listOf('Prizes', hidden, { maxItems: 3 }) };
    const closed = { prizes: document.prizes.map((one) => ({ ...one, open: false })) };
    expect(check(fields, closed).problems).toEqual([]);
    expect(check(fields, document).problems).toEqual(broken);
  });
});

test('a limit of a list inside entries depends on the plan, and the bot gets no more than that', () => {
  const document = { prizes: [prize('a', [tier('x'), tier('y')])] };
  expect(check({ prizes }, document).problems).toEqual([]);
  expect(check({ prizes }, document, undefined, 'free').problems).toEqual(['prizes.0.tiers: At most 1 tiers']);
  expect(check({ prizes }, document, document, 'free').problems).toEqual([]);
  const sent = effectiveDocument(moduleWith({ prizes }), document, contextOf({ plan: 'free' }));
  expect(sent.prizes).toEqual([prize('a', [tier('x')])]);
});

describe('entries that no two have alike', () => {
  const twice = ['prizes.0.tiers.1.name: Two tiers cannot have the same name'];
  const alike = { prizes: [prize('a', [tier('x', 1, 'Gold'), tier('y', 1, ' Gold ')])] };

  test('are compared within one list, and the later one is at fault', () => {
    expect(check({ prizes }, alike).problems).toEqual(twice);
    const apart = { prizes: [prize('a', [tier('x', 1, 'Gold')]), prize('b', [tier('x', 1, 'Gold')])] };
    expect(check({ prizes }, apart).problems).toEqual([]);
  });

  test('may stay as they are stored, but not become more', () => {
    expect(check({ prizes }, alike, alike)).toEqual({ problems: [], warnings: twice });
    const more = { prizes: [prize('a', [...(alike.prizes[0]?.tiers ?? []), tier('z', 1, 'Gold')])] };
    expect(check({ prizes }, more, alike).problems).toHaveLength(2);
  });

  test('are not compared while they are empty', () => {
    const fresh = { prizes: [prize('a', [tier('x', 1, ''), tier('y', 1, ' ')])] };
    expect(check({ prizes }, fresh).problems).toEqual([]);
  });

  test('may be told apart by several settings together', () => {
    const both: Field = { ...tiers, uniqueBy: ['name', 'share'] };
    expect(check({ both }, { both: [tier('x', 1, 'Gold'), tier('y', 2, 'Gold')] }).problems).toEqual([]);
    expect(check({ both }, { both: [tier('x', 2, 'Gold'), tier('y', 2, 'Gold')] }).problems).toHaveLength(1);
  });
});

describe('entries that the API has as a map', () => {
  const words = listOf(
    'Words',
    { word: text('Word', { ui: { widget: 'text' } }), reply: text('Reply') },
    { wire: { as: 'map', key: 'word' } },
  );
  const on: Field = { type: 'boolean', title: 'On', default: false };
  const twice = {
    on: false,
    words: [
      { word: 'a', reply: 'x' },
      { word: 'a', reply: 'y' },
      { word: 'b', reply: 'z' },
    ],
  };
  const checked = (list: Field, document: SettingsDocument, saved?: SettingsDocument) => {
    const module = moduleOf({ on, words: list }, { expressions: { 'self.on': ({ self }) => self.on === true } });
    const { problems, warnings } = validate(resolveModule(module, contextOf()), { document, saved });
    return { problems: problems.map(({ path }) => path), warnings: warnings.map(({ path }) => path) };
  };

  test('never have the same key, shown or not, since all but one would be lost', () => {
    expect(checked(words, twice)).toEqual({ problems: ['words.1.word'], warnings: [] });
    expect(checked({ ...words, visible: 'self.on' }, twice).problems).toEqual(['words.1.word']);
    const empty = {
      on: false,
      words: [
        { word: '', reply: 'x' },
        { word: '', reply: 'y' },
      ],
    };
    expect(checked(words, empty).problems).toEqual(['words.1.word']);
    const prefixed = { ...words, wire: { as: 'map', key: 'word', prefix: 'reply' } } satisfies Field;
    expect(checked(prefixed, twice).problems).toEqual([]);
  });

  test('are told so once, in the sentence of the list', () => {
    const own: Field = { ...words, uniqueBy: ['word'], messages: { uniqueBy: 'This word has a reply' } };
    expect(checked(own, twice).problems).toEqual(['words.1.word']);
    const sentence = validate(resolveModule(moduleOf({ on, words: { ...own, uniqueBy: undefined } }), contextOf()), {
      document: twice,
    }).problems.map(({ message }) => message);
    expect(sentence).toEqual(['This word has a reply']);
  });

  test('may be stored alike from before they were a map', () => {
    expect(checked(words, twice, twice)).toEqual({ problems: [], warnings: ['words.1.word'] });
  });
});

describe('the choice of an entry of another list', () => {
  const best = text('Best', {
    ui: { widget: 'select', entriesOf: 'tiers' },
    messages: { 'reference.entry': 'It is gone' },
  });
  const stored = { tiers: [tier('x'), tier('y')], best: 'y' };
  const nested: Partial<Field> = {
    ui: { widget: 'select', entriesOf: 'prizes.tiers' },
    messages: { 'reference.entry': 'It is gone' },
  };

  test('must be there; none may be chosen', () => {
    expect(check({ tiers, best }, stored).problems).toEqual([]);
    expect(check({ tiers, best }, { ...stored, best: '' }).problems).toEqual([]);
    expect(check({ tiers, best }, { ...stored, best: 'z' }).problems).toEqual(['best: It is gone']);
  });

  test('is at fault if this save deletes the entry, and a warning if it was missing before', () => {
    const without = { ...stored, tiers: [tier('x')] };
    expect(check({ tiers, best }, without, stored).problems).toEqual(['best: It is gone']);
    expect(check({ tiers, best }, without, without)).toEqual({ problems: [], warnings: ['best: It is gone'] });
    const renamed = { ...stored, tiers: [tier('x'), tier('y', 1, 'Silver')] };
    expect(check({ tiers, best }, renamed, stored).problems).toEqual([]);
  });

  test('is among those of the same entry, for a choice inside it', () => {
    const lead = text('Lead', nested);
    const own = { ...prizes, items: { ...prizes.items, properties: { ...prizes.items?.properties, lead } } } as Field;
    const withLead = (id: string, key: string, one: SettingsDocument[]) => prize(id, one, { lead: key });
    const document = { prizes: [withLead('a', 'x', [tier('x')]), withLead('b', 'x', [tier('y')])] };
    expect(check({ prizes: own }, document).problems).toEqual(['prizes.1.lead: It is gone']);
    // A choice that another save broke may stay, wherever its entry has moved.
    const moved = { prizes: document.prizes.toReversed() };
    expect(check({ prizes: own }, moved, document)).toEqual({ problems: [], warnings: ['prizes.0.lead: It is gone'] });
    const sent = effectiveDocument(moduleWith({ prizes: own }), document, contextOf());
    expect(sent.prizes).toEqual([document.prizes[0], withLead('b', '', [tier('y')])]);
  });

  test('is among those of all entries, for a choice outside them', () => {
    const top = text('Top', nested);
    const document = { prizes: [prize('a', [tier('x')]), prize('b', [tier('y')])] };
    expect(check({ prizes, top }, { ...document, top: 'y' }).problems).toEqual([]);
    expect(check({ prizes, top }, { ...document, top: 'b' }).problems).toEqual(['top: It is gone']);
  });

  test('is not sent to the bot if the plan cuts the entry off', () => {
    const sentOn = (plan: string) => effectiveDocument(moduleWith({ tiers, best }), stored, contextOf({ plan })).best;
    expect(['free', 'premium'].map(sentOn)).toEqual(['', 'y']);
  });
});

test('what a save hides is not tolerated when the next one shows it', () => {
  const on: Field = { type: 'boolean', title: 'On', default: false };
  const best = text('Best', { visible: 'self.on', ui: { widget: 'select', entriesOf: 'tiers' } });
  const words = listOf('Words', { word: text('Word') }, { visible: 'self.on', uniqueBy: ['word'] });
  const module = moduleOf({ on, tiers, best, words }, { expressions: { 'self.on': ({ self }) => self.on === true } });
  const pathsOf = (isOn: boolean, wasOn?: boolean) => {
    const document = { tiers: [], best: 'gone', words: [{ word: 'a' }, { word: 'a' }] };
    const saved = wasOn === undefined ? undefined : { ...document, on: wasOn };
    const { problems } = validate(resolveModule(module, contextOf()), { document: { ...document, on: isOn }, saved });
    return problems.map(({ path }) => path);
  };
  expect(pathsOf(false)).toEqual([]);
  expect(pathsOf(true, false)).toEqual(['best', 'words.1.word']);
  expect(pathsOf(true, true)).toEqual([]);
});

test('the key of a row is never empty, shown or not', () => {
  const key = text('Key', { pattern: '^\\w+$', messages: { pattern: 'An entry needs a key' } });
  const rows = listOf('Rows', { id: key, word: text('Word', { pattern: '^\\w+$' }) }, { visible: 'self.on' });
  const on: Field = { type: 'boolean', title: 'On', default: false };
  const module = moduleOf({ on, rows }, { expressions: { 'self.on': ({ self }) => self.on === true } });
  const problemsOf = (row: SettingsDocument) =>
    validate(resolveModule(module, contextOf()), { document: { on: false, rows: [row] } }).problems;
  expect(problemsOf({ id: 'a', word: '' })).toEqual([]);
  expect(problemsOf({ id: '', word: '' })).toEqual([
    { path: 'rows.0.id', rule: 'pattern', message: 'An entry needs a key' },
  ]);
});
