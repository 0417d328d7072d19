import { rowKey } from '../../documents/rows.ts';
import { choicesOf } from '../../fields/choices.ts';
import type { Field, ModuleSpec } from '../../model.ts';
import { EFFECT_TRIGGERS, FORM_TRIGGERS } from '../../resolved/effects.ts';
import { isTabs, partsIn } from '../../screens/layout.ts';
import { instead } from '../../text/nearest.ts';
import { equal } from '../../values/equal.ts';
import { isObject } from '../../values/isObject.ts';
import type { Pointer } from '../../values/pointer.ts';
import { fieldsOf } from '../expressions/collect.ts';
import { type DefinedPart, definedPartsOf } from '../meta/definedParts.ts';
import { partAt } from '../meta/partAt.ts';
import type { Meta } from '../meta/shapes.ts';
import { ICONS } from '../outputs/icons.ts';
import type { Finding, LintProject, ModuleLint, ProjectLint } from './types.ts';

/** A name, the file it is written in, and what else may be asked about it. */
interface NamedProperty {
  project: LintProject;
  /** The module of the file; a file of the product has none. */
  spec?: ModuleSpec;
  root: unknown;
  pointer: Pointer;
  /** All parts of the file. */
  parts: readonly DefinedPart[];
}

interface Named {
  /** The names that exist; undefined if they cannot be known, because something around the name is wrong. */
  known(place: NamedProperty): readonly string[] | undefined;
  wrong(name: string, place: NamedProperty): string;
}

/** Pages that belong to no module. */
const PAGES = ['/', '/premium', '/dashboard', '/dashboard/{guildId}', '/health'];

/** What each definition of `schemas/meta/names.schema.json`, an address and an icon are names of. */
const NAMED: Readonly<Record<string, Named>> = {
  setting: {
    known: ({ spec }) => Object.keys(spec?.settings.properties ?? {}),
    wrong: (name) => `This module has no setting '${name}'.`,
  },
  settingWithChoices: {
    known: ({ spec }) => settingsWhere(spec, (field) => choicesOf(field).length > 0),
    wrong: (name, { spec }) =>
      spec && Object.hasOwn(spec.settings.properties, name)
        ? `The setting '${name}' has no choices.`
        : `This module has no setting '${name}'.`,
  },
  themeSetting: {
    known: ({ spec }) => settingsWhere(spec, ({ ui }) => ui?.widget === 'theme'),
    wrong: (name) => `This module has no setting '${name}' with the widget 'theme'.`,
  },
  listSetting: {
    known: ({ spec }) => listsIn(spec?.settings.properties ?? {}),
    wrong: (name) => `This module has no list '${name}' with settings in its entries.`,
  },
  entrySetting: { known: entrySettings, wrong: (name) => `An entry of this list has no setting '${name}'.` },
  plainEntrySetting: {
    known: (place) => entrySettings(place, ({ items, properties }) => !items && !properties),
    wrong: (name) => `Entries of this list cannot be compared by '${name}'.`,
  },
  summarySetting: {
    known: (place) => entrySettings(place, ({ properties }) => !properties),
    wrong: (name, place) =>
      entrySettings(place)?.includes(name)
        ? `A closed entry cannot show '${name}' in a few words.`
        : `An entry of this list has no setting '${name}'.`,
  },
  markSetting: {
    known: (place) => entrySettings(place, ({ refers, ui }) => refers?.to === 'role' || ui?.widget === 'emoji'),
    wrong: (name) => `'${name}' is not a role or an emoji of an entry, so nothing could be shown.`,
  },
  commonSetting: {
    known: (place) => entrySettings(place, ({ ui }) => ui !== undefined)?.filter((name) => !tellsApart(name, place)),
    wrong: (name, place) =>
      tellsApart(name, place)
        ? `Entries of this list must differ in '${name}'.`
        : `An entry of this list shows no setting '${name}'.`,
  },
  keyedList: {
    known: ({ spec }) => keyedListsIn(spec?.settings.properties ?? {}),
    wrong: (name) => `This module has no list '${name}' whose entries have a key.`,
  },
  sortedSetting: {
    known: (place) => {
      const sign = String(partAt(place.root, place.pointer)).startsWith('-') ? '-' : '';
      return entrySettings(place)?.map((name) => sign + name);
    },
    wrong: (name) => `An entry of this list has no setting '${name.replace(/^-/, '')}'.`,
  },
  target: { known: (place) => targets(place, keysOf), wrong: unknownTarget },
  targetOrPart: { known: (place) => targets(place, pathsOf), wrong: unknownTarget },
  trigger: {
    known: (place) => targets(place, keysOf)?.concat(eachOf(place) === undefined ? FORM_TRIGGERS : EFFECT_TRIGGERS),
    wrong: unknownTarget,
  },
  value: {
    known: (place) => valuesAt(place)?.names,
    wrong: (name, place) => `${valuesAt(place)?.owner ?? 'It'} has no value '${name}'.`,
  },
  reportedName: {
    known: ({ spec }) => spec?.calls?.documents.flatMap(({ reported }) => Object.keys(reported ?? {})),
    wrong: (name) => `This block shows '${name}', which the bot does not report.`,
  },
  panelName: {
    known: ({ spec }) =>
      spec?.screen.layout.flatMap((part) => (isTabs(part) ? part.panels.flatMap(({ panel }) => panel ?? []) : [])),
    wrong: (name) => `No tab has the name '${name}'.`,
  },
  rememberedName: {
    known: ({ parts }) => parts.flatMap(({ meaning, value }) => (meaning === 'keptName' ? [String(value)] : [])),
    wrong: (name) => `No redirect remembers anything as '${name}'.`,
  },
  plan: { known: ({ project }) => project.plans.ids, wrong: (name) => `There is no plan '${name}'.` },
  list: {
    known: ({ spec }) => Object.keys(spec?.lists ?? {}),
    wrong: (name) => `There is no list '${name}' in \`lists\`.`,
  },
  module: { known: ({ project }) => project.moduleIds, wrong: (name) => `There is no module '${name}'.` },
  moduleSetting: {
    known: (place) => {
      const other = moduleBeside(place);
      return other && keysOf(other.settings.properties);
    },
    wrong: (name, place) => `The module '${beside(place, 'module')}' has no setting '${name}'.`,
  },
  document: {
    known: (place) => moduleBeside(place)?.calls?.documents.map(({ id }) => id),
    wrong: (name, place) => `The module '${beside(place, 'module')}' has no document '${name}'.`,
  },
  menuGroup: {
    known: ({ project }) => project.configure.groups.map(({ id }) => id),
    wrong: (name) => `The menu has no group '${name}'.`,
  },
  address: {
    known: ({ project }) => [...PAGES, ...project.moduleIds.map((id) => `/configure/{guildId}/${id}`)],
    wrong: (name) => `There is no page '${name}'.`,
  },
  icon: { known: () => ICONS, wrong: (name) => `There is no icon '${name}'.` },
  language: {
    known: ({ project }) => project.product.languages,
    wrong: (name) => `'${name}' is not one of the product's languages.`,
  },
};

