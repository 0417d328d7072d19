import { afterEach, describe, expect, test, vi } from 'vitest';
import { retrying } from './retry.ts';

const refused = (code: string) => Object.assign(new Error('refused'), { code });

describe('a transaction', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  // PostgreSQL: serialization failure, deadlock, unique conflict, concurrently created table and type; then SQLite's.
  test.each([
    '40001',
    '40P01',
    '23505',
    '42P07',
    '42710',
    'SQLITE_BUSY',
    'SQLITE_BUSY_SNAPSHOT',
    'SQLITE_CONSTRAINT_PRIMARYKEY',
    'SQLITE_CONSTRAINT_UNIQUE',
  ])('is retried after a conflict: %s', async (code) => {
    const work = vi.fn().mockRejectedValueOnce(refused(code)).mockRejectedValueOnce(refused(code)).mockResolvedValue(7);
    expect(await retrying(work)).toBe(7);
    expect(work).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['of the disk', refused('SQLITE_FULL')],
    ['without a code', new Error('40001')],
    ['that is no error', { code: '40001' }],
  ])('is not retried after a failure %s', async (_, failure) => {
    const work = vi.fn().mockRejectedValue(failure);
    await expect(retrying(work)).rejects.toBe(failure);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test("fails after five seconds with the engine's error", async () => {
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const busy = refused('SQLITE_BUSY');
    const work = vi.fn(async () => {
      now += 2500;
      throw busy;
    });
    await expect(retrying(work)).rejects.toBe(busy);
    expect(work).toHaveBeenCalledTimes(3);
  });

  test('waits longer before each further attempt', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const waits: number[] = [];
    let last = 0;
    await retrying(async () => {
      const now = performance.now();
      waits.push(now - last);
      last = now;
      if (waits.length <= 2) throw refused('SQLITE_BUSY');
    });
    expect(waits[1]).toBeGreaterThanOrEqual(4);
    expect(waits[2]).toBeGreaterThanOrEqual(9);
  });
});
