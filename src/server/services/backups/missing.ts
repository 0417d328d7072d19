import { type ReferenceKind, type ReferencePlace, referencesIn } from '../../../language/documents/references.ts';
import { counterpart } from '../../../language/documents/rows.ts';
import type { ChannelType } from '../../../language/fields/channelTypes.ts';
import { retargeted } from '../../../language/fields/targets.ts';
import type { Json, Path, Reference, SettingsDocument } from '../../../language/model.ts';
import { parseCustomEmoji } from '../../../language/text/emoji.ts';
import { validate } from '../../../language/validation/validate.ts';
import { equal } from '../../../language/values/equal.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { formatPath, getIn, setIn } from '../../../language/values/path.ts';
import type { FormatSentence } from '../../answers/sentences.ts';
import type { MissingReference, Omission, ReferenceMapping } from '../../api/backups.ts';
import { problemsOf, type RestoreTarget, titleOf } from './restorableValues.ts';
import { type ReferenceNames, referenceKey } from './snapshot.ts';

/** A setting that refers to something that is missing. */
export interface MissingPlace extends ReferencePlace {
  key: string;
  /** The current settings have the same reference at the same place. */
  unchanged: boolean;
}

/** The rule of problems with references to what does not exist or the bot cannot use. */
const BROKEN = 'reference';

/** The places of a document that refer to something missing, or to something that the bot cannot use. */
export function missingPlaces(
  restoreTarget: RestoreTarget,
  values: SettingsDocument,
  { known, now }: { known: ReferenceNames; now: ReferenceNames },
): MissingPlace[] {
  const { module } = restoreTarget;
  const { problems } = validate(module, { document: { ...restoreTarget.now, ...values } });
  const broken = new Set(problems.flatMap(({ rule, path }) => (rule === BROKEN ? [path] : [])));
  return referencesIn(module, values).flatMap((place) => {
    const key = referenceKey(place.kind, place.id);
    // An emoji of another server may be usable too. Only those that this server had can be missing.
    const isGone = place.kind === 'emoji' ? known.has(key) && !now.has(key) : broken.has(formatPath(place.path));
    if (!isGone) return [];
    const before = counterpart(module, values, restoreTarget.now, place.path);
    return [{ ...place, key, unchanged: equal(before, getIn(values, place.path)) }];
  });
}

interface ModulePlaces {
  restoreTarget: RestoreTarget;
  values: SettingsDocument;
  places: readonly MissingPlace[];
}

/** What is missing, with the proposed replacements. */
export function listMissing(
  modules: readonly ModulePlaces[],
  {
    known,
    now,
    mapping,
    formatSentence,
  }: { known: ReferenceNames; now: ReferenceNames; mapping: ReferenceMapping; formatSentence: FormatSentence },
): MissingReference[] {
  const uses = new Map<string, { module: ModulePlaces; place: MissingPlace }[]>();
  for (const module of modules) {
    for (const place of module.places) uses.set(place.key, [...(uses.get(place.key) ?? []), { module, place }]);
  }
  return [...uses].flatMap(([key, all]): MissingReference[] => {
    const [first] = all;
    if (!first) return [];
    const { kind, id } = first.place;
    const where = all.map(({ module, place }) => titleOf(module.restoreTarget, module.values, place.path));
    const knownName = known.get(key);
    const name = knownName === undefined ? formatSentence('backup.nameless', { id }) : plainName(knownName);
    return [
      {
        key,
        kind,
        id,
        name,
        title: formatSentence(`backup.missing.${kind}`, { name }),
        count: all.length,
        where: where.join('; '),
        types: commonTypes(all.map(({ place }) => place.field.refers)),
        target: Object.hasOwn(mapping, key) ? (mapping[key] ?? null) : namesake(kind, knownName),
      },
    ];

    /** The only one with the same kind and name, if it can be used in every place. */
    function namesake(kind: ReferenceKind, name: string | undefined): string | null {
      if (name === undefined) return null;
      const found = [...now].filter(
        ([other, otherName]) => other.startsWith(`${kind}:`) && plainName(otherName) === plainName(name),
      );
      const [only] = found;
      if (!only || found.length > 1) return null;
      const target = kind === 'emoji' ? only[1] : only[0].slice(kind.length + 1);
      return all.every(({ module, place }) => fits(module, place, target)) ? target : null;
    }
  });
}

/** The name of an emoji that is written as `<:name:id>`; any other name as it is. */
function plainName(name: string): string {
  return parseCustomEmoji(name)?.name ?? name;
}

function fits({ restoreTarget, values }: ModulePlaces, place: MissingPlace, target: string): boolean {
  const { path } = place;
  const document = { ...restoreTarget.now, ...setIn(values, path, pointingTo(place, values, target)) };
  const { problems } = validate(restoreTarget.module, { document });
  return !problems.some((problem) => problem.rule === BROKEN && problem.path === formatPath(path));
}

function commonTypes(references: readonly (Reference | undefined)[]): ChannelType[] | null {
  const lists = references.flatMap((reference) => (reference?.types ? [reference.types] : []));
  const [first, ...rest] = lists;
  return first ? first.filter((type) => rest.every((list) => list.includes(type))) : null;
}

/** The value at a place if it pointed to something else. */
function pointingTo({ path, field }: Pick<MissingPlace, 'path' | 'field'>, values: SettingsDocument, id: string): Json {
  const value = getIn(values, path);
  return field.refers && typeof value === 'string' ? retargeted(field.refers, value, id) : id;
}

/**
 * Puts replacements in the place of missing references. Without a replacement, a setting gets its default, and a row that
 * needs the reference is left out. A reference that the current settings have at the same place stays.
 */
export function replaceMissing(
  { restoreTarget, values, places }: ModulePlaces,
  { missing, formatSentence }: { missing: readonly MissingReference[]; formatSentence: FormatSentence },
): { values: SettingsDocument; omissions: Omission[] } {
  const byKey = new Map(missing.map((one) => [one.key, one]));
  const omissions: Omission[] = [];
  let result = values;
  const removedRows: string[] = [];
  // From the end, so that removed rows do not shift those that are still to come.
  for (const { key, path, field, unchanged } of places.toReversed()) {
    const { target = null, name = '' } = byKey.get(key) ?? {};
    if (removedRows.some((row) => formatPath(path).startsWith(`${row}.`))) continue;
    if (target !== null) result = withReplacement(path, pointingTo({ path, field }, result, target));
    else if (!unchanged) result = without(path, name, field.default);
  }
  return { values: result, omissions: omissions.reverse() };

  /** An entry of a set that is in it already is not added again. */
  function withReplacement(path: Path, value: Json): SettingsDocument {
    const list = getIn(result, path.slice(0, -1));
    const isRepeated = Array.isArray(list) && list.includes(value);
    return setIn(result, path, isRepeated ? undefined : value);
  }

  function without(path: MissingPlace['path'], name: string, fallback: Json): SettingsDocument {
    // An entry of a list of plain values consists of the reference only.
    if (typeof path.at(-1) === 'number') return setIn(result, path, undefined);
    const row = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
    const emptied = setIn(result, path, fallback ?? null);
    const isRow = row.length > 0 && isObject(getIn(result, row));
    if (
      !isRow ||
      !problemsOf(restoreTarget, emptied).some(({ path: at }) => `${at}.`.startsWith(`${formatPath(row)}.`))
    ) {
      return emptied;
    }
    omissions.push({ title: titleOf(restoreTarget, result, row), message: formatSentence('backup.needs', { name }) });
    removedRows.push(formatPath(row));
    return setIn(result, row, undefined);
  }
}