/** Every name in a module stands for something that exists. The meta-schemas say which of its parts are names, and of what. */
export const names: ModuleLint = ({ spec, file }, project) => wrongNames('module', { file, root: spec, spec, project });

/** So does every name in the files of the product. */
export const productNames: ProjectLint = (project) => {
  const { product, configure, landing, presets } = project;
  return [
    ...wrongNames('product', { file: product.file, root: product, project }),
    ...wrongNames('configure', { file: configure.file, root: configure, project }),
    ...presets.flatMap(({ file, written }) => wrongNames('preset', { file, root: written, project })),
    ...(landing ? wrongNames('landing', { file: landing.file, root: landing, project }) : []),
  ];
};

function wrongNames(meta: Meta, file: Omit<NamedProperty, 'pointer' | 'parts'> & { file: string }): Finding[] {
  const parts = definedPartsOf(meta, file.root);
  const unknown = parts.flatMap(({ meaning, value, pointer, at }): Finding[] => {
    const named = Object.hasOwn(NAMED, meaning) ? NAMED[meaning] : undefined;
    if (!named || typeof value !== 'string') return [];
    const place = { ...file, pointer, parts };
    const known = named.known(place);
    if (!known || known.includes(value)) return [];
    return [{ file: file.file, pointer, at, reason: named.wrong(value, place), advice: instead(value, known) }];
  });
  return [...unknown, ...repeatedNames(file.file, parts)];
}

/** Names that are twice in lists of lists, such as the lines of a layout; of other lists, the meta-schemas say it. */
function repeatedNames(file: string, parts: readonly DefinedPart[]): Finding[] {
  const seen = new Map<string, Pointer>();
  return parts.flatMap(({ meaning, value, pointer }): Finding[] => {
    const list = pointer.findLastIndex((key) => typeof key === 'string');
    if (!Object.hasOwn(NAMED, meaning) || typeof value !== 'string' || list === pointer.length - 1) return [];
    const name = value.replace(/^-/, '');
    const entry = [...pointer.slice(0, list + 1), name].join('/');
    const before = seen.get(entry) ?? pointer;
    seen.set(entry, before);
    // A part can have several meanings.
    if (equal(before, pointer)) return [];
    return [{ file, pointer, reason: `'${name}' is in '${pointer[list]}' twice.`, advice: 'Remove one of them.' }];
  });
}

