import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { overviewOf } from '../../testing/overview.ts';
import { formatIn } from '../model/format.ts';
import type { StatisticsPeriod } from '../model/overview.ts';
import { daysOf } from './days.ts';
import { ticksOf } from './ticks.ts';

function labels(period: StatisticsPeriod, width: number): string[] {
  const { timeline } = overviewOf(period);
  const points = period === '30d' ? daysOf(timeline) : timeline;
  const starts = points.map(({ timestamp }) => new Date(timestamp));
  return ticksOf(period, starts, width, formatIn('ro')).map(({ label }) => label);
}

describe('the labels below the chart', () => {
  beforeEach(() => vi.stubEnv('TZ', 'Europe/Bucharest'));
  afterEach(() => vi.unstubAllEnvs());

  test("are minutes, hours and days of the visitor's clock", () => {
    expect(labels('1h', 700)).toEqual(['15:30', '15:40', '15:50', '16:00', '16:10', '16:20']);
    expect(labels('24h', 700)).toEqual(['18:00', '21:00', '0:00', '3:00', '6:00', '9:00', '12:00', '15:00']);
    expect(labels('7d', 700)).toEqual(['mar.', 'mie.', 'joi', 'vin.', 'sâm.', 'dum.', 'lun.']);
    expect(labels('30d', 700)).toEqual([
      '3 feb.',
      '6 feb.',
      '9 feb.',
      '12 feb.',
      '15 feb.',
      '18 feb.',
      '21 feb.',
      '24 feb.',
      '27 feb.',
      '2 mar.',
    ]);
  });

  test('are fewer if there is less room, and still round', () => {
    expect(labels('1h', 250)).toEqual(['15:30', '15:45', '16:00', '16:15']);
    expect(labels('24h', 250)).toEqual(['18:00', '0:00', '6:00', '12:00']);
    expect(labels('7d', 200)).toEqual(['mar.', 'joi', 'sâm.', 'lun.']);
    expect(labels('30d', 250)).toEqual(['10 feb.', '20 feb.', '2 mar.']);
    expect(labels('24h', 10), 'never none').toHaveLength(2);
  });

  test('fit time zones with half hours', () => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    expect(labels('24h', 250)).toEqual(['0:30', '6:30', '12:30', '18:30']);
    expect(labels('7d', 700)).toHaveLength(7);
  });
});
