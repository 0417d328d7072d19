import { isSchema, type JsonSchema } from '../../../src/language/compile/jsonSchema/schema.ts';
import { fits } from '../../../src/language/compile/meta/fits.ts';
import { META, metaFileOf, metaSchemas, ownIn, resolveRef } from '../../../src/language/compile/meta/meta.ts';
import type { Meta } from '../../../src/language/compile/meta/shapes.ts';
import { equal } from '../../../src/language/values/equal.ts';
import { isObject } from '../../../src/language/values/isObject.ts';
import type { Pointer } from '../../../src/language/values/pointer.ts';
import type { Kind } from '../kinds.ts';
import { meaningOf } from '../words.ts';
import { pairsOf } from './pairs.ts';

const FIELD = resolveRef('fields/field.schema.json#/definitions/fragment', `${META}/module.schema.json`);

/** A part of a file that is not the same in two states of `schemas/`. */
export interface SchemaDifference {
  /** The property of the language that it is, or whose entry it is. */
  word: string;
  kind: Kind;
  /** Undefined where it is missing. */
  before: unknown;
  after: unknown;
  /** Set if it is one of the entries that the word lists. */
  isEntry?: true;
  /** Its place in the later state; where it was, if it is gone. */
  pointer: Pointer;
  /** Its place in the earlier state; where it is, if it is new. */
  pointerBefore: Pointer;
}

/** A schema with the file that its references are relative to. */
interface Placed {
  schema: JsonSchema;
  file: string;
}

/** What a meta-schema says about the parts of one value. */
interface Parts {
  properties: Map<string, Placed>;
  /** Of properties without a name in the language. */
  others?: Placed;
  items?: Placed;
}

/** What differs between two values that a meta-schema describes. */
export function differencesIn(meta: Meta, before: unknown, after: unknown): SchemaDifference[] {
  const schema = metaSchemas.get(metaFileOf(meta));
  if (!schema) throw new Error(`There is no meta-schema '${meta}'`);
  const found: SchemaDifference[] = [];
  compare(
    [{ schema, file: metaFileOf(meta) }],
    { before, after, pointer: [], pointerBefore: [] },
    { word: '', kind: 'behaviour' },
  );
  return found;

  /** @param list the word whose entries are compared, if these are entries */
  function compare(places: readonly Placed[], values: Compared, list: { word: string; kind: Kind }): void {
    const { before: old, after: now, pointer, pointerBefore } = values;
    if (equal(old, now)) return;
    const parts = partsOf(places, now ?? old);
    const former = partsOf(places, old ?? now);
    if (Array.isArray(old) && Array.isArray(now) && parts.items && hasParts(parts.items)) {
      compareEntries(parts.items, { ...values, before: old, after: now }, list);
      return;
    }
    const [oldParts, newParts] = [isObject(old) ? old : {}, isObject(now) ? now : {}];
    for (const name of Object.keys({ ...newParts, ...oldParts })) {
      const place = parts.properties.get(name) ?? former.properties.get(name) ?? parts.others ?? former.others;
      if (!place || name === '$schema') continue;
      comparePart(
        place,
        name,
        list,
        {
          before: ownValue(oldParts, name),
          after: ownValue(newParts, name),
          pointer: [...pointer, name],
          pointerBefore: [...pointerBefore, name],
        },
        parts.properties.has(name) || former.properties.has(name),
      );
    }
  }

  function comparePart(
    place: Placed,
    name: string,
    around: { word: string; kind: Kind },
    values: Compared,
    isWord: boolean,
  ): void {
    if (equal(values.before, values.after)) return;
    const word = isWord || around.word === '' ? name : around.word;
    const own = meaningOf(place.schema, place.file);
    const isThereBoth = values.before !== undefined && values.after !== undefined;
    // The word around things with names decides what an added one means, not the definition of the thing itself.
    const isEntry = !isWord && !isThereBoth && own === 'parts';
    if (isEntry) {
      found.push({ word, kind: around.kind, ...values });
    } else if (
      own === 'parts' ||
      (isThereBoth && isStructure(place, values.after) && isStructure(place, values.before))
    ) {
      compare([place], values, { word, kind: own === 'parts' || own === undefined ? 'behaviour' : own });
    } else {
      found.push({ word, kind: own ?? around.kind, ...values });
    }
  }

  function compareEntries(
    items: Placed,
    { before: old, after: now, pointer, pointerBefore }: Compared & { before: unknown[]; after: unknown[] },
    list: { word: string; kind: Kind },
  ): void {
    const pairs = pairsOf(old, now);
    for (const { before: from, after: to } of pairs) {
      const values = {
        before: from === undefined ? undefined : old[from],
        after: to === undefined ? undefined : now[to],
        pointer: [...pointer, to ?? from ?? 0],
        pointerBefore: [...pointerBefore, from ?? to ?? 0],
      };
      if (from === undefined || to === undefined) found.push({ ...list, ...values, isEntry: true });
      else compare([items], values, list);
    }
    const kept = pairs.flatMap(({ before: from, after: to }) => (from === undefined || to === undefined ? [] : [from]));
    const sorted = [...kept].sort((a, b) => a - b);
    if (!equal(kept, sorted)) {
      const order = (indexes: readonly number[]) => indexes.map((index) => nameOfEntry(old[index]));
      const [was, is] = [order(sorted), order(kept)];
      found.push({ word: list.word, kind: 'behaviour', before: was, after: is, pointer, pointerBefore });
    }
  }
}

