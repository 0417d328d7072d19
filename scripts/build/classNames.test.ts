import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './classNames.ts';

const button = resolve('src/renderer/primitives/Button.module.css');
const badge = resolve('src/renderer/primitives/Badge.module.css');

test('classes of the same name in different files have different names, in every build the same', () => {
  const names = shortClassNames();
  const given = [names('root', button), names('icon', button), names('root', badge)];
  expect(new Set(given).size).toBe(3);
  for (const name of given) expect(name).toMatch(/^[b-df-hj-np-tv-xz]{2}[a-z0-9]$/);
  const again = shortClassNames();
  expect(again('root', badge)).toBe(given[2]);
  expect([again('root', button), again('icon', button), again('root', button)]).toEqual([given[0], given[1], given[0]]);
});

test('a file outside of the sources is refused', () => {
  expect(() => shortClassNames()('root', '/elsewhere/Button.module.css')).toThrow('is not in src');
});
