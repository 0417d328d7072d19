/**
 * `npm run release -- 1.2.0`: releases the entries under "Unreleased" in CHANGELOG.md. Moves them under the version and
 * today's date, sets the version in package.json and its lock file, commits, and tags the commit `v1.2.0`. Pushes
 * nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cutChangelog, isNewer } from './release/changelog.ts';

const [version = ''] = process.argv.slice(2);
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

try {
  const { version: before }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (!isNewer(version, before)) throw new Error(`Name a version above ${before}, like \`npm run release -- 1.2.0\`.`);
  if (git('status', '--porcelain') !== '') throw new Error('Commit or stash your changes first.');
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`The tag v${version} already exists.`);
  writeFileSync('CHANGELOG.md', cutChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, new Date()));
  execFileSync('npm', ['version', version, '--no-git-tag-version'], { shell: process.platform === 'win32' });
  git('add', 'CHANGELOG.md', 'package.json', 'package-lock.json');
  git('commit', '-m', `Release ${version}`);
  git('tag', '-a', `v${version}`, '-m', `Release ${version}`);
  console.log(`Released ${version}. Publish it with \`git push --follow-tags\`.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
