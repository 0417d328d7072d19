// @vitest-environment jsdom
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { moduleIds } from '../../generated/catalogue.ts';
import { formatFinding, placeFindings } from '../../scripts/check/schemas/format.ts';
import { loadProject } from '../../scripts/check/schemas/project.ts';
import { checkShapes } from '../../scripts/check/schemas/shapes.ts';
import { applicationOutputs } from '../../scripts/generate/application/applicationOutputs.ts';
import { referenceOutputs } from '../../scripts/generate/reference/referenceOutputs.ts';
import { Sources } from '../../scripts/generate/sources/source.ts';
import { startsOf } from '../../src/language/compile/lint/examples/starts.ts';
import { lint } from '../../src/language/compile/lint/index.ts';
import type { LintProject } from '../../src/language/compile/lint/types.ts';
import { withDefaults } from '../../src/language/documents/defaults.ts';
import { saveBody, toWire } from '../../src/language/documents/wire.ts';
import type { CompiledModule, Json, SettingsDocument } from '../../src/language/model.ts';
import { resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { unmetRequirement } from '../../src/language/resolved/requirements.ts';
import { partsIn } from '../../src/language/screens/layout.ts';
import { ModuleScreen } from '../../src/renderer/screen/ModuleScreen.tsx';
import { RendererProvider } from '../../src/renderer/screen/RendererProvider.tsx';
import { fakeApi, PERMISSIONS } from '../../src/renderer/test/fakeApi.ts';
import { fixtureFolders, fixtureProject } from '../fixtures/project.ts';
import { validateBody } from '../server/validateBody.ts';
import { mutate, type Random, randomFrom } from './mutations.ts';

/**
 * The schemas of the product with one part changed: the check finds something, or the product works with it. It then
 * generates, its server accepts the defaults and the examples, and its screen is drawn.
 */
const COUNT = Number(process.env.FUZZ_MUTATIONS || 30);
const SEED = Number(process.env.FUZZ_SEED || 20_240_229);
/** Parts of the product that no module needs; leaving them out makes each check faster. */
const OPTIONAL = ['backups', 'statistics', 'firstSteps'];

/** A copy of `schemas/` whose files are changed one at a time. */
interface Subject {
  root: string;
  /** The files that are changed. */
  files: string[];
  sources: Sources;
}

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});
afterEach(cleanup);

let project: string | undefined;

/** The folder of the product with the fixtures, made when it is first needed. */
function withFixtures(): string {
  project ??= fixtureProject();
  return project;
}

