import { describe, expect, test } from 'vitest';
import type { Field, MigrationStep } from '../../../model.ts';
import { club, type Fields, type Club as Module, type Parts, released } from '../../../test/storedModule.ts';
import type { Finding, Ledger } from '../types.ts';
import { contract } from './contract.ts';
import { ledger } from './ledger.ts';

function found(before: Ledger, modules: readonly Module[]): Finding[] {
  const project = { ledger: before, moduleIds: modules.map(({ id }) => id), modules };
  const lost = ledger(project);
  return lost.length > 0 ? lost : contract(project);
}

function findings(before: Ledger, ...modules: Module[]): string[] {
  return found(before, modules).map(({ reason, advice, snippet }) => [reason, advice, snippet].join(' '));
}

/** The steps that the first finding proposes. */
function proposed(before: Ledger, module: Module): MigrationStep[] {
  const [finding] = found(before, [module]);
  return JSON.parse(finding?.snippet ?? '{}').steps;
}

const NAME = { name: { type: 'string' } } as const;
const price = { type: 'number', title: '', default: 0 } as const;
const rows: Partial<Field> = {
  type: 'array',
  items: { type: 'object', title: '', default: {}, properties: { price } },
};
const text = { type: 'string', title: '', default: '' } as const;

describe('the ledger of a release', () => {
  test('holds what is stored of each setting, and where the bot finds it', () => {
    const mode: Partial<Field> = { type: 'string', enum: ['a', 'b'], wire: { path: 'look.mode' } };
    const channel: Partial<Field> = { type: ['string', 'null'], refers: { to: 'channel' } };
    const remove: MigrationStep = { op: 'remove', path: 'old' };
    const module = club({ ...NAME, mode, channel, rows }, { steps: [[remove]], calls: { formerDocuments: ['old'] } });
    expect(released(module)).toEqual({
      version: '1.0.0',
      modules: {
        club: {
          migrations: [JSON.stringify([remove])],
          documents: ['settings', 'old'],
          fields: {
            name: { type: 'string', api: 'settings.name' },
            mode: { type: 'string', enum: ['a', 'b'], api: 'settings.look.mode' },
            channel: { type: ['string', 'null'], refers: 'channel', api: 'settings.channel' },
            rows: { type: 'array', api: 'settings.rows' },
            'rows.*': { type: 'object' },
            'rows.*.price': { type: 'number', api: 'settings.rows.*.price' },
          },
        },
      },
    });
  });

  test('says nothing about what was never released', () => {
    expect(findings({ modules: {} }, club({}))).toEqual([]);
    expect(findings(released(club({})), club(NAME))).toEqual([]);
  });
});

