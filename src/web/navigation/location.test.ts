import { describe, expect, test } from 'vitest';
import { createPath, matchPath, parsePath, resolveTo, withoutBase } from './location.ts';

test.each(['/a', '/a?b=1', '/a#c', '/a?b=1#c?d', '?b', '#c', ''])(
  'the parts of %j make the same address',
  (address) => {
    const parts = parsePath(address);
    expect(createPath({ pathname: '', ...parts })).toBe(address);
  },
);

describe('an address', () => {
  test.each([
    ['/premium', '/dashboard/5', '/', '/premium'],
    ['/premium?a=1#b', '/dashboard/5', '/ro', '/ro/premium?a=1#b'],
    ['/', '/dashboard', '/ro', '/ro'],
    ['?section=shop', '/dashboard/5', '/ro', '/ro/dashboard/5?section=shop'],
  ])('%s, seen from %s below %s, is %s', (to, here, basename, expected) => {
    expect(resolveTo(to, here, basename)).toBe(expected);
  });

  test('keeps the path if only the query changes', () => {
    expect(resolveTo({ search: '?tab=a' }, '/premium', '/')).toBe('/premium?tab=a');
    expect(resolveTo({ search: '' }, '/premium', '/ro')).toBe('/ro/premium');
  });
});

test.each([
  ['/ro/premium', '/ro', '/premium'],
  ['/ro', '/ro', '/'],
  ['/romania', '/ro', '/romania'],
  ['/premium', '/', '/premium'],
])('%s without %s is %s', (pathname, basename, expected) => {
  expect(withoutBase(pathname, basename)).toBe(expected);
});

describe('a pattern', () => {
  test.each([
    ['/dashboard', '/dashboard', {}],
    ['/dashboard', '/Dashboard/', {}],
    ['/dashboard/:guildId', '/dashboard/5', { guildId: '5' }],
    ['/dashboard/:guildId', '/dashboard/a%20b', { guildId: 'a b' }],
    ['/dashboard/:guildId', '/dashboard/%', { guildId: '%' }],
    ['/', '/', {}],
    ['/dashboard', '/dashboard/5', null],
    ['/dashboard/:guildId', '/dashboard', null],
    ['/premium', '/premum', null],
  ])('%s, compared with %s, gives %j', (pattern, pathname, expected) => {
    expect(matchPath(pattern, pathname)).toEqual(expected);
  });
});