type Compared = Pick<SchemaDifference, 'before' | 'after' | 'pointer' | 'pointerBefore'>;

/** What an entry of a list is called, to say in which order they are. */
function nameOfEntry(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  return Object.values(entry).find((value) => typeof value === 'string') ?? entry;
}

/** Whether a value has parts that are words, or is a list of such values. */
function isStructure(place: Placed, value: unknown): boolean {
  if (isObject(value)) return hasParts(place) || partsOf([place], value).others !== undefined;
  const { items } = partsOf([place], value);
  return Array.isArray(value) && items !== undefined && hasParts(items) && value.every(isObject);
}

/** Whether values of a schema have properties that are words. */
function hasParts(place: Placed): boolean {
  return meaningOf(place.schema, place.file) === 'parts' || partsOf([place], {}).properties.size > 0;
}

function ownValue(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** The parts that schemas describe, with references followed and conditions decided for a value. */
function partsOf(places: readonly Placed[], value: unknown): Parts {
  const parts: Parts = { properties: new Map() };
  for (const place of places) collect(place);
  return parts;

  function collect({ schema, file }: Placed): void {
    const { $ref: ref, allOf, items, properties, additionalProperties } = schema;
    if (typeof ref === 'string') {
      const { target, targetFile } = resolveRef(ref, file);
      collect({ schema: target, file: targetFile });
    }
    for (const one of Array.isArray(allOf) ? allOf : []) if (isSchema(one)) collect({ schema: one, file });
    if (isSchema(schema.if)) {
      const chosen = fits(schema.if, value) ? schema.then : schema.else;
      if (isSchema(chosen)) collect({ schema: chosen, file });
    }
    for (const name of Object.keys(isSchema(properties) ? properties : {})) {
      const part = ownIn(properties, name);
      if (isSchema(part)) parts.properties.set(name, { schema: part, file });
    }
    // Settings are compared as a plan has them, where its own words stand among theirs.
    if (schema === FIELD.target) {
      const { target, targetFile } = resolveRef('planOverride.schema.json', FIELD.targetFile);
      for (const name of Object.keys(isSchema(target.properties) ? target.properties : {})) {
        const part = ownIn(target.properties, name);
        if (isSchema(part) && !parts.properties.has(name))
          parts.properties.set(name, { schema: part, file: targetFile });
      }
    }
    if (isSchema(items)) parts.items = { schema: items, file };
    if (isSchema(additionalProperties)) parts.others = { schema: additionalProperties, file };
  }
}
