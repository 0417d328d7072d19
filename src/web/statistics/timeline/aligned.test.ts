import { expect, test } from 'vitest';
import { overviewOf } from '../../testing/overview.ts';
import { aligned } from './aligned.ts';

const { timeline } = overviewOf('24h');

test('the last points of both periods belong together', () => {
  expect(aligned(timeline, timeline)).toEqual(timeline);
  expect(aligned(timeline.slice(0, 3), timeline.slice(0, 5))).toEqual(timeline.slice(2, 5));
});

test('what was not counted yet is absent, not 0', () => {
  expect(aligned(timeline.slice(0, 3), timeline.slice(0, 1))).toEqual([undefined, undefined, timeline[0]]);
  expect(aligned(timeline.slice(0, 2), [])).toBeUndefined();
});
