import { readdirSync, readFileSync } from 'node:fs';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice';
import { descriptionsOf } from '../../src/language/compile/meta/definedParts.ts';
import { metaOf, wordNames } from '../../src/language/compile/meta/meta.ts';
import { partAt } from '../../src/language/compile/meta/partAt.ts';
import { SHAPES } from '../../src/language/compile/meta/shapes.ts';

const ROOT = new URL('../../', import.meta.url);
const settings = JSON.parse(readFileSync(new URL('.vscode/settings.json', ROOT), 'utf8')) as {
  'json.validate.enable': boolean;
  'json.schemas': { fileMatch: string[]; url: string }[];
};

/** The language service, configured like an editor that has opened this folder. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({
  validate: settings['json.validate.enable'],
  schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({ fileMatch, uri: new URL(url, ROOT).href })),
});

interface Opened {
  document: TextDocument;
  json: JSONDocument;
  offset: number;
}

/** Opens a text as a file of the project; `|` marks the cursor. */
function open(file: string, text: string): Opened {
  const offset = text.indexOf('|');
  const uri = new URL(file, ROOT).href;
  const document = TextDocument.create(uri, 'json', 1, offset < 0 ? text : text.replace('|', ''));
  return { document, json: service.parseJSONDocument(document), offset };
}

async function completions(file: string, text: string): Promise<string[]> {
  const { document, json, offset } = open(file, text);
  const list = await service.doComplete(document, document.positionAt(offset), json);
  return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ''));
}

async function complaints(file: string, text: string): Promise<string[]> {
  const { document, json } = open(file, text);
  return (await service.doValidation(document, json)).map(({ message }) => String(message));
}

const readJson = (file: string) => JSON.parse(readFileSync(new URL(file, ROOT), 'utf8'));

const MODULE = 'schemas/modules/new/module.json';
const field = (text: string) => `{ "settings": { "properties": { "name": ${text} } } }`;

