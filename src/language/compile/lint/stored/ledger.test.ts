import { describe, expect, test } from 'vitest';
import type { Field, MigrationStep, ModuleSpec } from '../../../model.ts';
import type { StoredModule } from '../types.ts';
import { ledger, nextLedger } from './ledger.ts';

type Fields = Record<string, Partial<Field>>;

function club(properties: Fields, { steps = [] as MigrationStep[][], calls = {} } = {}) {
  const documents = [{ id: 'settings', fields: Object.keys(properties) }];
  const spec = { settings: { properties }, calls: { documents, ...calls } } as unknown as ModuleSpec;
  const migrations = steps.map((one, index) => ({ file: `${index + 1}.json`, steps: one }));
  return { id: 'club', file: 'module.json', spec, migrations };
}

function stored(fields: Record<string, string>, migrations = 0): { club: StoredModule } {
  return { club: { migrations, documents: ['settings'], fields } };
}

function findings(before: { club: StoredModule }, module: ReturnType<typeof club>): string[] {
  return ledger({ ledger: before, moduleIds: ['club'], modules: [module] }).map(
    ({ reason, advice }) => `${reason} ${advice}`,
  );
}

const NAME = { name: { type: 'string' } } as const;
const price = { type: 'number', title: '', default: 0 } as const;
const rows: Partial<Field> = {
  type: 'array',
  items: { type: 'object', title: '', default: {}, properties: { price } },
};
const before = stored({ name: 'string', rows: 'array', 'rows.*': 'object', 'rows.*.price': 'number' });

describe('the ledger', () => {
  test('holds fields, documents and how many migrations there were', () => {
    expect(nextLedger({}, [club({ ...NAME, rows })])).toEqual(before);
    expect(nextLedger(stored({ old: 'string' }), [club(NAME, { steps: [[{ op: 'remove', path: 'old' }]] })])).toEqual(
      stored({ name: 'string' }, 1),
    );
  });

  test('remembers what is lost until the module says what becomes of it', () => {
    expect(nextLedger(before, [club(NAME)])).toEqual(before);
    expect(nextLedger(before, [club(NAME, { steps: [[{ op: 'remove', path: 'rows' }]] })])).toEqual(
      stored({ name: 'string' }, 1),
    );
  });

  test('remembers the old kind of a field', () => {
    expect(nextLedger(stored({ name: 'string' }), [club({ name: { type: 'number' } })])).toEqual(
      stored({ name: 'string' }),
    );
    expect(nextLedger(stored({ name: 'integer' }), [club({ name: { type: 'number' } })])).toEqual(
      stored({ name: 'number' }),
    );
  });

  test('remembers a module that is gone', () => {
    expect(nextLedger(before, [])).toEqual(before);
  });
});

describe('a migration', () => {
  const media = (...choices: string[]): Fields => ({
    media: { type: 'array', items: { type: 'string', title: '', default: '', enum: choices } },
  });
  const kinds = { media: 'array', 'media.*': 'string of image, link' };

  test('is asked for when a choice of a list goes away, and proposed', () => {
    expect(findings(stored(kinds), club(media('image')))).toEqual([
      `'media.*' cannot be 'link' any more, and servers have stored that. Write schemas/modules/club/migrations/1.json ` +
        'with a step like {"op":"remove","path":"media.*","values":["link"]}, or put the value back.',
    ]);
    for (const step of [
      { op: 'remove', path: 'media.*', values: ['link'] } as const,
      { op: 'replace', path: 'media.*', values: { link: 'image' } } as const,
      { op: 'remove', path: 'media' } as const,
    ]) {
      expect(findings(stored(kinds), club(media('image'), { steps: [[step]] }))).toEqual([]);
    }
  });

  test('speaks only of what was stored before it', () => {
    const steps: MigrationStep[][] = [[{ op: 'remove', path: 'name' }]];
    expect(findings(stored({ name: 'string' }), club({}, { steps }))).toEqual([]);
    expect(findings(stored({ name: 'string' }, 1), club({}, { steps }))).toEqual([
      `The setting 'name' is gone, and servers have stored it. Write schemas/modules/club/migrations/2.json with the step ` +
        '{"op":"remove","path":"name"}, or put the setting back.',
    ]);
    const mode: Fields = { mode: { type: 'string', enum: ['open'] } };
    const replaced: MigrationStep[][] = [[{ op: 'replace', path: 'mode', values: { closed: 'open' } }]];
    expect(findings(stored({ mode: 'string of open, closed' }), club(mode, { steps: replaced }))).toEqual([]);
    expect(findings(stored({ mode: 'string of open, closed' }, 1), club(mode, { steps: replaced }))).toHaveLength(1);
    const kind: Fields = { name: { type: 'boolean' } };
    const handled: MigrationStep[][] = [[{ op: 'replace', path: 'name', values: { yes: true } }]];
    expect(findings(stored({ name: 'string' }), club(kind, { steps: handled }))).toEqual([]);
    expect(findings(stored({ name: 'string' }, 1), club(kind, { steps: handled }))).toHaveLength(1);
  });

  test('that renames takes along what is below, and no more than has a place there', () => {
    const steps: MigrationStep[][] = [[{ op: 'rename', from: 'rows', to: 'offers' }]];
    expect(findings(before, club({ ...NAME, offers: rows }, { steps }))).toEqual([]);
    const empty: Partial<Field> = { type: 'array', items: { type: 'object', title: '', default: {} } };
    expect(findings(before, club({ ...NAME, offers: empty }, { steps }))[0]).toContain(
      `The setting 'offers.*.price' is gone`,
    );
  });

  test('stays where it is once it was released', () => {
    expect(findings(stored({ name: 'string' }, 1), club(NAME))[0]).toContain('This migration is gone');
  });
});

describe('a document', () => {
  test('that is gone is missed, until the module says that what is stored in it still counts', () => {
    const calls = { documents: [{ id: 'general', fields: ['name'] }] };
    expect(findings(stored({ name: 'string' }), club(NAME, { calls }))).toEqual([
      `The document 'settings' is gone, and servers have stored settings in it. Put it back, or write ` +
        '"formerDocuments": ["settings"] in `calls`: then what is stored in it still counts.',
    ]);
    const former = { ...calls, formerDocuments: ['settings'] };
    expect(findings(stored({ name: 'string' }), club(NAME, { calls: former }))).toEqual([]);
    expect(nextLedger(stored({ name: 'string' }), [club(NAME, { calls: former })]).club?.documents).toEqual([
      'settings',
      'general',
    ]);
  });
});
