import { descriptionIn, isSchema, type JsonSchema } from '../../../src/language/compile/jsonSchema/schema.ts';
import { definitionsNamed, propertiesUsedIn } from '../../../src/language/compile/meta/definedParts.ts';
import { META, metaFileOf, metaSchemas, resolveRef, wordNames } from '../../../src/language/compile/meta/meta.ts';
import type { LoadedModule } from '../modules/module.ts';
import { functionReference } from './functionReference.ts';

/** The folders of words, with their titles. */
const CHAPTERS: readonly [folder: string, title: string][] = [
  ['screen', 'Screens'],
  ['blocks', 'Blocks'],
  ['fields', 'Settings'],
  ['widgets', 'Widgets'],
  ['rules', 'Rules and requirements'],
  ['effects', 'Effects'],
  ['calls', 'Calls'],
  ['steps', 'Steps of migrations'],
];

/** The definitions of names. */
const NAMES = `${META}/names.schema.json`;

/** A word of the language: a file, or a definition in one. */
interface Word {
  title: string;
  file: string;
  schema: JsonSchema;
}

/** A property of a word, with its path. */
interface Row {
  path: string;
  schema: JsonSchema;
  required: boolean;
}

/** A line of the page; that of a property goes on with the modules that use it. */
type Line = string | { start: string; property: JsonSchema };

/** The page of `generated/reference/` about the language of modules. */
export function languageReference(modules: readonly LoadedModule[]): string {
  const users = usersOf(modules);
  lines ??= linesOfPage();
  return lines
    .map((line) => {
      if (typeof line === 'string') return line;
      const ids = users.get(line.property) ?? [];
      return `${line.start}${ids.length === modules.length ? 'all' : ids.join(', ')} |`;
    })
    .join('\n');
}

/** Made once, because only who uses what differs between projects. */
let lines: readonly Line[] | undefined;

function linesOfPage(): Line[] {
  return [
    '# The language of modules',
    '',
    '<!-- Made by `npm run generate` from schemas/meta/. Do not edit. -->',
    '',
    'Everything that `schemas/modules/<id>/module.json` and `schemas/screens/<id>/module.json` may contain, and the modules that use it.',
    '[schemas.md](../../docs/schemas.md) explains how the parts work together.',
    '',
    ...wordPart({ title: 'A module', file: metaFileOf('module'), schema: schemaAt(metaFileOf('module')) }, '##'),
    ...CHAPTERS.flatMap(([folder, title]) => [
      `## ${title}`,
      '',
      ...(folder === 'widgets' ? widgetTable() : []),
      ...(folder === 'blocks' ? wordTable('block') : []),
      ...(folder === 'steps' ? wordTable('migrationStep', 'step') : []),
      ...[...metaSchemas]
        .filter(([file]) => file.startsWith(`${META}/${folder}/`))
        .flatMap(([file, schema]) => wordPart({ title: titleOf(file), file, schema }, '###')),
    ]),
    ...functionReference(),
    ...namesPart(),
  ];
}

function wordPart({ title, file, schema }: Word, level: string): Line[] {
  const inner = Object.entries(isSchema(schema.definitions) ? schema.definitions : {});
  return [
    `${level} ${title}`,
    '',
    ...[descriptionIn(schema) ?? []].flat().flatMap((text) => [text, '']),
    ...tableOf(schema, file),
    ...choiceTables(schema),
    ...listOf(schema.examples).flatMap((example) => ['```json', JSON.stringify(example, null, 2), '```', '']),
    ...inner.flatMap(([name, one]) =>
      isSchema(one) && rowsOf(one).length > 0
        ? wordPart({ title: `\`${name}\` of ${title}`, file, schema: one }, `${level}#`)
        : [],
    ),
  ];
}

function tableOf(schema: JsonSchema, file: string): Line[] {
  const rows = rowsOf(schema).map(({ path, schema: property, required }): Line => {
    const what = descriptionOf(property, file);
    const start = `| \`${path}\` | ${cell(kindOf(property, file))} | ${required ? 'yes' : ''} | ${cell(what)} | `;
    return { start, property };
  });
  if (rows.length === 0) return [];
  return ['| property | type | required | what it is | used by |', '|---|---|---|---|---|', ...rows, ''];
}

/** A table for each property whose values have descriptions of their own. */
function choiceTables(schema: JsonSchema): string[] {
  return rowsOf(schema).flatMap(({ path, schema: { enum: values, enumDescriptions } }) => {
    const meanings = listOf(enumDescriptions);
    const rows = listOf(values).map((value, index) => `| \`${value}\` | ${cell(String(meanings[index]))} |`);
    return meanings.length > 0 ? [`| \`${path}\` | what it is |`, '|---|---|', ...rows, ''] : [];
  });
}

