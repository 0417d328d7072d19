import { describe, expect, test } from 'vitest';
import { cutChangelog, isNewer } from './changelog.ts';

const DAY = new Date('2026-03-04T23:30:00Z');

describe('isNewer', () => {
  test.each([
    ['1.0.0', '0.9.9'],
    ['0.10.0', '0.9.0'],
    ['0.1.10', '0.1.9'],
  ])('%s is above %s', (version, before) => expect(isNewer(version, before)).toBe(true));

  test.each([
    ['0.1.0', '0.1.0'],
    ['0.1.9', '0.2.0'],
    ['v1.0.0', '0.1.0'],
    ['1.0', '0.1.0'],
    ['', '0.1.0'],
  ])('%j is not above %s', (version, before) => expect(isNewer(version, before)).toBe(false));
});

describe('cutChangelog', () => {
  test('moves the unreleased entries under the version and keeps older releases', () => {
    const before = '# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing.\n\n## 0.1.0 (2026-01-01)\n\n- The first.\n';
    expect(cutChangelog(before, '0.2.0', DAY)).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-03-04)\n\n### Added\n\n- A thing.\n\n## 0.1.0 (2026-01-01)\n\n- The first.\n',
    );
  });

  test('refuses an empty release, even if an older one has entries', () => {
    expect(() => cutChangelog('# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- The first.\n', '0.2.0', DAY)).toThrow(
      /nothing/,
    );
    expect(() => cutChangelog('# Changelog\n', '0.2.0', DAY)).toThrow(/Unreleased/);
  });
});
