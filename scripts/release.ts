/**
 * `npm run release -- 1.2.0`: releases the entries under "Unreleased" in CHANGELOG.md. Moves them under the version and
 * today's date, sets the version in package.json and its lock file, notes in generated/fields.json what servers can
 * store and the bot can read from now on, commits, and tags the commit `v1.2.0`. Pushes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { releasedLedger } from '../src/language/compile/lint/stored/ledger.ts';
import { unreleasedSteps } from '../src/language/compile/lint/stored/released.ts';
import { formatFinding } from './check/schemas/format.ts';
import { checkSchemas } from './check/schemas/schemas.ts';
import { readOptions } from './commandLine/options.ts';
import { loadModules } from './generate/modules/module.ts';
import { LEDGER, ledgerSource, readLedger, storedModules } from './generate/sources/ledger.ts';
import { loadProduct } from './generate/sources/product.ts';
import { Sources } from './generate/sources/source.ts';
import { cutChangelog, isNewer } from './release/changelog.ts';

const [version = ''] = readOptions(
  `npm run release -- VERSION   releases what CHANGELOG.md lists under "Unreleased" as a version like 1.2.0`,
  {},
).positionals;
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

try {
  const { version: before }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (!isNewer(version, before)) throw new Error(`Name a version above ${before}, like \`npm run release -- 1.2.0\`.`);
  if (git('status', '--porcelain') !== '') throw new Error('Commit or stash your changes first.');
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`The tag v${version} already exists.`);
  const findings = await checkSchemas('.');
  if (findings.length > 0) throw new Error(`${findings.map(formatFinding).join('\n')}\n\nNothing was released.`);
  const sources = new Sources('.');
  const drafts = loadProduct(sources).product.draftLanguages ?? [];
  if (drafts.length > 0)
    throw new Error(`Translate these languages and remove them from draftLanguages first: ${drafts.join(', ')}.`);
  const { modules } = storedModules(sources, loadModules(sources, loadProduct(sources).product.languages));
  const last = readLedger(sources);
  writeFileSync('CHANGELOG.md', cutChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, new Date()));
  writeFileSync(LEDGER, ledgerSource(releasedLedger(version, modules)));
  execFileSync('npm', ['version', version, '--no-git-tag-version'], { shell: process.platform === 'win32' });
  git('add', 'CHANGELOG.md', 'package.json', 'package-lock.json', LEDGER);
  git('commit', '-m', `Release ${version}`);
  git('tag', '-a', `v${version}`, '-m', `Release ${version}`);
  for (const module of modules) {
    const rewired = unreleasedSteps(module, last).flatMap((step) => (step.op === 'rewire' ? [step.path] : []));
    if (rewired.length > 0)
      console.log(`The bot finds these settings of '${module.id}' elsewhere: ${rewired.join(', ')}.`);
  }
  console.log(`Released ${version}. Publish it with \`git push --follow-tags\`.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
