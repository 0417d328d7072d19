import { type ReferenceKind, type ReferencePlace, referencesIn } from '../../../language/documents/references.ts';
import { counterpart } from '../../../language/documents/rows.ts';
import type { Json, Reference, SettingsDocument } from '../../../language/model.ts';
import { parseCustomEmoji } from '../../../language/text/emoji.ts';
import { validate } from '../../../language/validation/validate.ts';
import { equal } from '../../../language/values/equal.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { formatPath, getIn, setIn } from '../../../language/values/path.ts';
import type { FormatSentence } from '../../answers/sentences.ts';
import type { LeftOut, Mapping, Missing } from '../../api/backups.ts';
import { problemsOf, type RestoreTarget, titleOf } from './restorableValues.ts';
import { type Names, referenceKey } from './snapshot.ts';

/** Where a module points to something that is missing. */
export interface MissingPlace extends ReferencePlace {
  key: string;
  /** The settings of now point to it at the same place. */
  unchanged: boolean;
}

/** What a validator calls a reference that leads nowhere, or to what the bot cannot use. */
const BROKEN = 'reference';

/** The places of a document that point to what cannot be used. */
export function missingPlaces(
  settled: RestoreTarget,
  values: SettingsDocument,
  { known, now }: { known: Names; now: Names },
): MissingPlace[] {
  const { module } = settled;
  const { problems } = validate(module, { document: { ...settled.now, ...values } });
  const broken = new Set(problems.flatMap(({ rule, path }) => (rule === BROKEN ? [path] : [])));
  return referencesIn(module, values).flatMap((place) => {
    const key = referenceKey(place.kind, place.id);
    // An emoji may be another server's, where the bot can use it: gone is what was here.
    const isGone = place.kind === 'emoji' ? known.has(key) && !now.has(key) : broken.has(formatPath(place.path));
    if (!isGone) return [];
    const before = counterpart(module, values, settled.now, place.path);
    return [{ ...place, key, unchanged: equal(before, getIn(values, place.path)) }];
  });
}

interface ModulePlaces {
  settled: RestoreTarget;
  values: SettingsDocument;
  places: readonly MissingPlace[];
}

/** All that is missing, with what might stand in. */
export function listMissing(
  modules: readonly ModulePlaces[],
  { known, now, mapping, say }: { known: Names; now: Names; mapping: Mapping; say: FormatSentence },
): Missing[] {
  const uses = new Map<string, { of: ModulePlaces; place: MissingPlace }[]>();
  for (const of of modules) {
    for (const place of of.places) uses.set(place.key, [...(uses.get(place.key) ?? []), { of, place }]);
  }
  return [...uses].map(([key, all]): Missing => {
    const [
      {
        place: { kind, id },
      },
    ] = all as [(typeof all)[number]];
    const where = all.map(({ of, place }) => titleOf(of.settled, of.values, place.path));
    const name = known.get(key);
    const called = name === undefined ? say('backup.nameless', { id }) : nameIn(name);
    return {
      key,
      kind,
      id,
      name: called,
      title: say(`backup.missing.${kind}`, { name: called }),
      count: all.length,
      where: where.join('; '),
      types: commonTypes(all.map(({ place }) => place.field.refers)),
      target: Object.hasOwn(mapping, key) ? (mapping[key] ?? null) : namesake(kind, name),
    };

    /** The only thing of the same name, if it can be used in every place. */
    function namesake(kind: ReferenceKind, name: string | undefined): string | null {
      if (name === undefined) return null;
      const found = [...now].filter(
        ([other, called]) => other.startsWith(`${kind}:`) && nameIn(called) === nameIn(name),
      );
      const [only] = found;
      if (!only || found.length > 1) return null;
      const target = kind === 'emoji' ? only[1] : only[0].slice(kind.length + 1);
      return all.every(({ of, place }) => fits(of, place, target)) ? target : null;
    }
  });
}

/** The name of an emoji as it is written, or of anything else as it is. */
function nameIn(called: string): string {
  return parseCustomEmoji(called)?.name ?? called;
}

function fits({ settled, values }: ModulePlaces, { path }: MissingPlace, target: string): boolean {
  const document = { ...settled.now, ...setIn(values, path, target) };
  const { problems } = validate(settled.module, { document });
  return !problems.some((problem) => problem.rule === BROKEN && problem.path === formatPath(path));
}

function commonTypes(references: readonly (Reference | undefined)[]): number[] | null {
  const lists = references.flatMap((reference) => (reference?.types ? [reference.types] : []));
  const [first, ...rest] = lists;
  return first ? first.filter((type) => rest.every((list) => list.includes(type))) : null;
}

/**
 * The values with what stands in, and without what is left out: a setting goes to its default, and an entry of a list that
 * cannot be without it goes as a whole. What is missing now in the same place stays, unless something stands in for it.
 */
export function replaceMissing(
  { settled, values, places }: ModulePlaces,
  { missing, say }: { missing: readonly Missing[]; say: FormatSentence },
): { values: SettingsDocument; leftOut: LeftOut[] } {
  const byKey = new Map(missing.map((one) => [one.key, one]));
  const leftOut: LeftOut[] = [];
  let result = values;
  const gone: string[] = [];
  // From the end, so that entries that go do not move those that are still to come.
  for (const { key, path, field, unchanged } of places.toReversed()) {
    const { target = null, name = '' } = byKey.get(key) ?? {};
    if (gone.some((entry) => formatPath(path).startsWith(`${entry}.`))) continue;
    if (target !== null) result = setIn(result, path, target);
    else if (!unchanged) result = without(path, name, field.default);
  }
  return { values: result, leftOut: leftOut.reverse() };

  function without(path: MissingPlace['path'], name: string, fallback: Json): SettingsDocument {
    // An entry of a list of plain values is nothing but what it points to.
    if (typeof path.at(-1) === 'number') return setIn(result, path, undefined);
    const entry = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
    const emptied = setIn(result, path, fallback ?? null);
    const isRow = entry.length > 0 && isObject(getIn(result, entry));
    if (!isRow || !problemsOf(settled, emptied).some(({ path: at }) => `${at}.`.startsWith(`${formatPath(entry)}.`))) {
      return emptied;
    }
    leftOut.push({ title: titleOf(settled, result, entry), message: say('backup.needs', { name }) });
    gone.push(formatPath(entry));
    return setIn(result, entry, undefined);
  }
}
