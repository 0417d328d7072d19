import fc from 'fast-check';
import { sql } from 'kysely';
import type { CompiledModule, DocumentCall, Json, MigrationStep, SettingsDocument } from '../../src/language/model.ts';
import { documentName } from '../../src/server/catalogue.ts';
import type { Store } from '../../src/server/store/store.ts';

/** What a release changes: how a setting was stored before it, and the step that leads from there to today. */
export interface Release {
  /** A stored document as it was before; undefined if it was the same. */
  before(document: SettingsDocument): SettingsDocument | undefined;
  step: MigrationStep;
  /** The stored name of a document of a former module, and what it held at the time of a document. */
  elsewhere?: { document: string; value(document: SettingsDocument): SettingsDocument };
}

const SEPARATOR = '¦';

/** A release of every kind that a migration can describe. @param number makes names and values new */
export function releasesOf({ spec }: CompiledModule, { fields }: DocumentCall, number: number): fc.Arbitrary<Release> {
  const typed = (...types: string[]) =>
    fields.filter((name) => types.includes(String(spec.settings.properties[name]?.type)));
  const former = `former_${number}`;
  const text = (document: SettingsDocument, name: string) => {
    const value = document[name];
    return typeof value === 'string' ? value : undefined;
  };
  const rename = (name: string): Release => ({
    before: ({ [name]: value, ...rest }) => (value === undefined ? undefined : { ...rest, [former]: value }),
    step: { op: 'rename', from: former, to: name },
  });
  const remove: Release = {
    before: (document) => ({ ...document, [former]: 'gone' }),
    step: { op: 'remove', path: former },
  };
  const replace = (name: string): Release => {
    const values: Record<string, string> = {};
    return {
      before(document) {
        const value = text(document, name);
        if (value === undefined) return undefined;
        values[`${number} ${value}`] = value;
        return { ...document, [name]: `${number} ${value}` };
      },
      step: { op: 'replace', path: name, values },
    };
  };
  const convert = (name: string, to: 'boolean' | 'number' | 'integer'): Release => ({
    before(document) {
      const value = document[name];
      const isConvertible = to === 'integer' ? Number.isInteger(value) : typeof value === to;
      return isConvertible ? { ...document, [name]: String(value) } : undefined;
    },
    step: { op: 'convert', path: name, to },
  });
  const round = (name: string): Release => ({
    before(document) {
      const value = document[name];
      return Number.isInteger(value) ? { ...document, [name]: Number(value) + 0.25 } : undefined;
    },
    step: { op: 'round', path: name },
  });
  const split = (one: string, other: string): Release => ({
    before(document) {
      const [first, second] = [text(document, one), text(document, other)];
      const isWhole = [first, second].every((part) => part && part.trim() === part && !part.includes(SEPARATOR));
      if (!isWhole) return undefined;
      const { [one]: _, [other]: __, ...rest } = document;
      return { ...rest, [former]: `${first}${SEPARATOR}${second}` };
    },
    step: { op: 'split', path: former, separator: SEPARATOR, to: [one, other] },
  });
  const join = (name: string): Release => ({
    before(document) {
      const [, first, second] = /^(\S+) (\S(?:.*\S)?)$/su.exec(text(document, name) ?? '') ?? [];
      if (first === undefined || second === undefined) return undefined;
      const { [name]: _, ...rest } = document;
      return { ...rest, [`${former}_a`]: first, [`${former}_b`]: second };
    },
    step: { op: 'join', from: [`${former}_a`, `${former}_b`], separator: ' ', to: name },
  });
  const move = (name: string): Release => ({
    before: ({ [name]: value, ...rest }) => (value === undefined ? undefined : rest),
    step: { op: 'move', from: { module: former, documents: ['settings'], version: 0, path: 'old' }, to: name },
    elsewhere: {
      document: documentName(former, { id: 'settings' }),
      value: ({ [name]: value }): SettingsDocument => (value === undefined ? {} : { old: value }),
    },
  });
  const texts = typed('string');
  const some = (names: readonly string[], make: (name: string) => Release) =>
    names.length > 0 ? [fc.constantFrom(...names).map(make)] : [];
  return fc.oneof(
    fc.constant(remove),
    ...some(fields, rename),
    ...some(fields, move),
    ...some(texts, replace),
    ...some(typed('boolean'), (name) => convert(name, 'boolean')),
    ...some(typed('integer'), (name) => convert(name, 'integer')),
    ...some(typed('number'), (name) => convert(name, 'number')),
    ...some(typed('integer'), round),
    ...some(texts, join),
    ...(texts.length > 1
      ? [fc.shuffledSubarray(texts, { minLength: 2, maxLength: 2 }).map(([a = '', b = '']) => split(a, b))]
      : []),
  );
}

/**
 * Makes a release: everything that is stored of a document has its former shape, and is migrated when it is read.
 * @returns what the cursors of the history have been multiplied by
 */
export async function release(
  { db }: Store,
  module: CompiledModule,
  call: DocumentCall,
  { before, step, elsewhere }: Release,
): Promise<number> {
  const document = documentName(module.spec.id, call);
  const { migrations } = module;
  if (elsewhere) {
    await makeRoom(db);
    await storeElsewhere(db, { document, version: migrations.length }, elsewhere);
  }
  for (const table of ['documents', 'history'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['revision', 'value'])
      .where('document', '=', document)
      .where('version', '=', migrations.length)
      .execute();
    for (const { revision, value } of rows) {
      const former = before(JSON.parse(value ?? '{}') as Record<string, Json>);
      if (!former || value === null) continue;
      await db
        .updateTable(table)
        .set({ value: JSON.stringify(former) })
        .where('document', '=', document)
        .where('revision', '=', revision)
        .execute();
    }
  }
  module.migrations = [...migrations, [step]];
  return elsewhere ? 2 : 1;
}

/** Makes room for an entry of the history before each other one. */
async function makeRoom(db: Store['db']): Promise<void> {
  // By way of negative numbers, because no two entries may have the same for a moment.
  await sql`update history set cursor = -2 * cursor`.execute(db);
  await sql`update history set cursor = -cursor`.execute(db);
  await sql`update history_seen set cursor = 2 * cursor`.execute(db);
  await sql`update sqlite_sequence set seq = 2 * seq where name = 'history'`.execute(db);
}

/** Stores the versions of a document of another module that was saved whenever this one was. */
async function storeElsewhere(
  db: Store['db'],
  { document, version }: { document: string; version: number },
  elsewhere: NonNullable<Release['elsewhere']>,
): Promise<void> {
  const held = (row: { value: string | null }) => ({
    document: elsewhere.document,
    version: 0,
    value: JSON.stringify(elsewhere.value(JSON.parse(row.value ?? '{}') as Record<string, Json>)),
  });
  const entries = await db
    .selectFrom('history')
    .selectAll()
    .where('document', '=', document)
    .where('version', '=', version)
    .execute();
  for (const row of entries)
    await db
      .insertInto('history')
      .values({ ...row, ...held(row), cursor: row.cursor - 1 })
      .execute();
  const current = await db
    .selectFrom('documents')
    .selectAll()
    .where('document', '=', document)
    .where('version', '=', version)
    .execute();
  for (const row of current)
    await db
      .insertInto('documents')
      .values({ ...row, ...held(row) })
      .execute();
}