/** One module with those that it reads, in the default language. */
function subjectOf(id: string): Subject {
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

/** The files that all modules depend on, with all modules. */
function wholeProduct(): Subject {
  const root = mkdtempSync(join(tmpdir(), 'guildhall-mutations-'));
  roots.push(root);
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
    .filter((file) =>
      /^(product|plans|screens\/\w+|screens\/\w+\/module|shared\/(ids|timezones)|locales\/en\/\w+)\.json$/.test(file),
    )
    .map((file) => `schemas/${file}`)
    .sort();
  return { root, files, sources: new Sources(root) };
}

/** Changes a file, judges the project with it, and puts the file back. */
async function verdictOn(subject: Subject, random: Random): Promise<'found' | 'accepted'> {
  const { root, files } = subject;
  const file = files[Math.floor(random() * files.length)] ?? '';
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const { value, what } = mutate(JSON.parse(text) as Json, random);
  try {
    writeFileSync(path, JSON.stringify(value, null, 2));
    return await verdict(subject);
  } catch (error) {
    throw new Error(`${file}: ${what}: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    writeFileSync(path, text);
  }
}

async function verdict(subject: Subject): Promise<'found' | 'accepted'> {
  const sources = new Sources(subject.root, subject.sources);
  const shapes = checkShapes(sources);
  const loaded = loadProject(sources, shapes);
  const findings = [...shapes, ...(loaded ? lint(loaded.project) : [])];
  if (findings.length > 0) {
    for (const finding of placeFindings(sources, findings)) {
      expect(formatFinding(finding)).not.toMatch(/\bundefined\b|\bNaN\b|\[object /);
    }
    return 'found';
  }
  if (!loaded) throw new Error('Nothing was found, but the project cannot be loaded');
  const outputs = { sources, ...loaded };
  await applicationOutputs(outputs);
  referenceOutputs(outputs);
  const module = loaded.project.modules.find(({ file }) => subject.files.includes(file));
  if (module?.compiled) {
    serverAccepts(module.compiled, loaded.project);
    await draws(module.compiled, loaded.project);
  }
  return 'accepted';
}

/** Saves the defaults and the valid examples as the form would send them. */
function serverAccepts(compiled: CompiledModule, project: LintProject): void {
  const { examples = [] } = project.modules.find(({ id }) => id === compiled.spec.id) ?? {};
  // Stored values may stay where others are refused.
  const valid = examples.flatMap((file) => (file.valid ? file.entries.filter(({ saved }) => !saved) : []));
  for (const plan of project.plans.ids) {
    for (const { module, document } of startsOf(compiled, project, valid, plan)) {
      if (unmetRequirement(compiled, module.context)) continue;
      let storedSettings: SettingsDocument = {};
      for (const call of compiled.spec.calls?.documents ?? []) {
        const body = JSON.parse(JSON.stringify(saveBody(module, call, document)));
        storedSettings = { ...storedSettings, ...validateBody({ module, call, body, storedSettings }) };
      }
    }
  }
}

const LISTS = { roles: [], bot_roles: [], channels: [], voice_channels: [], categories: [] };

/** Draws the screen with its defaults. */
async function draws(module: CompiledModule, { modules, plans }: LintProject): Promise<void> {
  const api = fakeApi();
  const highest = plans.ids.at(-1) ?? '';
  for (const { spec } of modules) {
    const moduleForPlan = resolveForPlan(spec, highest);
    for (const { load, fields, reported = {} } of spec.calls?.documents ?? []) {
      const values = toWire(moduleForPlan, { fields }, withDefaults(moduleForPlan, {}));
      const reports = Object.fromEntries(Object.entries(reported).map(([name, one]) => [name, one.default ?? null]));
      const body = { ...values, ...reports };
      const facts = load.from === 'permissions' ? PERMISSIONS : {};
      api.on(`GET ${load.path}`, { body: { ...facts, ...(load.nested ? { [load.nested]: body } : body) } });
    }
  }
  for (const list of ['roles', 'channels', 'voice-channels', 'categories']) api.on(`GET ${list}/`, { body: LISTS });
  api.on('GET permissions/', { body: PERMISSIONS });
  const blocks = partsIn(module.spec.screen.layout).flatMap(({ part }) => ('block' in part ? [part] : []));
  const slots = Object.fromEntries(
    blocks.flatMap((block) => (block.block === 'slot' ? [[block.slot, async () => ({ default: () => null })]] : [])),
  );
  const compiledOf = async (id: string) => modules.find((one) => one.id === id)?.compiled ?? module;
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    render(
      <RendererProvider>
        <ModuleScreen
          module={module}
          loadModule={compiledOf}
          api={api}
          guildId="100"
          slots={slots}
          onNavigate={() => {}}
        />
      </RendererProvider>,
    );
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
    expect(document.querySelector('h1')?.textContent).toBe(module.spec.screen.title);
    expect(document.body.textContent).not.toMatch(/We couldn't load this part of the page|\[object Object\]/);
    expect(complaints.mock.calls).toEqual([]);
  } finally {
    complaints.mockRestore();
    cleanup();
  }
}

/**
 * The fixtures have every widget, and words that no module of the product uses, such as dates and lists in entries;
 * `npm run fuzz` also changes the modules of the product.
 */
const ids = process.env.FUZZ_MUTATIONS ? [...moduleIds, ...fixtureFolders.keys()] : [...fixtureFolders.keys()];
const subjects = [...ids.map((id) => [id, () => subjectOf(id)] as const), ['the product', wholeProduct] as const];

describe('schemas with a part changed are found or work', () => {
  test.each(subjects)('%s', { timeout: 36_000_000 }, async (name, prepare) => {
    const count = Math.ceil(COUNT / subjects.length);
    const subject = prepare();
    expect(await verdict(subject)).toBe('accepted');
    const failures: string[] = [];
    const verdicts = { found: 0, accepted: 0 };
    for (let index = 0; index < count; index++) {
      const seed = SEED + index;
      try {
        verdicts[await verdictOn(subject, randomFrom(seed))]++;
      } catch (error) {
        failures.push(`FUZZ_SEED=${seed}: ${error instanceof Error ? error.message : error}`);
      }
    }
    if (process.env.FUZZ_MUTATIONS) console.log(name, JSON.stringify(verdicts));
    expect(failures).toEqual([]);
  });
});
