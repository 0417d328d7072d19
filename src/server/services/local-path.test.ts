import { expect, it } from 'vitest';
import { localPath } from './local-path.ts';

const ORIGIN = 'https://guildhall.example';

it.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/1?section=shop#top', '/dashboard/1?section=shop#top'],
  ['/a/../b', '/b'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example/', null],
  ['https://guildhall.example/x', null],
  ['dashboard', null],
  ['javascript:alert(1)', null],
  ['', null],
  [undefined, null],
  [['/a'], null],
])('the local path of %j is %j', (address, expected) => {
  expect(localPath(address, ORIGIN)).toBe(expected);
});