describe('a setting that was released', () => {
  test.each<[string, Fields, Fields, MigrationStep[]]>([
    ['is removed', NAME, {}, [{ op: 'remove', path: 'name' }]],
    [
      'is renamed',
      NAME,
      { title: NAME.name },
      [
        { op: 'rename', from: 'name', to: 'title' },
        { op: 'rewire', path: 'title' },
      ],
    ],
    [
      'is renamed, but not for the bot',
      NAME,
      { title: { ...NAME.name, wire: { path: 'name' } } },
      [{ op: 'rename', from: 'name', to: 'title' }],
    ],
    [
      'is always filled in',
      { name: { type: ['string', 'null'] } },
      NAME,
      [{ op: 'remove', path: 'name', values: ['null'] }],
    ],
    [
      'becomes a number that is always filled in',
      { name: { type: ['string', 'null'] } },
      { name: { type: 'number' } },
      [
        { op: 'convert', path: 'name', to: 'number' },
        { op: 'remove', path: 'name', values: ['null'] },
      ],
    ],
    [
      'gets choices and is always filled in',
      { name: { type: ['string', 'null'] } },
      { name: { type: 'string', enum: ['a', 'b'] } },
      [{ op: 'remove', path: 'name', except: ['a', 'b'] }],
    ],
    ['becomes a number', NAME, { name: { type: 'number' } }, [{ op: 'convert', path: 'name', to: 'number' }]],
    [
      'becomes a whole number',
      { name: { type: 'number' } },
      { name: { type: 'integer' } },
      [{ op: 'round', path: 'name' }],
    ],
    [
      'becomes a list',
      { name: { type: ['string', 'null'] } },
      { name: { type: 'array', items: { ...text, type: ['string', 'null'] } } },
      [{ op: 'convert', path: 'name', to: 'array' }],
    ],
    [
      'becomes one text',
      { name: { type: 'array', items: text } },
      NAME,
      [{ op: 'convert', path: 'name', to: 'string', separator: ', ' }],
    ],
    ['becomes a group', NAME, { name: { type: 'object', properties: {} } }, [{ op: 'remove', path: 'name' }]],
    [
      'gets choices',
      NAME,
      { name: { type: 'string', enum: ['a', 'b'] } },
      [{ op: 'remove', path: 'name', except: ['a', 'b'] }],
    ],
    [
      'becomes a choice of numbers',
      NAME,
      { name: { type: 'integer', enum: [1, 2] } },
      [
        { op: 'convert', path: 'name', to: 'integer' },
        { op: 'remove', path: 'name', except: [1, 2] },
      ],
    ],
    [
      'loses a choice',
      { name: { type: 'string', enum: ['a', 'b'] } },
      { name: { type: 'string', enum: ['a'] } },
      [{ op: 'replace', path: 'name', values: { b: 'a' } }],
    ],
    [
      'loses a choice of several',
      { name: { type: 'array', items: { ...text, enum: ['a', 'b'] } } },
      { name: { type: 'array', items: { ...text, enum: ['a'] } } },
      [{ op: 'remove', path: 'name.*', values: ['b'] }],
    ],
    [
      'was a switch and becomes a choice',
      { name: { type: 'boolean' } },
      { name: { type: 'string', enum: ['always', 'off'] } },
      [{ op: 'replace', path: 'name', values: { false: 'off', true: 'always' } }],
    ],
    [
      'was a choice and becomes a switch',
      { name: { type: 'string', enum: ['on', 'off'] } },
      { name: { type: 'boolean' } },
      [{ op: 'replace', path: 'name', values: { off: false, on: true } }],
    ],
    [
      'gets other choices, some of which can be converted',
      { name: { type: 'string', enum: ['1', 'many'] } },
      { name: { type: 'integer', enum: [1, 9] } },
      [
        { op: 'replace', path: 'name', values: { many: 9 } },
        { op: 'convert', path: 'name', to: 'integer' },
      ],
    ],
    [
      'gets other names for several choices',
      { name: { type: 'array', items: { ...text, enum: ['a', 'b'] } } },
      { name: { type: 'array', items: { ...text, enum: ['b', 'c'] } } },
      [{ op: 'replace', path: 'name.*', values: { a: 'c' } }],
    ],
    ['becomes a date', NAME, { name: { ...NAME.name, format: 'date' } }, [{ op: 'remove', path: 'name' }]],
    [
      'refers to something else',
      { name: { type: ['string', 'null'], refers: { to: 'channel' } } },
      { name: { type: ['string', 'null'], refers: { to: 'role' } } },
      [{ op: 'remove', path: 'name' }],
    ],
    [
      'is called differently for the bot',
      NAME,
      { name: { ...NAME.name, wire: { path: 'title' } } },
      [{ op: 'rewire', path: 'name' }],
    ],
    [
      'becomes a map for the bot',
      { rows },
      { rows: { ...rows, wire: { as: 'map', key: 'price' } } },
      [{ op: 'rewire', path: 'rows' }],
    ],
  ])('is missed if it %s, until the proposed migration is there', (_, before, now, steps) => {
    const ledgerBefore = released(club(before));
    expect(findings(ledgerBefore, club(now))).toHaveLength(1);
    expect(proposed(ledgerBefore, club(now))).toEqual(steps);
    const done = club(now, { steps: [steps] });
    expect(findings(ledgerBefore, done)).toEqual([]);
    expect(findings(released(done), done)).toEqual([]);
    // A migration speaks only of what was stored before it.
    expect(
      findings(
        { modules: { club: { ...released(club(before)).modules.club!, migrations: [JSON.stringify(steps)] } } },
        done,
      ),
    ).toHaveLength(1);
  });

  test.each<[Partial<Field>, Partial<Field>, advice: string]>([
    [
      { type: 'string', format: 'date' },
      { type: 'string', format: 'date-time' },
      ', which deletes all stored values: ',
    ],
    [{ type: 'string' }, { type: 'integer' }, ', which deletes stored values that are not whole numbers: '],
    [{ type: 'string' }, { type: 'number' }, ', which deletes stored values that are not numbers: '],
    [{ type: 'integer' }, { type: 'boolean' }, ', which deletes stored numbers other than 1 and 0: '],
    [{ type: 'string', enum: ['1', 'x'] }, { type: 'integer' }, ", which deletes the stored value 'x': "],
    [NAME.name, { type: 'string', enum: ['a', 'b'] }, ", which deletes stored values other than 'a', 'b': "],
    [{ type: 'boolean' }, { type: 'string', enum: ['a', 'b'] }, '1.json, after deciding what each value becomes: '],
    [{ type: 'boolean' }, { type: 'integer' }, 'migrations/1.json: '],
    [{ type: 'number' }, NAME.name, 'migrations/1.json: '],
  ])('comes with a migration that says what it deletes: %j becomes %j', (name, next, advice) => {
    expect(findings(released(club({ name })), club({ name: next }))).toEqual([expect.stringContaining(advice)]);
  });

  test('may accept more than before', () => {
    const before = club({ name: { type: 'string', enum: ['a'] }, size: { type: 'integer' } });
    expect(findings(released(before), club({ name: { type: 'string' }, size: { type: 'number' } }))).toEqual([]);
    expect(findings(released(before), club({ name: { type: 'string', enum: ['b', 'a'] }, size: price }))).toEqual([]);
  });

  test('takes along what is below it, and no more than has a place there', () => {
    const steps: MigrationStep[] = [
      { op: 'rename', from: 'rows', to: 'offers' },
      { op: 'rewire', path: 'offers' },
    ];
    expect(findings(released(club({ rows })), club({ offers: rows }, { steps: [steps] }))).toEqual([]);
    const empty: Partial<Field> = { type: 'array', items: { type: 'object', title: '', default: {} } };
    expect(findings(released(club({ rows })), club({ offers: empty }, { steps: [steps] }))[0]).toContain(
      `The setting 'offers.*.price' is gone`,
    );
  });

  test('is not saved by replacing only some of its values', () => {
    const replaced: MigrationStep[][] = [[{ op: 'replace', path: 'name', values: { yes: true } }]];
    const flag: Fields = { name: { type: 'boolean' } };
    expect(findings(released(club(NAME)), club(flag, { steps: replaced }))[0]).toBe(
      "'name' was string|boolean and is now boolean, but servers have stored values of the old type. Give the new setting another " +
        'name, or add to the steps of schemas/modules/club/migrations/1.json, which deletes stored texts other than true, false, 1 and 0: ' +
        '{ "op": "convert", "path": "name", "to": "boolean" }',
    );
    const all: MigrationStep[][] = [[...(replaced[0] ?? []), { op: 'convert', path: 'name', to: 'boolean' }]];
    expect(findings(released(club(NAME)), club(flag, { steps: all }))).toEqual([]);
  });

  test('is split and joined into texts', () => {
    const split: MigrationStep = { op: 'split', path: 'name', separator: ' ', to: ['first', 'last'] };
    const both: Fields = { first: NAME.name, last: NAME.name };
    expect(findings(released(club(NAME)), club(both, { steps: [[split]] }))).toEqual([]);
    const join: MigrationStep = { op: 'join', from: ['first', 'last'], separator: ' ', to: 'name' };
    expect(findings(released(club(both)), club(NAME, { steps: [[join]] }))).toEqual([]);
  });
});

