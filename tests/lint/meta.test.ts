import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { compileMeta } from '../../scripts/check/schemas/shapes.ts';
import { isSchema } from '../../src/language/compile/jsonSchema/schema.ts';
import { wordName } from '../../src/language/compile/meta/dispatcher.ts';
import { dispatchers, META, metaSchemas, resolveRef, wordNames } from '../../src/language/compile/meta/meta.ts';
import { blocks } from '../../src/renderer/blocks/index.ts';
import { GROUP_WIDGETS } from '../../src/renderer/fields/groupWidgets.ts';
import { widgets } from '../../src/renderer/widgets/index.ts';

const files = [...metaSchemas.keys()].filter((file) => !dispatchers.has(file));
/** Words are in folders; the schemas beside these are for whole files. */
const words = files.filter((file) => file.startsWith(`${META}/`) && file.slice(META.length + 1).includes('/'));
const ajv = compileMeta();

function wordsIn(folder: string): string[] {
  return words.filter((file) => file.startsWith(`${META}/${folder}/`)).map(wordName);
}

/** The types that a setting can have. */
const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

describe('the meta-schemas', () => {
  test.each([...metaSchemas])('%s is a JSON Schema', (_, schema) => {
    const draft07 = new Ajv();
    expect(draft07.validateSchema(schema) ? [] : draft07.errors).toEqual([]);
  });

  test('define the widgets of the catalogue, and the lists that the renderer draws itself', () => {
    expect(wordsIn('widgets')).toEqual([...widgets.names, ...GROUP_WIDGETS].sort());
  });

  test.each([...wordNames('widget')])('define the types that the widget %s edits', (_, { edits }) => {
    expect(edits).not.toEqual([]);
    expect(TYPES).toEqual(expect.arrayContaining(edits as string[]));
  });

  test('define the blocks of the catalogue', () => {
    expect(wordsIn('blocks')).toEqual([...blocks.names].sort());
  });

  test.each([
    ['widget', 'widgets'],
    ['block', 'blocks'],
    ['op', 'steps'],
  ])('name each %s after its file', (property, folder) => {
    for (const file of words.filter((one) => one.startsWith(`${META}/${folder}/`))) {
      const { properties, required } = metaSchemas.get(file) as Record<string, Record<string, unknown> & unknown[]>;
      expect(properties?.[property]).toEqual({ const: wordName(file) });
      expect(required).toContain(property);
    }
  });

  test.each(words)('%s has a title, a description and a valid example', (file) => {
    const { title, description, examples } = metaSchemas.get(file) as Record<string, unknown>;
    expect(title).toEqual(expect.any(String));
    expect(description).toEqual(expect.stringMatching(/\.$/));
    const validate = ajv.getSchema(`file:///${file}`);
    expect(examples).toContainEqual(expect.anything());
    for (const example of examples as unknown[]) {
      expect(validate?.(example) ? [] : validate?.errors).toEqual([]);
    }
  });

  test.each(files)('%s describes every property', (file) => {
    const silent: string[] = [];
    const visit = (node: unknown, path: string) => {
      if (typeof node !== 'object' || node === null || /\/examples\//.test(path)) return;
      for (const [key, part] of Object.entries(node)) visit(part, `${path}/${key}`);
      const properties = (node as { properties?: Record<string, Record<string, unknown>> }).properties;
      // Not in conditions, and not for the name of a variant, which is described where it is used.
      if (!properties || /\/if(\/|$)/.test(path) || path.endsWith('/properties')) return;
      for (const [name, property] of Object.entries(properties)) {
        const empty = typeof property === 'object' && Object.keys(property).length === 0;
        const chosen = property.const === wordName(file);
        if (!empty && !chosen && !property.description && !property.$ref) silent.push(`${path}/${name}`);
      }
    };
    visit(metaSchemas.get(file), '');
    expect(silent).toEqual([]);
  });

  test.each(files)('%s describes no reference where editors would show another description', (file) => {
    const hidden: string[] = [];
    const visit = (node: unknown, path: string) => {
      if (!isSchema(node) || path.endsWith('/examples')) return;
      const { $ref: ref, description } = node;
      if (typeof ref === 'string' && description && resolveRef(ref, file).target.description) hidden.push(path);
      for (const [key, part] of Object.entries(node)) visit(part, `${path}/${key}`);
    };
    visit(metaSchemas.get(file), '');
    // The options of a widget explain themselves.
    expect(hidden.filter((path) => !path.endsWith('/ui'))).toEqual([]);
  });

  test.each(files)('%s allows no additional properties where it lists properties', (file) => {
    const openObjects: string[] = [];
    // Objects in `then` and `else` are as closed as the object around them.
    const visit = (node: unknown, path: string, closedAround = false) => {
      if (typeof node !== 'object' || node === null || path.endsWith('/if') || path === '/examples') return;
      const { properties, additionalProperties, allOf } = node as Record<string, unknown>;
      const closed = additionalProperties !== undefined || Array.isArray(allOf) || closedAround;
      for (const [key, part] of Object.entries(node)) {
        visit(part, `${path}/${key}`, (key === 'then' || key === 'else') && additionalProperties === false);
      }
      const isSchema = properties !== undefined && !path.endsWith('/properties');
      if (isSchema && !closed) openObjects.push(path);
    };
    visit(metaSchemas.get(file), '');
    expect(openObjects).toEqual([]);
  });
});