describe('an editor with the settings of this project', () => {
  test('completes the keys of a setting', async () => {
    const found = await completions(MODULE, field('{ "type": "string", | }'));
    expect(found).toEqual(expect.arrayContaining(['title', 'help', 'default', 'maxLength', 'plans', 'messages', 'ui']));
    expect(found).not.toContain('type');
  });

  test('completes the names of widgets', async () => {
    const found = await completions(MODULE, field('{ "ui": { "widget": | } }'));
    expect(found).toEqual(expect.arrayContaining(['text', 'number', 'switch', 'message', 'items']));
  });

  test('completes the options of the chosen widget and of no other', async () => {
    const found = await completions(MODULE, field('{ "ui": { "widget": "number", | } }'));
    expect(found).toEqual(expect.arrayContaining(['step', 'unit']));
    expect(found).not.toContain('variables');
  });

  test('completes the parts of a rule', async () => {
    const found = await completions(MODULE, '{ "rules": [ { | } ] }');
    expect(found).toEqual(expect.arrayContaining(['each', 'when', 'rule', 'at', 'message', 'severity']));
  });

  describe('the names that the project has', () => {
    const plans: string[] = readJson('schemas/plans.json').plans.map(({ id }: { id: string }) => id);
    const groups: string[] = readJson('schemas/screens/configure.json').groups.map(({ id }: { id: string }) => id);
    const modules = readdirSync(new URL('schemas/modules/', ROOT));
    const shop = readJson('schemas/modules/shop/module.json');
    const settings = Object.keys(shop.settings.properties);
    const entries = Object.keys(shop.settings.properties.items.items.properties);
    const shared = readdirSync(new URL('schemas/shared/', ROOT)).flatMap((file) => {
      const { $schema = '', ...parts } = readJson(`schemas/shared/${file}`);
      if (!$schema.endsWith('definitions.schema.json')) return [];
      return Object.keys(parts).map((part) => `../../shared/${file}#/${part}`);
    });

    /** A module with the title of the shop, and the names of its own and of no other module. */
    const inShop = (text: string, screen = '') =>
      `{ "screen": { "title": ${JSON.stringify(shop.screen.title)} ${screen} } ${text} }`;
    const list = (text: string) => inShop(`, "settings": { "properties": { "items": { "type": "array", ${text} } } }`);

    const cases: [string, string, readonly string[]][] = [
      ['a plan', field('{ "ui": { "widget": "text", "variables": [{ "plan": | }] } }'), plans],
      ['a plan with other limits', field('{ "type": "string", "plans": { | } }'), plans],
      ['a group of the menu', '{ "screen": { "menu": { "group": | } } }', groups],
      ['a module that is used', '{ "calls": { "uses": [{ "module": | }] } }', modules],
      ['its document', '{ "calls": { "uses": [{ "module": "economy", "document": | }] } }', ['currency']],
      ['a definition', field('{ "$ref": | }'), shared],
      ['options', field('{ "ui": { "widget": "select", "$ref": | } }'), ['../../shared/timezones.json']],
      ['a setting of a section', inShop('', ', "layout": [{ "section": "a", "fields": [|] }]'), settings],
      ['settings side by side', inShop('', ', "layout": [{ "section": "a", "fields": [[|]] }]'), settings],
      ['a setting of a document', inShop(', "calls": { "documents": [{ "id": "a", "fields": [|] }] }'), settings],
      ['where a rule reports', inShop(', "rules": [{ "at": | }]'), settings],
      ['what a rule goes through', inShop(', "rules": [{ "each": | }]'), ['items']],
      ['where it reports there', inShop(', "rules": [{ "each": "items", "at": | }]'), entries],
      ['what an effect follows', inShop(', "effects": [{ "on": [|] }]'), [...settings, 'load', 'save']],
      ['what it sets', inShop(', "effects": [{ "set": { | } }]'), settings],
      ['the name of an entry', list('"ui": { "widget": "items", "titleField": | }'), entries],
      ['the summary of an entry', list('"ui": { "widget": "items", "summaryFields": [|] }'), entries],
      ['an order', list('"ui": { "widget": "items", "sortBy": [|] }'), entries.map((name) => `-${name}`)],
      ['what must differ', list('"uniqueBy": [|]'), entries],
      ['what identifies an entry', list('"wire": { "as": "map", "key": | }'), entries],
    ];

    test.each(cases)('%s', async (_, text, expected) => {
      expect(await completions(MODULE, text)).toEqual(expect.arrayContaining([...expected]));
    });

    test('are those of the module at hand', async () => {
      const found = await completions(MODULE, inShop('', ', "layout": [{ "section": "a", "fields": [|] }]'));
      expect(found).not.toContain('bot_name');
      expect(found).not.toContain('price');
    });

    test('are completed in files of the product too', async () => {
      const product = '{ "backups": { "module": "serverBackup", "document": | } }';
      expect(await completions('schemas/product.json', product)).toContain('settings');
      expect(await completions('schemas/screens/configure.json', '{ "actions": [{ "group": | }] }')).toEqual(
        expect.arrayContaining(groups),
      );
    });

    test('may be newer than the editor knows', async () => {
      expect(await complaints(MODULE, field('{ "plans": { "royal": {} } }'))).not.toContain(
        expect.stringMatching(/royal/),
      );
    });
  });

  test('explains a hovered key', async () => {
    const { document, json, offset } = open(MODULE, field('{ "type": "string", "max|Length": 5 }'));
    const hover = await service.doHover(document, document.positionAt(offset), json);
    expect(JSON.stringify(hover?.contents)).toContain('The maximum number of characters');
  });

  test.each(
    [
      ...readdirSync(new URL('schemas/modules/', ROOT)).map((id) => `modules/${id}`),
      'screens/premium',
      'screens/health',
    ]
      .map((folder) => `schemas/${folder}/module.json`)
      .concat(
        'schemas/product.json',
        'schemas/plans.json',
        'schemas/screens/configure.json',
        'schemas/screens/landing.json',
      ),
  )('explains every key of %s as its meta-schema does', async (file) => {
    const { document, json } = open(file, readFileSync(new URL(file, ROOT), 'utf8'));
    const value: unknown = JSON.parse(document.getText());
    const tree = parseTree(document.getText());
    const wrong: string[] = [];
    for (const { pointer, texts } of descriptionsOf(metaOf(file), value)) {
      const key = tree && findNodeAtLocation(tree, [...pointer])?.parent?.children?.[0];
      const hover = key && (await service.doHover(document, document.positionAt(key.offset + 1), json));
      // Without the characters that escape Markdown and JSON.
      const bare = (text: string) => text.replaceAll(/[\\"]/g, '');
      const shown = bare(JSON.stringify(hover?.contents ?? ''));
      // Where a widget is chosen, it explains itself.
      const widget: unknown = partAt(value, [...pointer, 'widget']);
      if (typeof widget === 'string') texts.push(String(wordNames('widget').get(widget)?.description));
      if (!texts.some((text) => shown.includes(bare(text)))) wrong.push(`${pointer.join('.')}: ${shown}`);
    }
    expect(wrong).toEqual([]);
  });

  test('reports a misspelt key, a wrong widget and a missing limit', async () => {
    expect(
      await complaints(MODULE, field('{ "type": "boolean", "title": "A", "default": false, "hlep": "B" }')),
    ).toContain('Property hlep is not allowed.');
    expect((await complaints(MODULE, field('{ "ui": { "widget": "nubmer" } }'))).join()).toContain('"number"');
    expect(await complaints(MODULE, field('{ "type": "string", "title": "A", "default": "" }'))).toContain(
      'Missing property "maxLength".',
    );
  });

  test('uses our message for a text that does not match its pattern', async () => {
    const plans =
      '{ "plans": [ { "id": "a", "title": "A", "history": { "days": 1 }, ' +
      '"prices": { "currency": "EUR", "monthly": "4,99", "yearly": "1.00" } } ] }';
    expect(await complaints('schemas/plans.json', plans)).toEqual([
      'Write the price with two decimals and at most nine digits before them, like 4.99',
    ]);
  });

  test.each([
    'schemas/product.json',
    'schemas/plans.json',
    'schemas/screens/configure.json',
    'schemas/screens/landing.json',
    'schemas/shared/ids.json',
    'schemas/shared/timezones.json',
    'schemas/locales/en/web.json',
    ...readdirSync(new URL('schemas/modules/', ROOT)).map((id) => `schemas/modules/${id}/module.json`),
    'schemas/modules/shop/examples/valid.json',
    'schemas/modules/shop/examples/invalid.json',
  ])('finds nothing in %s', async (file) => {
    expect(await complaints(file, readFileSync(new URL(file, ROOT), 'utf8'))).toEqual([]);
  });

  test('covers the same files as the check', () => {
    const mapped = settings['json.schemas'].map(({ url }) => url.replace(/^.*\/(.*)\.schema\.json$/, '$1'));
    expect(mapped).toEqual(SHAPES.map(({ meta }) => meta));
  });
});