describe('a setting that is in another module now', () => {
  const bank = (properties: Fields, parts: Parts = {}) => club(properties, { id: 'bank', ...parts });
  const from = { module: 'club', documents: ['settings'], version: 0, path: 'name' };

  test('is moved there', () => {
    const before = released(club(NAME), bank({}));
    const [finding] = findings(before, club({}), bank(NAME));
    expect(finding).toContain('or write schemas/modules/bank/migrations/1.json:');
    expect(finding).toContain(
      '{ "op": "move", "from": { "module": "club", "documents": ["settings"], "version": 0, "path": "name" }, "to": "name" }',
    );
    const moved = bank(NAME, { steps: [[{ op: 'move', from, to: 'name' }]] });
    expect(findings(before, club({}), moved)).toEqual([]);
    expect(findings(released(club({}), moved), club({}), moved)).toEqual([]);
  });

  test('needs the same type there', () => {
    const before = released(club(NAME), bank({}));
    const moved = bank({ name: { type: 'number' } }, { steps: [[{ op: 'move', from, to: 'name' }]] });
    expect(findings(before, club({}), moved)[0]).toContain("'name' was string and is now number");
  });
});

describe('a released migration', () => {
  const steps: MigrationStep[][] = [[{ op: 'remove', path: 'old' }]];
  const before = released(club(NAME, { steps }));

  test('stays as it is', () => {
    expect(findings(before, club(NAME, { steps }))).toEqual([]);
    expect(findings(before, club(NAME, { steps: [[{ op: 'remove', path: 'older' }]] }))[0]).toContain(
      'This migration was released, and servers may already have run it as it was. Put it back as it was ' +
        '(`git checkout v1.0.0 -- schemas/modules/club/migrations/1.json`), and write what else is needed as ' +
        'schemas/modules/club/migrations/2.json.',
    );
  });

  test('stays where it is', () => {
    expect(findings(before, club(NAME))[0]).toContain('This migration is gone, but servers may already have run it.');
  });
});