/** The modules and screens that use a property, by its schema. */
function usersOf(modules: readonly LoadedModule[]): Map<JsonSchema, string[]> {
  const users = new Map<JsonSchema, string[]>();
  for (const { id, source, spec } of modules) {
    // References to shared definitions are resolved only in the bundled settings.
    const bundled = { settings: spec.settings };
    const used = new Set([...propertiesUsedIn('module', source.value), ...propertiesUsedIn('module', bundled)]);
    for (const property of used) users.set(property, [...(users.get(property) ?? []), id]);
  }
  return users;
}

/** The properties of a word, including those of nested anonymous objects. */
function rowsOf(schema: JsonSchema, above = ''): Row[] {
  const required = listOf(schema.required);
  const own = Object.entries(isSchema(schema.properties) ? schema.properties : {}).flatMap(
    ([name, property]): Row[] => {
      if (!isSchema(property)) return [];
      const path = `${above}${name}`;
      return [{ path, schema: property, required: required.includes(name) }, ...innerRows(property, path)];
    },
  );
  const shapes = [schema.then, schema.else].filter((one) => isSchema(one) && one.additionalProperties === false);
  return [...own, ...shapes.flatMap((one) => (isSchema(one) ? rowsOf(one, above) : []))];
}

function innerRows(schema: JsonSchema, path: string): Row[] {
  const { items, additionalProperties: values } = schema;
  return [
    ...(schema.properties || schema.then ? rowsOf(schema, `${path}.`) : []),
    ...(isSchema(items) ? innerRows(items, `${path}[]`) : []),
    ...(isSchema(values) ? innerRows(values, `${path}.*`) : []),
  ];
}

function descriptionOf(schema: JsonSchema, file: string): string {
  const { $ref: ref } = schema;
  return (
    descriptionIn(schema) ?? (typeof ref === 'string' ? descriptionIn(resolveRef(ref, file).target) : undefined) ?? ''
  );
}

/** The type of a value in words. */
function kindOf(schema: JsonSchema, file: string): string {
  const { $ref: ref, type, const: only, enum: values, items, additionalProperties } = schema;
  if (typeof ref === 'string') return referredKind(ref, file);
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (Array.isArray(values)) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  const one = (part: unknown) => (isSchema(part) ? ` of ${kindOf(part, file)}` : '');
  if (type === 'array') return `list${one(items)}`;
  if (type === 'object') return schema.properties ? 'group' : `group by name${one(additionalProperties)}`;
  if (isSchema(schema.then) && isSchema(schema.else))
    return `${kindOf(schema.then, file)} or ${kindOf(schema.else, file)}`;
  return type === undefined ? 'any value' : [type].flat().join(' or ');
}

function referredKind(ref: string, file: string): string {
  const { meaning, targetFile } = resolveRef(ref, file);
  if (meaning !== undefined) return targetFile === NAMES ? `name of ${withArticle(wordsIn(meaning))}` : meaning;
  return titleOf(targetFile);
}

/** A name in camel case as words. */
function wordsIn(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The table of widgets and the types they edit. */
function widgetTable(): string[] {
  const rows = [...wordNames('widget')].map(
    ([name, { edits, description }]) => `| \`${name}\` | ${listOf(edits).join(', ')} | ${description} |`,
  );
  return ['| widget | types of settings | what it is |', '|---|---|---|', ...rows, ''];
}

/** The table of the words of a kind. */
function wordTable(kind: 'block' | 'migrationStep', noun: string = kind): string[] {
  const rows = [...wordNames(kind)].map(([name, schema]) => `| \`${name}\` | ${descriptionIn(schema)} |`);
  return [`| ${noun} | what it is |`, '|---|---|', ...rows, ''];
}

/** The table of properties that contain names. */
function namesPart(): string[] {
  const rows = [...metaSchemas].flatMap(([file, schema]) =>
    definitionsNamed(schema, file).flatMap(({ path, meaning, targetFile }) =>
      targetFile === NAMES || meaning === 'icon' ? [`| ${titleOf(file)} | \`${path}\` | ${wordsIn(meaning)} |`] : [],
    ),
  );
  return [
    '## Names',
    '',
    'The check looks up each of these names and suggests the closest known one.',
    '',
    '| word | property | names a |',
    '|---|---|---|',
    ...new Set(rows),
    '',
  ];
}

function schemaAt(file: string): JsonSchema {
  return metaSchemas.get(file) ?? {};
}

function titleOf(file: string): string {
  const { title } = schemaAt(file);
  return `${typeof title === 'string' ? title : file} (\`${file.slice(file.lastIndexOf('/') + 1).replace('.schema.json', '')}\`)`;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
