import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { featureIcons } from './featureIcons.ts';

test('the schema of the content offers these icons', () => {
  const schema = readFileSync(new URL('../../../schemas/meta/landing.schema.json', import.meta.url), 'utf8');
  const { properties } = JSON.parse(schema);
  const offered = properties.features.properties.tabs.items.properties.cards.items.properties.icon.enum;
  expect(offered).toEqual(Object.keys(featureIcons).sort());
});
