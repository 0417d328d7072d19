import * as lucide from 'lucide-react';
import { expect, test } from 'vitest';
import { exportOfIcon } from './exportOfIcon.ts';
import { ICONS } from './icons.ts';

test('every icon can be imported', () => {
  expect(ICONS.length).toBeGreaterThan(1000);
  expect(ICONS.filter((name) => !Object.hasOwn(lucide, exportOfIcon(name)))).toEqual([]);
});
