import { isSchema, type JsonSchema } from '../../src/language/compile/jsonSchema/schema.ts';
import type { Finding } from '../../src/language/compile/lint/types.ts';
import { wordName } from '../../src/language/compile/meta/dispatcher.ts';
import { META, metaSchemas, resolveRef } from '../../src/language/compile/meta/meta.ts';
import { recordOf } from '../../src/language/values/records.ts';
import { CELLS, CHANGE_KINDS, type EffectCell, isKind, type Kind, kindNamed, type Severity } from './kinds.ts';

/** A property of the language, as `schemas/meta/` defines it. */
export interface Word {
  /** The file of its definition and its path there: `fields/field maxLength`. */
  id: string;
  /** The last part of the path. */
  name: string;
  schema: JsonSchema;
  /** Its meta-schema, and its place there. */
  file: string;
  pointer: readonly (string | number)[];
}

/** What a change of a word means: a kind, or that each of its parts is a word. Undefined where nothing says so. */
type Meaning = Kind | 'parts' | undefined;

/**
 * Meta-schemas whose words no change is reported of: examples and translations follow from what they are about (texts in
 * other languages are compared as texts), and waivers are about changes themselves.
 */
const OTHERS = new Set(
  ['examples', 'translation', 'waivers', 'names', 'common'].map((name) => `${META}/${name}.schema.json`),
);

/** Every word of the language. @param schemas the meta-schemas by file */
export function languageWords(schemas: ReadonlyMap<string, JsonSchema> = metaSchemas): Word[] {
  const found: Word[] = [];
  for (const [file, schema] of schemas) if (file.startsWith(META) && !OTHERS.has(file)) visit(schema, file, [], []);
  return found;

  function visit(node: unknown, file: string, path: readonly string[], pointer: Word['pointer']): void {
    if (!isSchema(node)) return;
    const { properties, definitions, allOf } = node;
    for (const [name, schema] of Object.entries(isSchema(properties) ? properties : {})) {
      // What a file's first line says to editors, and the choice between variants.
      if (!isSchema(schema) || name === '$schema' || schema.const === wordName(file)) continue;
      const [here, at] = [
        [...path, name],
        [...pointer, 'properties', name],
      ];
      found.push({ id: wordId(file, here), name, schema, file, pointer: at });
      visit(schema, file, here, at);
    }
    for (const [name, schema] of Object.entries(isSchema(definitions) ? definitions : {}))
      visit(schema, file, [name], [...pointer, 'definitions', name]);
    for (const [index, one] of (Array.isArray(allOf) ? allOf : []).entries())
      visit(one, file, path, [...pointer, 'allOf', index]);
    for (const key of ['items', 'additionalProperties', 'then', 'else'])
      visit(node[key], file, path, [...pointer, key]);
  }
}

function wordId(file: string, path: readonly string[]): string {
  return `${file.slice(META.length + 1).replace('.schema.json', '')} ${path.join('.')}`;
}

/** What a change of the value that a schema describes means. */
export function meaningOf(schema: JsonSchema, file: string): Meaning {
  const { change, $ref: ref, type, items, additionalProperties: map, properties, const: only } = schema;
  if (isKind(change)) return change;
  if (only === wordName(file)) return 'behaviour';
  if (typeof ref === 'string') {
    const { target, targetFile } = resolveRef(ref, file);
    return meaningOf(target, targetFile);
  }
  if (type === 'array') return isSchema(items) ? onlyKind(meaningOf(items, file)) : undefined;
  if (isSchema(properties) || Array.isArray(schema.allOf) || isSchema(schema.then)) return 'parts';
  return isSchema(map) && meaningOf(map, file) !== undefined ? 'parts' : undefined;
}

/** Whether entries are added to a list or removed from it says nothing about the words in them. */
function onlyKind(meaning: Meaning): Meaning {
  return meaning === 'parts' ? undefined : meaning;
}

/** What each change of a word means. */
export interface Coverage {
  word: string;
  kind: Kind | 'parts';
  cells: Readonly<Record<EffectCell, Severity | 'never' | 'parts'>>;
}

/** Every word with the severity of each change, and the words for which nothing says it. */
export function coverage(words: readonly Word[] = languageWords()): { covered: Coverage[]; open: Word[] } {
  const covered: Coverage[] = [];
  const open: Word[] = [];
  for (const word of words) {
    const kind = meaningOf(word.schema, word.file);
    if (kind === undefined) open.push(word);
    else covered.push({ word: word.id, kind, cells: cellsOf(kind) });
  }
  return { covered, open };
}

function cellsOf(kind: Kind | 'parts'): Coverage['cells'] {
  const severity = (cell: EffectCell) => (kind === 'parts' ? kind : kindNamed(kind).cells[cell]);
  return recordOf(CELLS, severity);
}

let shipped: readonly Word[] | undefined;

/** The words of which nothing says what a change of them means. Those of the language do not change while it is used. */
export function openWords(words?: readonly Word[]): Finding[] {
  if (!words) shipped ??= coverage().open;
  const open = words ? coverage(words).open : (shipped ?? []);
  return open.map(({ file, pointer, name }) => ({
    file,
    pointer,
    at: 'key',
    reason: `No kind of change is declared for '${name}'.`,
    advice: `Write "change" beside its description: ${Object.keys(CHANGE_KINDS).join(', ')}.`,
  }));
}
