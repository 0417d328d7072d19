import { expect, test } from 'vitest';
import { stateSets } from '../gallery/states.ts';
import { widgetNames, widgets } from './index.ts';

test('every widget of the catalogue loads as a plain function and has states in the gallery', async () => {
  expect(widgetNames.length).toBeGreaterThan(0);
  for (const name of widgetNames) {
    expect(typeof (await widgets[name]?.())?.default, name).toBe('function');
    expect((await stateSets[name]?.())?.states.length, name).toBeGreaterThan(2);
  }
});
