import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { checkDisk } from './machine.ts';

const BLOCK = 4096;
const PER_MEGABYTE = 2 ** 20 / BLOCK;

/** What is said of a disk with so many free megabytes. */
const saidOf = (megabytes: number, dataDir = tmpdir(), databaseUrl: string | null = null) =>
  checkDisk({ dataDir, databaseUrl }, () => ({ bavail: megabytes * PER_MEGABYTE, bsize: BLOCK })).map(
    ({ check, ...rest }) => {
      expect(check).toBe('Disk');
      return rest;
    },
  );
const free = (megabytes: number) => `${megabytes} MB are free for ${tmpdir()}.`;

describe('the free space of the disk', () => {
  test.each([1024, 50_000])('is enough with %d MB', (megabytes) => {
    expect(saidOf(megabytes)).toEqual([{ verdict: 'ok', sentence: free(megabytes) }]);
  });

  test.each([1023, 100])('is about to run out with %d MB', (megabytes) => {
    expect(saidOf(megabytes)).toEqual([{ verdict: 'warning', sentence: `${free(megabytes)} Free some space soon.` }]);
  });

  test.each([99, 0])('is a problem with %d MB', (megabytes) => {
    const sentence = `${free(megabytes)} Free some space, or saving will soon fail.`;
    expect(saidOf(megabytes)).toEqual([{ verdict: 'problem', sentence }]);
  });

  test('is rounded down', () => {
    expect(saidOf(99.99)).toMatchObject([{ verdict: 'problem', sentence: expect.stringContaining('99 MB') }]);
  });

  test('is not measured before there is a folder', () => {
    expect(saidOf(0, '/nowhere')).toEqual([]);
  });

  test('does not matter to a store in PostgreSQL', () => {
    expect(saidOf(0, tmpdir(), 'postgres://localhost/guildhall')).toEqual([]);
  });
});
