const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const HEADING = '## Unreleased';

/** Whether a text is a version, `major.minor.patch`, higher than another. */
export function isNewer(version: string, before: string): boolean {
  const [next, last] = [VERSION.exec(version), VERSION.exec(before)];
  if (!next || !last) return false;
  const first = [1, 2, 3].find((part) => Number(next[part]) !== Number(last[part]));
  return first !== undefined && Number(next[first]) > Number(last[first]);
}

/**
 * Moves the unreleased entries of a changelog under a version and a date (UTC).
 * @throws Error if there are none
 */
export function cutChangelog(changelog: string, version: string, day: Date): string {
  const start = changelog.indexOf(`${HEADING}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no section "${HEADING}".`);
  const rest = changelog.slice(start + HEADING.length);
  const [entries = ''] = rest.split(/^## /m);
  if (!/^[-*] /m.test(entries))
    throw new Error('CHANGELOG.md lists nothing under "Unreleased": there is nothing to release.');
  return `${changelog.slice(0, start)}${HEADING}\n\n## ${version} (${day.toISOString().slice(0, 10)})${rest}`;
}
