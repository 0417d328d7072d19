import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll } from 'vitest';
import { Sources } from '../../../scripts/generate/sources/source.ts';
import { fixtureFolders, fixtureProject } from '../../fixtures/project.ts';

/** Parts of the product that no module needs; leaving them out makes each check faster. */
const OPTIONAL = ['backups', 'statistics', 'firstSteps'];

/** A copy of `schemas/` whose files are changed one at a time. */
export interface Subject {
  root: string;
  /** The files that are changed. */
  files: string[];
  /** A reader of the unchanged files: what a change does not concern is taken from it. */
  sources: Sources;
  /** A reader of the files with one malformed, once there was one that left a project to load. */
  malformed?: Sources;
}

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});
let project: string | undefined;

/** The folder of the product with the fixtures, made when it is first needed. */
function withFixtures(): string {
  project ??= fixtureProject();
  return project;
}

/** One module with those that it reads, in the default language. */
export function subjectOf(id: string): Subject {
  const root = mkdtempSync(join(tmpdir(), 'guildhall-mutations-'));
  roots.push(root);
  const from = fixtureFolders.has(id) ? withFixtures() : '.';
  const kept = new Set(['customize']);
  const keep = (one: string) => {
    kept.add(one);
    const { calls } = JSON.parse(readFileSync(join(from, `schemas/modules/${one}/module.json`), 'utf8'));
    for (const { module } of calls?.uses ?? []) if (!kept.has(module)) keep(module);
  };
  keep(id);
  const isKept = (path: string) => {
    const [, folder, name] = relative(from, path).split('/');
    if (/\/locales\/ro(\/|\.json|$)|\/landing\.json$|\/presets$/.test(path)) return false;
    if (folder === 'modules' && name !== undefined) return kept.has(name);
    return !(folder === 'screens' && name !== undefined && !name.endsWith('.json'));
  };
  cpSync(join(from, 'schemas'), join(root, 'schemas'), { recursive: true, filter: isKept });
  const product = JSON.parse(readFileSync('schemas/product.json', 'utf8'));
  for (const part of OPTIONAL) delete product[part];
  writeFileSync(join(root, 'schemas/product.json'), JSON.stringify({ ...product, languages: ['en'] }));
  return { root, files: [`schemas/modules/${id}/module.json`], sources: new Sources(root) };
}

/** The files of the product that belong to no module. Emoji are data. */
export const SHARED_FILES =
  /^(product|plans|presets\/\w+|screens\/\w+|screens\/\w+\/module|shared\/(?!emoji)\w+|locales\/en\/\w+)\.json$/;
export const TRANSLATIONS = /(^|\/)locales\/ro(\/\w+)?\.json$/;

/** The files that all modules depend on, with all modules. */
export function wholeProduct(mutated: RegExp): Subject {
  const root = mkdtempSync(join(tmpdir(), 'guildhall-mutations-'));
  roots.push(root);
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
    .filter((file) => mutated.test(file))
    .map((file) => `schemas/${file}`)
    .sort();
  return { root, files, sources: new Sources(root) };
}

/** The same in one language, where a changed text leaves no translation behind. */
export function originalProduct(): Subject {
  const subject = wholeProduct(SHARED_FILES);
  for (const file of readdirSync(join(subject.root, 'schemas'), { recursive: true, encoding: 'utf8' })) {
    if (TRANSLATIONS.test(file)) rmSync(join(subject.root, 'schemas', file));
  }
  const file = join(subject.root, 'schemas/product.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), languages: ['en'] }, null, 2));
  return subject;
}
