import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import type { Language } from '../../../generated/catalogue.ts';
import { findingsIn } from '../../../scripts/check/schemas/findings.ts';
import { formatFinding, placeFindings } from '../../../scripts/check/schemas/format.ts';
import { loadProject } from '../../../scripts/check/schemas/project.ts';
import { checkShapes } from '../../../scripts/check/schemas/shapes.ts';
import { catalogueIn } from '../../../scripts/dev/project.ts';
import { applicationOutputs } from '../../../scripts/generate/application/applicationOutputs.ts';
import { inLanguage } from '../../../scripts/generate/modules/module.ts';
import { referenceOutputs } from '../../../scripts/generate/reference/referenceOutputs.ts';
import { startsOf } from '../../../src/language/compile/lint/examples/starts.ts';
import { lint } from '../../../src/language/compile/lint/index.ts';
import type { LintProject } from '../../../src/language/compile/lint/types.ts';
import { withDefaults } from '../../../src/language/documents/defaults.ts';
import { saveBody, toWire } from '../../../src/language/documents/wire.ts';
import type { CompiledModule, Json, SettingsDocument } from '../../../src/language/model.ts';
import { resolveForPlan } from '../../../src/language/plans/resolveForPlan.ts';
import { unmetRequirement } from '../../../src/language/resolved/requirements.ts';
import { view } from '../../../src/language/resolved/view.ts';
import { partsIn } from '../../../src/language/screens/layout.ts';
import { isObject } from '../../../src/language/values/isObject.ts';
import { ModuleScreen } from '../../../src/renderer/screen/ModuleScreen.tsx';
import { RendererProvider } from '../../../src/renderer/screen/RendererProvider.tsx';
import { fakeApi, PERMISSIONS } from '../../../src/renderer/test/fakeApi.ts';
import type { Catalogue } from '../../../src/server/catalogue.ts';
import { HARBOUR_TAVERN } from '../../../src/simulators/demo/world.ts';
import { startSite } from '../../server/site.ts';
import { validateBody } from '../../server/validateBody.ts';
import { drawPages } from '../drawPages.tsx';
import { mutate, type Random } from '../mutations.ts';
import type { Subject } from './subjects.ts';

/** How often what was found is compared with what is found without an earlier reader. */
const FROM_SCRATCH = 0.02;

