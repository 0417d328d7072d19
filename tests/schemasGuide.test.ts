import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SEVERITIES } from '../scripts/changes/kinds.ts';
import { checkSchemas } from '../scripts/check/schemas/schemas.ts';
import { EFFECTS } from '../scripts/reach/settings/effects.ts';
import { isSchema } from '../src/language/compile/jsonSchema/schema.ts';
import { metaSchemas, wordNames } from '../src/language/compile/meta/meta.ts';
import { functions } from '../src/language/functions/index.ts';
import { EFFECT_TRIGGERS } from '../src/language/resolved/effects.ts';
import { isObject } from '../src/language/values/isObject.ts';
import { shownFiles } from './fixtures/shownFiles.ts';

/** The guide for product staff names only what the language has. */
const guide = readFileSync('docs/schemas.md', 'utf8');
const reference = readFileSync('generated/reference/language.md', 'utf8');

/** What CEL itself has. */
const OF_CEL = ['all', 'contains', 'endsWith', 'exists', 'exists_one', 'filter', 'map', 'size', 'startsWith'];
const KINDS = { widget: wordNames('widget'), block: wordNames('block'), op: wordNames('migrationStep') };

const fences = [...guide.matchAll(/^( *)```json\n([\s\S]*?)\n\1```/gm)].map(([, , code = '']) => code);
const prose = guide.replaceAll(/^( *)```[\s\S]*?\n\1```/gm, '');
const inline = [...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll('\n', ' '));

/** A snippet, which may be a property or a part of a list. */
function parsed(code: string): unknown {
  for (const whole of [code, `{${code}}`, `[${code}]`]) {
    try {
      return JSON.parse(whole);
    } catch {}
  }
  throw new Error(`This is not JSON: ${code}`);
}

/** Words, and properties of theirs, that do not exist. */
function unknownWords(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownWords);
  if (!isObject(value)) return [];
  const own = Object.entries(KINDS).flatMap(([property, words]) => {
    const name: unknown = value[property];
    if (typeof name !== 'string') return [];
    const word = words.get(name);
    if (!word) return [`${property} ${name}`];
    const known = word.properties;
    if (!isSchema(known)) return [];
    return Object.keys(value).flatMap((key) => (key in known || key === '$ref' ? [] : [`${name}.${key}`]));
  });
  return [...own, ...Object.values(value).flatMap(unknownWords)];
}

function hasProperty(schema: unknown, name: string): boolean {
  if (Array.isArray(schema)) return schema.some((part) => hasProperty(part, name));
  if (!isSchema(schema)) return false;
  if (isSchema(schema.properties) && name in schema.properties) return true;
  return Object.values(schema).some((part) => hasProperty(part, name));
}

/** The rows of the table whose first columns have these headings. */
function tableRows(...headings: string[]): string[][] {
  const tables = prose.split('\n\n').map((block) => block.split('\n').map(cellsOf));
  const [found = [], ...more] = tables.filter(([first]) => headings.every((heading, i) => first?.[i] === heading));
  if (found.length === 0 || more.length > 0) throw new Error(`There must be one table of ${headings.join(', ')}`);
  return found.slice(2);
}

function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The names in a cell, without their quotes. */
const namesIn = (cell = '') => [...cell.matchAll(/`"?(\w[\w-]*)"?`/g)].map(([, name = '']) => name);

/** The values of a property of a word. */
function valuesOf(file: string, name: string): unknown[] {
  const found: unknown[] = [];
  const search = (schema: unknown): void => {
    if (Array.isArray(schema)) schema.forEach(search);
    if (!isSchema(schema)) return;
    const { properties } = schema;
    const property = isSchema(properties) ? properties[name] : undefined;
    if (isSchema(property) && Array.isArray(property.enum)) found.push(...property.enum);
    Object.values(schema).forEach(search);
  };
  search(metaSchemas.get(`schemas/meta/${file}.schema.json`));
  return found;
}

