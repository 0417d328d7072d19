import { expect, test } from 'vitest';
import { widgetStates } from '../gallery/states.ts';
import { widgets } from './index.ts';

test('every widget loads as a function and has gallery states', async () => {
  expect(widgets.names.length).toBeGreaterThan(0);
  for (const name of widgets.names) {
    await widgets.load(name);
    expect(typeof widgets.get(name), name).toBe('function');
    expect((await widgetStates[name]?.())?.states.length, name).toBeGreaterThan(2);
  }
});