type Fields = Readonly<Record<string, Field>>;

function settingsWhere(spec: ModuleSpec | undefined, fits: (field: Field) => boolean): string[] {
  return Object.entries(spec?.settings.properties ?? {}).flatMap(([name, field]) => (fits(field) ? [name] : []));
}

function keysOf(fields: Fields): string[] {
  return Object.keys(fields);
}

/** The settings with those inside groups, as paths with dots. */
export function pathsOf(fields: Fields = {}): string[] {
  return Object.entries(fields).flatMap(([name, { properties }]) => [
    name,
    ...pathsOf(properties).map((inner) => `${name}.${inner}`),
  ]);
}

/** The lists with settings in their entries; one inside entries with the names of those around it, like prizes.tiers. */
export function listsIn(fields: Fields, isWanted: (field: Field) => boolean = () => true): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { items, properties } = field;
    const inner = listsIn(items?.properties ?? properties ?? {}, isWanted).map((list) => `${name}.${list}`);
    return items?.properties && isWanted(field) ? [name, ...inner] : inner;
  });
}

/** The lists whose entries can be chosen by their key. */
export function keyedListsIn(fields: Fields): string[] {
  return listsIn(fields, (field) => rowKey(field) !== undefined);
}

/** The list whose entries a rule or an effect is about. */
function eachOf({ root, pointer }: NamedProperty): string | undefined {
  const each = partAt(root, [...pointer.slice(0, 2), 'each']);
  return typeof each === 'string' ? each : undefined;
}

function targets(place: NamedProperty, listed: (fields: Fields) => string[]): string[] | undefined {
  const each = eachOf(place);
  const fields = place.spec ? fieldsOf(place.spec, each) : {};
  // The list itself is unknown, which is a finding of its own.
  return each !== undefined && Object.keys(fields).length === 0 ? undefined : listed(fields);
}

function unknownTarget(name: string, place: NamedProperty): string {
  const each = eachOf(place);
  return `${each === undefined ? 'This module' : `An entry of '${each}'`} has no setting '${name}'.`;
}

/** The settings of the entries of the list to whose control, or form in the API, a name belongs. */
function entrySettings(
  { root, pointer }: NamedProperty,
  fits: (field: Fields[string]) => boolean = () => true,
): string[] | undefined {
  const end = Math.max(pointer.lastIndexOf('ui'), pointer.lastIndexOf('wire'), pointer.lastIndexOf('uniqueBy'));
  const properties = partAt(root, [...pointer.slice(0, end), 'items', 'properties']);
  return isFields(properties)
    ? Object.keys(properties).filter((name) => properties[name] && fits(properties[name]))
    : undefined;
}

/** Whether `uniqueBy` of the list to whose control a name belongs names a setting of entries, and no other. */
function tellsApart(name: string, { root, pointer }: NamedProperty): boolean {
  return equal(partAt(root, [...pointer.slice(0, pointer.lastIndexOf('ui')), 'uniqueBy']), [name]);
}

function isFields(value: unknown): value is Fields {
  return isObject(value) && Object.values(value).every(isObject);
}

/** Where the values come from that a column, tile or choice shows; undefined if what a call answers is not declared. */
function valuesAt({ spec, root, pointer }: NamedProperty): { owner: string; names: string[] } | undefined {
  const block = partsIn(spec?.screen.layout ?? []).find(({ pointer: at }) => at.every((key, i) => key === pointer[i]));
  if (block && 'block' in block.part && block.part.block === 'tiles') {
    return { owner: 'This block', names: Object.keys(block.part.values) };
  }
  // Previews and single facts show other parts of an answer than the list.
  const nested = block && ['actions', 'create', 'facts'].includes(String(pointer[block.pointer.length]));
  const list = partAt(root, [...(block ? block.pointer : pointer.slice(0, -1)), 'list']);
  const declared = nested || typeof list !== 'string' ? undefined : partAt(spec?.lists, [list, 'entries']);
  return isObject(declared) ? { owner: `An entry of the list '${list}'`, names: Object.keys(declared) } : undefined;
}

/** What is next to a name in the same object. */
function beside({ root, pointer }: NamedProperty, key: string): unknown {
  return partAt(root, [...pointer.slice(0, -1), key]);
}

/** The module that `module` beside a name stands for. */
function moduleBeside(place: NamedProperty): ModuleSpec | undefined {
  const id = beside(place, 'module');
  return place.project.modules.find((one) => one.id === id)?.spec;
}
