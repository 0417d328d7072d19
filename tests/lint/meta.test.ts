import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WIDGET_TYPES } from '../../src/language/compile/lint/widgets.ts';
import { metaSchemas } from '../../src/language/compile/meta.ts';
import { blocks } from '../../src/renderer/blocks/index.ts';
import { LISTS } from '../../src/renderer/fields/registry.ts';
import { widgets } from '../../src/renderer/widgets/index.ts';

const ROOT = new URL('../../', import.meta.url);

function meta(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`schemas/meta/${name}.schema.json`, ROOT), 'utf8')) as Record<string, unknown>;
}

describe('the meta-schemas', () => {
  test('are all part of the program', () => {
    const files = Object.keys(metaSchemas).map((name) => `${name}.schema.json`);
    expect(files.sort()).toEqual(readdirSync(new URL('schemas/meta/', ROOT)).sort());
  });

  test('know the widgets of the catalogue, and the lists that the renderer draws itself', () => {
    const widget = (meta('widgets').properties as Record<string, { enum: string[] }>).widget;
    expect(widget?.enum.toSorted()).toEqual([...Object.keys(widgets), ...LISTS].sort());
    expect(Object.keys(WIDGET_TYPES).sort()).toEqual(widget?.enum.toSorted());
  });

  test('know the blocks of the catalogue', () => {
    const { definitions } = meta('module') as {
      definitions: Record<string, { properties: Record<string, { enum: string[] }> }>;
    };
    expect(definitions.block?.properties.block?.enum.toSorted()).toEqual(Object.keys(blocks).sort());
  });

  test.each(readdirSync(new URL('schemas/meta/', ROOT)))('%s explains every property to authors', (file) => {
    const silent: string[] = [];
    const visit = (node: unknown, path: string) => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, part] of Object.entries(node)) visit(part, `${path}/${key}`);
      const properties = (node as { properties?: Record<string, { description?: string; $ref?: string }> }).properties;
      // A condition of the schema, and the name of the variant, which its own place explains.
      if (!properties || /\/if(\/|$)/.test(path) || path.endsWith('/properties')) return;
      for (const [name, property] of Object.entries(properties)) {
        const empty = typeof property === 'object' && Object.keys(property).length === 0;
        if (!empty && !property.description && !property.$ref) silent.push(`${path}/${name}`);
      }
    };
    visit(meta(file.replace('.schema.json', '')), '');
    expect(silent).toEqual([]);
  });

  test.each(readdirSync(new URL('schemas/meta/', ROOT)))(
    '%s leaves no object open that lists its properties',
    (file) => {
      const openObjects: string[] = [];
      // What is said of some objects more closely, in `then`, is as closed as they are.
      const visit = (node: unknown, path: string, closedAround = false) => {
        if (typeof node !== 'object' || node === null || path.endsWith('/if')) return;
        const { properties, additionalProperties, allOf } = node as Record<string, unknown>;
        const closed = additionalProperties !== undefined || Array.isArray(allOf) || closedAround;
        for (const [key, part] of Object.entries(node)) {
          visit(part, `${path}/${key}`, (key === 'then' || key === 'else') && additionalProperties === false);
        }
        const isSchema = properties !== undefined && !path.endsWith('/properties');
        if (isSchema && !closed) openObjects.push(path);
      };
      visit(meta(file.replace('.schema.json', '')), '');
      expect(openObjects).toEqual([]);
    },
  );
});