/** Judges the project with one part of a file changed. */
export async function verdictOn(subject: Subject, random: Random): Promise<'found' | 'accepted'> {
  const { root, files } = subject;
  const file = files[Math.floor(random() * files.length)] ?? '';
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const { value, what } = mutate(JSON.parse(text) as Json, random);
  // The type check finds a text that the code asks for and that is gone.
  if (/^schemas\/locales\/en\//.test(file) && !hasKeysOf(value, JSON.parse(text))) return 'found';
  const changed = new Map([[file, JSON.stringify(value, null, 2)]]);
  try {
    return await verdict(subject, changed, { file, random });
  } catch (error) {
    throw new Error(`${file}: ${what}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function hasKeysOf(value: Json, other: object): boolean {
  return isObject(value) && Object.keys(other).every((key) => Object.hasOwn(value, key));
}

/** Judges a project. @param texts the files with another text. @param changed the file that was changed, and what decides which module is tried if it belongs to none */
export async function verdict(
  subject: Subject,
  texts: ReadonlyMap<string, string> = new Map(),
  changed: { file: string; random: Random } = { file: '', random: () => 0 },
): Promise<'found' | 'accepted'> {
  let sources = texts.size > 0 ? subject.sources.withTexts(texts) : subject.sources;
  const shapes = checkShapes(sources);
  // Without a malformed module, more is as it was without another malformed one than as it was with all.
  if (shapes.length > 0) sources = subject.malformed?.withTexts(texts) ?? sources;
  const loaded = loadProject(sources, shapes);
  const findings = [...shapes, ...(loaded ? findingsIn(sources, loaded) : [])];
  if (shapes.length > 0 && loaded) subject.malformed ??= sources;
  if (loaded && changed.random() < FROM_SCRATCH) expect(findings).toEqual([...shapes, ...lint(loaded.project)]);
  if (findings.length > 0) {
    for (const finding of placeFindings(sources, findings)) {
      expect(formatFinding(finding)).not.toMatch(/\bundefined\b|\bNaN\b|\[object /);
    }
    return 'found';
  }
  if (!loaded) throw new Error('Nothing was found, but the project cannot be loaded');
  const outputs = { sources, ...loaded };
  const made = await applicationOutputs(outputs);
  referenceOutputs(outputs);
  const own = loaded.project.modules.find(({ file }) => subject.files.includes(file));
  if (own?.compiled) {
    serverAccepts(own.compiled, loaded.project);
    await draws(own.compiled, loaded.project);
    return 'accepted';
  }
  drawPages(made, loaded.product);
  const catalogue = await catalogueIn(sources, loaded);
  if (!catalogue) throw new Error('Nothing was found, but a module cannot be compiled');
  const folder = dirname(changed.file).replace(/\/locales$/, '');
  const tried =
    catalogue.modules.find(({ spec }) => folder === `schemas/modules/${spec.id}`) ??
    catalogue.modules[Math.floor(changed.random() * catalogue.modules.length)];
  for (const language of loaded.product.product.languages as Language[]) {
    if (tried) await draws(catalogue.inLanguage(tried, language), loaded.project);
    for (const screen of loaded.screens) {
      const compiled = loaded.project.screens.find(({ id }) => id === screen.id)?.compiled;
      const spec = inLanguage(sources, screen, language, loaded.product.product.languages);
      if (compiled) await drawsForUser({ ...compiled, spec });
    }
  }
  if (tried) {
    serverAccepts(tried, loaded.project);
    await startsAndSaves(catalogue, tried);
  }
  return 'accepted';
}

/** Starts the server, and saves the defaults of a module. */
async function startsAndSaves(catalogue: Catalogue, module: CompiledModule): Promise<void> {
  // On a busy machine even the simulated Discord takes its time.
  const site = await startSite({ DISCORD_TIMEOUT: '60000' }, { catalogue });
  try {
    const owner = await site.visit('owner');
    const forPlan = resolveForPlan(module.spec, catalogue.plans.at(-1) ?? '');
    for (const call of module.spec.calls?.documents ?? []) {
      const loaded = await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/${call.load.path}`);
      expect(loaded.statusCode, loaded.body).toBe(200);
      const body = saveBody(forPlan, call, view(forPlan, {}));
      const saved = await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/${call.save.path}`, { body });
      // Other modules may have to be on first.
      if (saved.statusCode !== 409 || module.spec.requires === undefined) {
        expect(saved.statusCode, saved.body).toBe(200);
      }
    }
  } finally {
    await site.close();
  }
}

/** Draws a screen that belongs to no server, for a person with a server. */
async function drawsForUser(module: CompiledModule): Promise<void> {
  const api = fakeApi();
  const server = { id: '1', name: 'Harbour', icon: null, owner: true, is_premium: false, plan: null };
  for (const { path } of Object.values(module.spec.lists ?? {})) api.on(`GET /auth/${path}`, { body: [server] });
  await shows(
    module,
    <ModuleScreen module={module} {...{ api, loadModule: noModule, onNavigate: () => {} }} signedIn />,
  );
}

const noModule = () => Promise.reject(new Error('It uses no other module'));

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
  await shows(
    module,
    <ModuleScreen
      module={module}
      loadModule={compiledOf}
      api={api}
      guildId="100"
      slots={slots}
      onNavigate={() => {}}
    />,
  );
}

/** Renders a screen, and waits for its title and its parts. */
async function shows(module: CompiledModule, shown: ReactNode): Promise<void> {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    render(<RendererProvider>{shown}</RendererProvider>);
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
    await act(() => vi.dynamicImportSettled());
    expect(document.querySelector('h1')?.textContent).toBe(module.spec.screen.title);
    expect(document.body.textContent).not.toMatch(/We couldn't load this part of the page|\[object Object\]/);
    expect(complaints.mock.calls).toEqual([]);
  } finally {
    complaints.mockRestore();
    cleanup();
  }
}
