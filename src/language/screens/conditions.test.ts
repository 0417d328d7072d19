import { expect, test } from 'vitest';
import { conditionsIn } from './conditions.ts';

test('finds conditions at any depth, and nothing else', () => {
  const field = {
    title: 'self.title',
    visible: 'a',
    enabled: true,
    limits: [{ when: 'b', maxLength: 5 }, null, 'text'],
    ui: { options: [{ value: 'visible', enabled: 'c', groups: [[{ visible: 'd' }]] }], when: { visible: 'e' } },
  };
  expect(conditionsIn(field)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect([null, undefined, 5, 'visible', []].flatMap(conditionsIn)).toEqual([]);
});
