import { fieldsOf } from '../../../src/language/compile/expressions/collect.ts';
import type { JsonSchema } from '../../../src/language/compile/jsonSchema/schema.ts';
import { keyedListsIn, listsIn, pathsOf } from '../../../src/language/compile/lint/names.ts';
import { metaOf } from '../../../src/language/compile/meta/meta.ts';
import { choicesOf } from '../../../src/language/fields/choices.ts';
import type { Field, ModuleSpec } from '../../../src/language/model.ts';
import { isTabs } from '../../../src/language/screens/layout.ts';
import type { OutputsInput } from '../outputs.ts';
import { sharedFiles } from '../translations/translation.ts';

/** Names that are listed once, in a definition. */
interface Names {
  $ref: string;
}
type Fields = Readonly<Record<string, Field>>;

/**
 * The schema from which editors complete the names of things declared elsewhere: plans, groups, modules, definitions
 * and settings. It refuses nothing, since a name may be newer than this file; the check knows which names exist. A
 * module has no name of its own in its file, so its names are those of the module with the same title.
 */
export function editorNames({ sources, modules, screens, product }: OutputsInput): JsonSchema {
  const listed: Record<string, JsonSchema> = {};
  const list: List = (name, examples) => {
    listed[name] = { examples };
    return { $ref: `#/definitions/${name}` };
  };
  const plans = list(
    'plans',
    product.plans.map(({ id }) => id),
  );
  const groups = list(
    'groups',
    product.configure.groups.map(({ id }) => id),
  );
  const languages = list('languages', product.product.languages);
  const moduleIds = list(
    'modules',
    modules.map(({ id }) => id),
  );
  const definitions = sharedFiles(sources).flatMap(({ name, file }) => {
    if (metaOf(file) === 'options') return [`../../shared/${name}.json`];
    const { $schema: _, ...parts } = sources.json<Record<string, unknown>>(file);
    return Object.keys(parts).map((part) => `../../shared/${name}.json#/${part}`);
  });
  const anywhere = '#/definitions/anywhere';
  const beside = '#/definitions/besideModule';
  const all = [...modules, ...screens];
  const parts = Object.assign({}, ...all.map(({ id, spec }) => namesOf(id, spec, list)));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Names that editors complete',
    allOf: [
      { $ref: anywhere },
      ...all.map(({ id, spec }) => {
        const titled = { properties: { title: { const: spec.screen.title } }, required: ['title'] };
        return where('screen', titled, { $ref: `#/definitions/${id}` });
      }),
    ],
    definitions: {
      anywhere: everywhere(anywhere, {
        plan: nameOf(plans),
        hiddenWithPlan: nameOf(plans),
        plans: keysFrom(plans, anywhere),
        defaultLanguage: nameOf(languages),
        draftLanguages: namesIn(languages),
        module: nameOf(moduleIds),
        $ref: nameOf(list('definitions', definitions)),
        menu: inside({ group: nameOf(groups) }),
        actions: hidden({ items: { allOf: [{ $ref: anywhere }, inside({ group: nameOf(groups) })] } }),
        uses: hidden({ items: { $ref: beside } }),
        ...Object.fromEntries(
          ['adminAccess', 'timeZone', 'backups', 'statistics'].map((key) => [key, hidden({ $ref: beside })]),
        ),
      }),
      besideModule: {
        properties: { module: nameOf(moduleIds) },
        allOf: modules.map(({ id, spec }) => {
          const documents = list(`${id}.documents`, spec.calls?.documents.map((call) => call.id) ?? []);
          const settings = { $ref: `#/definitions/${id}.settings` };
          return where('module', { const: id }, inside({ field: nameOf(settings), document: nameOf(documents) }));
        }),
      },
      ...parts,
      ...listed,
    },
  };
}

/** Lists names under a name of their own. */
type List = (name: string, examples: readonly string[]) => Names;

/** A schema for objects one of whose values fits a condition. */
function where(key: string, condition: JsonSchema, schema: JsonSchema): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: { properties: { [key]: condition }, required: [key] }, then: schema };
}

