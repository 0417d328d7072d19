import { expect, test } from 'vitest';
import { definitions } from '../../../schemas/meta/common.schema.json' with { type: 'json' };
import { slots } from './slots.ts';

test('the hand-written parts are those that a schema may name', () => {
  expect(Object.keys(slots).sort()).toEqual(definitions.slot.enum.toSorted());
});
