const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const HEADING = '## Unreleased';

/** Whether a text is a version, `major.minor.patch`, above another. */
export function isNewer(version: string, before: string): boolean {
  const [next, last] = [VERSION.exec(version), VERSION.exec(before)];
  if (!next || !last) return false;
  const first = [1, 2, 3].find((part) => Number(next[part]) !== Number(last[part]));
  return first !== undefined && Number(next[first]) > Number(last[first]);
}

/**
 * The changelog with its unreleased entries under a version and a day (UTC), and an empty list of unreleased ones above.
 * @throws Error where nothing is unreleased
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
