import {
  type Mentioned,
  type ReferenceKind,
  type ReferencePlace,
  referencesAndMentionsIn,
  referencesIn,
} from '../../../language/documents/references.ts';
import { counterpart } from '../../../language/documents/rows.ts';
import type { ChannelType } from '../../../language/fields/channelTypes.ts';
import { retargeted } from '../../../language/fields/targets.ts';
import type { Json, Path, Reference, SettingsDocument } from '../../../language/model.ts';
import { isEmoji, parseCustomEmoji } from '../../../language/text/emoji.ts';
import { formatMentionInText, replaceMentions } from '../../../language/text/mentions.ts';
import { validate } from '../../../language/validation/validate.ts';
import { equal } from '../../../language/values/equal.ts';
import { formatPath, getIn, setIn } from '../../../language/values/path.ts';
import type { FormatSentence } from '../../answers/sentences.ts';
import type { MissingReference, Omission, ReferenceMapping } from '../../api/proposals.ts';
import { type ProposalTarget, titleOf } from './acceptableValues.ts';
import { leaveOut, rowOf } from './leaveOut.ts';
import { type ReferenceNames, referenceKey } from './referenceNames.ts';

/** A setting that refers to something that is missing. */
export type MissingPlace = ReferencePlace & {
  key: string;
  /** The current settings have the same reference at the same place. */
  unchanged: boolean;
};

/** The rule of problems with references to what does not exist or the bot cannot use. */
const BROKEN = 'reference';

/** What is known when looking for missing references. */
export interface KnownReferences {
  /** The names of what the proposed settings refer to. */
  known: ReferenceNames;
  /** The names of what the server has. */
  now: ReferenceNames;
  /** Whether the settings come from another server. */
  isForeign: boolean;
}

/** The places of a document that refer to something missing, or to something that the bot cannot use. */
export function missingPlaces(
  target: ProposalTarget,
  values: SettingsDocument,
  { known, now, isForeign }: KnownReferences,
): MissingPlace[] {
  const { module } = target;
  const { problems } = validate(module, { document: { ...target.now, ...values } });
  const broken = new Set(problems.flatMap(({ rule, path }) => (rule === BROKEN ? [path] : [])));
  const isGone = ({ kind, id, path }: ReferencePlace) => {
    if (isForeign) return !isIn(now, kind, id) || broken.has(formatPath(path));
    const key = referenceKey(kind, id);
    // An emoji of another server may be usable too. Only those that this server had can be missing.
    return kind === 'emoji' ? known.has(key) && !now.has(key) : broken.has(formatPath(path));
  };
  const places = isForeign ? referencesAndMentionsIn(module, values) : referencesIn(module, values);
  return places.filter(isGone).map((place) => {
    const before = counterpart(module, values, target.now, place.path);
    const unchanged = equal(before, getIn(values, place.path));
    return { ...place, key: referenceKey(place.kind, place.id), unchanged };
  });
}

interface ModulePlaces {
  target: ProposalTarget;
  values: SettingsDocument;
  places: readonly MissingPlace[];
}

/** What is missing, with the proposed replacements. */
export function listMissing(
  modules: readonly ModulePlaces[],
  {
    known,
    now,
    isForeign,
    mapping,
    formatSentence,
  }: KnownReferences & { mapping: ReferenceMapping; formatSentence: FormatSentence },
): MissingReference[] {
  const uses = new Map<string, { module: ModulePlaces; place: MissingPlace }[]>();
  for (const module of modules) {
    for (const place of module.places) uses.set(place.key, [...(uses.get(place.key) ?? []), { module, place }]);
  }
  return [...uses].flatMap(([key, all]): MissingReference[] => {
    const [first] = all;
    if (!first) return [];
    const { kind, id } = first.place;
    const where = all.map(({ module, place }) => titleOf(module.target, module.values, place.path));
    const knownName = nameIn(known, kind, id);
    const name = nameOf(first.place, known, formatSentence);
    return [
      {
        key,
        kind,
        id,
        name,
        title: knownName === undefined ? name : formatSentence(`proposal.missing.${kind}`, { name }),
        count: all.length,
        where: where.join('; '),
        types: commonTypes(all.map(({ place }) => place.field.refers)),
        target: Object.hasOwn(mapping, key) ? chosen(kind, mapping[key] ?? null) : namesake(kind, knownName),
      },
    ];

    /** What the user chose, unless it is nothing that this server has. */
    function chosen(kind: ReferenceKind, target: string | null): string | null {
      if (target === null || !isForeign) return target;
      const emoji = parseCustomEmoji(target);
      const isKnown =
        kind === 'emoji' ? (emoji ? isIn(now, kind, emoji.id) : isEmoji(target)) : isIn(now, kind, target);
      return isKnown ? target : null;
    }

    /** The only one with the same kind and name that can be used in every place. */
    function namesake(kind: ReferenceKind, name: string | undefined): string | null {
      if (name === undefined) return null;
      const named = [...now].flatMap(([other, otherName]) => {
        const [otherKind = '', otherId = ''] = other.split(':');
        if (!KINDS[kind].includes(otherKind) || plainName(otherName) !== plainName(name)) return [];
        return [kind === 'emoji' ? otherName : otherId];
      });
      const found = [...new Set(named)].filter((target) =>
        all.every(({ module, place }) => fits(module, place, target)),
      );
      return found.length === 1 ? (found[0] ?? null) : null;
    }
  });
}

