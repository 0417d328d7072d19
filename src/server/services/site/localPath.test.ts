import { describe, expect, test } from 'vitest';
import { HOSTILE_ADDRESSES } from '../../../../tests/fixtures/hostileAddresses.ts';
import { localPath } from './localPath.ts';

const ORIGIN = 'https://guildhall.example';

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/1?section=shop#top', '/dashboard/1?section=shop#top'],
  ['/premium?next=//evil.example', '/premium?next=//evil.example'],
  ['/a b', '/a%20b'],
  ['/a%20b', '/a%20b'],
  ['/a/../b', '/b'],
  ['/a//b', '/a//b'],
  ['/../dashboard', '/dashboard'],
  [`/${'x'.repeat(2000)}`, null],
  ['https://guildhall.example/x', null],
  ['dashboard', null],
  ['', null],
  [undefined, null],
  [['/a'], null],
])('the local path of %j is %j', (address, expected) => {
  expect(localPath(address, ORIGIN)).toBe(expected);
});

describe('a hostile address', () => {
  test('has at least sixty forms', () => {
    expect(new Set(HOSTILE_ADDRESSES).size).toBeGreaterThanOrEqual(60);
  });

  test.each(HOSTILE_ADDRESSES)('like %j leads only to our own site, however it is decoded', (address) => {
    const path = localPath(address, ORIGIN);
    if (path === null) return;
    const readings = [path, decodeURIComponent(path), decodeURIComponent(decodeURIComponent(path))];
    for (const reading of readings) {
      expect(reading).toMatch(/^\/(?![/\\])/);
      expect(new URL(reading, ORIGIN).origin).toBe(ORIGIN);
      expect(new URL(reading, ORIGIN).pathname).toMatch(/^\/(?![/\\])/);
    }
  });
});
