import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadModule, product } from '../generated/catalogue.ts';
import en from '../generated/locales/en/widgets.json';
import { withProductName } from '../scripts/generate/modules/productName.ts';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|svg)$/.test(name))
    .map((name) => `${folder}/${name}`);

describe('the name of the product', () => {
  test('is written in one file only', () => {
    const named = [...filesIn('schemas'), ...filesIn('src/web/public')].filter((file) =>
      readFileSync(file, 'utf8').includes(product.shortName),
    );
    expect(named).toEqual(['schemas/product.json']);
  });

  test('is filled in where it is used', async () => {
    expect((await loadModule('customize', 'ro')).spec.settings.properties.bot_name?.default).toBe(product.shortName);
    expect(en['widget.message.preview.bot']).toBe(product.shortName);
  });

  test('is filled into the defaults of entries too', () => {
    const text = { type: 'string', title: '', default: 'I am {shortName} in {server}' };
    const list = {
      type: 'array',
      title: '',
      default: [],
      items: { type: 'object', title: '', default: {}, properties: { text } },
    };
    const spec = { settings: { properties: { list } } } as never;
    expect(withProductName(spec, { shortName: 'Barkeep' })).toMatchObject({
      settings: { properties: { list: { items: { properties: { text: { default: 'I am Barkeep in {server}' } } } } } },
    });
  });
});
