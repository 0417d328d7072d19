import { describe, expect, test } from 'vitest';
import { overviewOf } from '../../testing/overview.ts';
import { metrics, peaksOf } from './metrics.ts';
import { roundTop, scaleOf } from './scale.ts';

const { timeline } = overviewOf('24h');
const peaks = peaksOf(timeline);
const heights = (visible: typeof metrics) => {
  const scale = scaleOf(visible, peaks);
  return visible.map((metric) => Math.max(...timeline.map((bucket) => scale.height(metric, bucket))));
};

describe('the height of the lines', () => {
  test('is relative to their own peaks if there are several', () => {
    expect(heights(metrics)).toEqual(metrics.map(() => 1));
    expect(scaleOf(metrics, peaks)).toMatchObject({ relative: true, top: 100 });
  });

  test('is the value relative to a round maximum if there is one', () => {
    const [highest] = heights(['messages_count']);
    expect(highest).toBeGreaterThan(0.7);
    expect(highest).toBeLessThanOrEqual(1);
    expect(scaleOf(['messages_count'], peaks)).toMatchObject({ relative: false, top: 4000 });
  });

  test('is 0 without events', () => {
    const none = { ...peaks, lottery_entries: 0 };
    const quiet = timeline.map((bucket) => ({ ...bucket, lottery_entries: 0 }));
    for (const visible of [metrics, ['lottery_entries'] as const]) {
      const scale = scaleOf(visible, none);
      expect(quiet.map((bucket) => scale.height('lottery_entries', bucket))).toEqual(quiet.map(() => 0));
    }
  });

  test.each([
    [0, 4],
    [1, 4],
    [4, 4],
    [5, 8],
    [9, 12],
    [40, 40],
    [41, 60],
    [87, 100],
    [494, 600],
    [3700, 4000],
    [0.5, 0.6],
  ])('the top over a peak of %s is %s', (peak, top) => {
    expect(roundTop(peak)).toBeCloseTo(top, 10);
  });
});