describe('the guide', () => {
  test('shows a module that passes the check', async () => {
    const root = mkdtempSync(join(tmpdir(), 'guildhall-guide-'));
    try {
      cpSync('schemas', join(root, 'schemas'), { recursive: true });
      const files = shownFiles('docs/schemas.md');
      expect(files).toHaveLength(4);
      for (const [file, text] of files) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
      expect(await checkSchemas(root, { generated: false })).toEqual([]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  test('has snippets of words with properties of theirs', () => {
    expect(fences.length).toBeGreaterThan(20);
    expect(fences.map(parsed).flatMap(unknownWords)).toEqual([]);
    const words = inline.filter((code) => /^\{.*"(?:widget|block|op)":/.test(code) && !code.includes('…'));
    expect(words.map(parsed).flatMap(unknownWords)).toEqual([]);
  });

  test('calls functions that exist', () => {
    const called = [...guide.matchAll(/(?<![\w$-])([a-z]\w*)\((?=[\w'…)])/g)].map(([, name = '']) => name);
    expect(called.length).toBeGreaterThan(20);
    expect(called.filter((name) => !(name in functions) && !OF_CEL.includes(name))).toEqual([]);
  });

  test('gives properties to the widgets that have them', () => {
    const pairs = [...prose.matchAll(/`(\w+)` of (?:an? )?`(\w+)`/g)].flatMap(([, property = '', name = '']) => {
      const widget = KINDS.widget.get(name);
      return widget ? [{ code: `${property} of ${name}`, known: hasProperty(widget, property) }] : [];
    });
    expect(pairs.length).toBeGreaterThan(3);
    expect(pairs.filter(({ known }) => !known)).toEqual([]);
  });

  test('quotes properties that exist', () => {
    const quoted = inline.flatMap((code) => [...code.matchAll(/^"(\w+)":/g)].map(([, name = '']) => name));
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter((name) => ![...metaSchemas.values()].some((schema) => hasProperty(schema, name)))).toEqual([]);
  });

  test('links to chapters of the reference that exist', () => {
    const links = [...guide.matchAll(/reference\/language\.md#([\w-]+)/g)].map(([, anchor]) => anchor);
    const chapters = [...reference.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((anchor = '') => !chapters.includes(anchor))).toEqual([]);
  });

  test('lists the types and formats of settings, with widgets that edit them', () => {
    const types = valuesOf('fields/field', 'type').filter((type) => typeof type === 'string');
    expect(tableRows('type').flatMap(([type]) => namesIn(type))).toEqual(expect.arrayContaining(types));

    const formats = tableRows('format', 'type').map(([format, type, , widget]) =>
      [format, type, widget].flatMap(namesIn),
    );
    expect(formats.map(([format]) => format)).toEqual(valuesOf('fields/field', 'format'));
    for (const [format, type, widget = ''] of formats) {
      expect(KINDS.widget.get(widget)).toMatchObject({ format, edits: [type] });
    }
  });

  test('lists the triggers of effects', () => {
    const triggers = tableRows('trigger').flatMap(
      ([cell = '']) => cell.match(/`"(\w+)": \["(\w+)"\]`/)?.slice(1) ?? [],
    );
    expect(new Set(triggers)).toEqual(new Set(['on', 'leave', 'name', ...EFFECT_TRIGGERS]));
  });

  test('lists the forms that a setting can have in the API', () => {
    const forms = tableRows('`wire`').flatMap(([cell = '']) => cell.match(/"as": "(\w+)"/)?.slice(1) ?? []);
    expect(new Set(forms)).toEqual(new Set(valuesOf('fields/wireForm', 'as')));
  });

  test('lists the permissions that the bot needs in channels', () => {
    const definitions: unknown = JSON.parse(readFileSync('schemas/shared/ids.json', 'utf8'));
    const sentences: unknown = JSON.parse(readFileSync('schemas/locales/en/standard.json', 'utf8'));
    if (!isObject(definitions) || !isObject(sentences)) throw new Error('These files hold objects');
    const needed = Object.entries(definitions).flatMap(([name, definition]) => {
      const refers = isObject(definition) && isObject(definition.refers) ? definition.refers : {};
      if (refers.to !== 'channel' && refers.to !== 'category' && refers.to !== 'voiceChannel') return [];
      const permissions = Array.isArray(refers.botNeeds) ? refers.botNeeds : [];
      const titles = permissions.map((permission) => sentences[`permission.${permission}`]);
      return [[name, titles.join(', ') || 'nothing']];
    });
    const listed = tableRows('definition').map(([name, , needs]) => [...namesIn(name), needs]);
    expect(new Map(listed.map(([name, needs]) => [name, needs]))).toEqual(
      new Map(needed.map(([name, needs]) => [name, needs])),
    );
  });

  test('lists the severities of changes and their effects on servers', () => {
    expect(tableRows('severity').flatMap(([name]) => namesIn(name))).toEqual([...SEVERITIES]);
    expect(tableRows('effect', 'meaning').map(([name]) => name)).toEqual([...EFFECTS]);
  });
});