describe('a document', () => {
  test('that is gone is missed, until the module says that what is stored in it still counts', () => {
    const calls = { documents: [{ id: 'general', fields: ['name'] }] };
    const before = released(club(NAME));
    expect(findings(before, club(NAME, { calls }))).toEqual([
      `The document 'settings' is gone, but servers have stored settings in it. Put it back, or write ` +
        '"formerDocuments": ["settings"] in `calls`: then what is stored in it still counts. ',
    ]);
    const former = { ...calls, formerDocuments: ['settings'] };
    expect(findings(before, club(NAME, { calls: former }))).toEqual([
      "The bot does not find the document 'settings' under this id any more: a bot that has not been updated loses its settings. " +
        "Change it back, or tell the bot's developers and write schemas/modules/club/migrations/1.json: " +
        '{ "$schema": "../../../meta/migration.schema.json", "steps": [{ "op": "rewire", "path": "name" }] }',
    ]);
    expect(findings(before, club(NAME, { calls: former, steps: [[{ op: 'rewire', path: 'name' }]] }))).toEqual([]);
  });

  test('that a setting leaves for another one is missed by the bot', () => {
    const documents = [
      { id: 'settings', fields: [] },
      { id: 'general', fields: ['name'] },
    ];
    expect(findings(released(club(NAME)), club(NAME, { calls: { documents } }))[0]).toContain(
      "The bot finds 'name' at 'general.name' now instead of 'settings.name'",
    );
  });
});

test('a module is gone only when nothing of it can be stored', () => {
  expect(findings(released(club(NAME)))[0]).toContain("The module 'club' is gone");
  expect(findings(released(club({})))).toEqual([]);
});