/** The names of one module: in its screen and calls, in its rules and effects, and in its settings. */
function namesOf(id: string, spec: ModuleSpec, list: List): Record<string, JsonSchema> {
  const { properties } = spec.settings;
  const names = Object.keys(properties);
  const panels = spec.screen.layout.flatMap((part) =>
    isTabs(part) ? part.panels.flatMap(({ panel }) => panel ?? []) : [],
  );
  const keyed = keyedListsIn(properties);
  const chosen = Object.entries(properties).flatMap(([name, field]) => (choicesOf(field).length > 0 ? [name] : []));
  const lists = listsIn(properties);
  const settings = list(`${id}.settings`, names);
  const parts = `#/definitions/${id}.parts`;
  const targets = `#/definitions/${id}.targets`;
  return {
    [id]: inside({
      screen: hidden({ $ref: parts }),
      calls: hidden({ $ref: parts }),
      rules: hidden({ items: { $ref: targets } }),
      effects: hidden({ items: { $ref: targets } }),
      settings: hidden({ allOf: [{ $ref: parts }, inside({ properties: settingsIn(properties, id, list) })] }),
    }),
    [`${id}.parts`]: everywhere(parts, {
      fields: namesIn(settings),
      persist: namesIn(settings),
      reset: namesIn(settings),
      at: nameOf(settings),
      ...(chosen.length > 0 && { field: nameOf(list(`${id}.choices`, chosen)) }),
      ...(keyed.length > 0 && { entriesOf: nameOf(list(`${id}.keyed`, keyed)) }),
      ...(spec.lists && { list: nameOf(list(`${id}.called`, Object.keys(spec.lists))) }),
      ...(panels.length > 0 && { opens: nameOf(list(`${id}.panels`, panels)) }),
    }),
    [`${id}.targets`]: {
      properties: { each: nameOf(list(`${id}.lists`, lists)) },
      allOf: [
        { if: { required: ['each'] }, else: targetsIn(properties, id, list) },
        ...lists.map((each) =>
          where('each', { const: each }, targetsIn(fieldsOf(spec, each), `${id}.${each}`, list, ['done'])),
        ),
      ],
    },
  };
}

/** Names in a rule or an effect about these fields. */
function targetsIn(fields: Fields, at: string, list: List, events: readonly string[] = []): JsonSchema {
  const targets = list(`${at}.paths`, pathsOf(fields));
  return inside({
    at: nameOf(targets),
    on: hidden({ items: { anyOf: [targets, { examples: ['load', 'save', ...events] }] } }),
    leave: namesIn(targets),
    reset: namesIn(targets),
    set: keysFrom(targets),
  });
}

/** Names in the declarations of these fields: those of the settings of their entries. */
function settingsIn(fields: Fields, at: string, list: List): JsonSchema {
  const lists = Object.entries(fields).flatMap(([name, { items, properties }]) => {
    const here = `${at}.${name}`;
    if (properties) return [[name, hidden(inside({ properties: settingsIn(properties, here, list) }))]];
    return items?.properties ? [[name, hidden(listOf(items.properties, here, list))]] : [];
  });
  return hidden(inside(Object.fromEntries(lists)));
}

function listOf(entries: Fields, at: string, list: List): JsonSchema {
  const names = Object.keys(entries);
  const plain = names.filter((name) => !entries[name]?.items && !entries[name]?.properties);
  const own = list(`${at}.entries`, names);
  return inside({
    uniqueBy: namesIn(list(`${at}.plain`, plain)),
    wire: inside({ key: nameOf(own), value: nameOf(own), prefix: nameOf(own) }),
    ui: inside({
      titleField: nameOf(own),
      summaryFields: namesIn(own),
      sortBy: namesIn(list(`${at}.sorted`, [...names, ...names.map((name) => `-${name}`)])),
      layout: namesIn(own),
      presets: hidden({ items: inside({ unique: nameOf(own), values: keysFrom(own) }) }),
    }),
    items: inside({ properties: settingsIn(entries, at, list) }),
  });
}

/** A value, and values at the same key at any depth below it. */
function everywhere($ref: string, properties: Record<string, JsonSchema>): JsonSchema {
  return { ...inside(properties), additionalProperties: { $ref }, items: { $ref } };
}

function inside(properties: Record<string, JsonSchema>): JsonSchema {
  return hidden({ properties });
}

/** A part of a value whose key is offered by the meta-schema alone, and only where it has a meaning. */
function hidden(schema: JsonSchema): JsonSchema {
  return { doNotSuggest: true, ...schema };
}

function nameOf(names: Names): JsonSchema {
  return hidden({ ...names });
}

/** Names in a list, some of them in lists inside it. */
function namesIn(names: Names): JsonSchema {
  return hidden({ items: { anyOf: [names, { items: names }] } });
}

function keysFrom(names: Names, below?: string): JsonSchema {
  return hidden({ propertyNames: names, ...(below !== undefined && { additionalProperties: { $ref: below } }) });
}