/** The kinds under which the names of a server list something: a channel may be a voice channel or a category. */
const KINDS: Readonly<Record<ReferenceKind, readonly string[]>> = {
  role: ['role'],
  channel: ['channel', 'voiceChannel', 'category'],
  voiceChannel: ['voiceChannel'],
  category: ['category'],
  member: ['member'],
  emoji: ['emoji'],
};

function isIn(names: ReferenceNames, kind: ReferenceKind, id: string): boolean {
  return nameIn(names, kind, id) !== undefined;
}

function nameIn(names: ReferenceNames, kind: ReferenceKind, id: string): string | undefined {
  return KINDS[kind].map((one) => names.get(`${one}:${id}`)).find((name) => name !== undefined);
}

/** What something missing is called: the same as in lists if its name is not known. */
function nameOf({ kind, id }: ReferencePlace, known: ReferenceNames, formatSentence: FormatSentence): string {
  const name = nameIn(known, kind, id);
  if (name !== undefined) return plainName(name);
  return kind === 'emoji' ? formatSentence('proposal.nameless', { id }) : formatSentence(`value.gone.${kind}`);
}

/** The name of an emoji that is written as `<:name:id>`; any other name as it is. */
function plainName(name: string): string {
  return parseCustomEmoji(name)?.name ?? name;
}

function fits({ target, values }: ModulePlaces, place: MissingPlace, replacement: string): boolean {
  const { path, inText } = place;
  if (inText) return true;
  const document = { ...target.now, ...setIn(values, path, pointingTo(place, values, replacement)) };
  const { problems } = validate(target.module, { document });
  return !problems.some((problem) => problem.rule === BROKEN && problem.path === formatPath(path));
}

function commonTypes(references: readonly (Reference | undefined)[]): ChannelType[] | null {
  const lists = references.flatMap((reference) => (reference?.types ? [reference.types] : []));
  const [first, ...rest] = lists;
  return first ? first.filter((type) => rest.every((list) => list.includes(type))) : null;
}

/** The value at a place if it pointed to something else. */
function pointingTo({ path, field, kind, id, inText }: ReferencePlace, values: SettingsDocument, to: string): Json {
  const value = getIn(values, path);
  if (typeof value !== 'string') return to;
  if (inText) return replaceMentions(value, { kind, id }, formatMentionInText({ kind, id: to }));
  return field.refers ? retargeted(field.refers, value, to) : to;
}

/**
 * Puts replacements in the place of missing references. Without a replacement, a text has its name, a setting gets its default, or
 * keeps its current value if the settings come from elsewhere, and a row that needs the reference is left out, so that it is as it
 * is today. A reference that the current settings have at the same place stays.
 */
export function replaceMissing(
  { target, values, places }: ModulePlaces,
  {
    missing,
    known,
    isForeign,
    formatSentence,
  }: Omit<KnownReferences, 'now'> & { missing: readonly MissingReference[]; formatSentence: FormatSentence },
): { values: SettingsDocument; omissions: Omission[] } {
  const targets = new Map(missing.map(({ key, target }) => [key, target]));
  const omissions: Omission[] = [];
  let result = values;
  const removedRows: string[] = [];
  // From the end, so that removed rows do not shift those that are still to come.
  for (const place of places.toReversed()) {
    const { key, path, field, unchanged } = place;
    const replacement = targets.get(key) ?? null;
    if (removedRows.some((row) => formatPath(path).startsWith(`${row}.`))) continue;
    if (replacement !== null) result = withReplacement(path, pointingTo(place, result, replacement));
    else if (place.inText) result = setIn(result, path, named(place, result));
    else if (!unchanged) result = without(place, isForeign && rowOf(path).length === 0 ? now(path) : field.default);
  }
  return { values: result, omissions: omissions.reverse() };

  function now(path: Path): Json {
    return getIn(target.now, path) ?? null;
  }

  /** An entry of a set that is in it already is not added again. */
  function withReplacement(path: Path, value: Json): SettingsDocument {
    const list = getIn(result, path.slice(0, -1));
    const isRepeated = Array.isArray(list) && list.includes(value);
    return setIn(result, path, isRepeated ? undefined : value);
  }

  function without(place: MissingPlace, fallback: Json | undefined): SettingsDocument {
    const { values: next, row } = leaveOut(target, result, place.path, fallback ?? null);
    if (row) {
      const message = formatSentence('proposal.needs', { name: nameOf(place, known, formatSentence) });
      omissions.push({ title: titleOf(target, result, row), message });
      removedRows.push(formatPath(row));
    }
    return next;
  }

  /** The text with a name in the place of the mention; it must not become a mention of everybody. */
  function named({ kind, id, path }: Mentioned, document: SettingsDocument): Json {
    const text = getIn(document, path);
    const name = plainName(nameIn(known, kind, id) ?? '').replace(/^@/, '');
    const isPlain = name === '' || /^(?:everyone|here)$/.test(name);
    const written = isPlain ? name : kind === 'emoji' ? `:${name}:` : `${kind === 'channel' ? '#' : '@'}${name}`;
    return typeof text === 'string' ? replaceMentions(text, { kind, id }, written) : null;
  }
}
