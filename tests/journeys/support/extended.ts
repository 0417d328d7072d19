import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashOf, LEDGER } from '../../../scripts/generate/sources/ledger.ts';
import type { MigrationStep } from '../../../src/language/model.ts';
import germanTexts from '../../fixtures/germanTexts.json' with { type: 'json' };
import { fixtureFolders } from '../../fixtures/project.ts';
import { shownFiles } from '../../fixtures/shownFiles.ts';
import { AlteredProject } from './altered.ts';
import { journeysFolder } from './journeysFolder.ts';
import type { Product } from './product.ts';
import { test } from './test.ts';

/** The files of the example in CONTRIBUTING.md: a widget and a block. */
export const exampleFiles = shownFiles('CONTRIBUTING.md');

/** The files of the module that docs/schemas.md teaches. */
export const guideFiles = shownFiles('docs/schemas.md');

/** A plan below those of the product that are sold, and one above. */
const PLANS = [
  ['--id', 'gold', '--title', 'Gold', '--like', 'free', '--monthly', '2.99', '--yearly', '29.99'],
  ['--id', 'diamond', '--title', 'Diamond', '--like', 'premium', '--monthly', '9.99', '--yearly', '99.99'],
];

/** A module as the documented steps make it, which the plan below those that are sold includes. */
const SUGGESTIONS = {
  module: [
    ...['--id', 'suggestions', '--title', 'Suggestions', '--description', 'Collects what members wish for.'],
    ...['--group', 'general', '--icon', 'bell'],
  ],
  setting: ['--module', 'suggestions', '--name', 'channel_id', '--title', 'Channel', '--kind', 'channel'],
  requires: [
    {
      plan: 'gold',
      notice: {
        title: '{plan} Feature',
        text: 'Suggestions are part of {plan}.',
        action: { label: 'Upgrade to {plan}', to: '/premium' },
      },
      message: 'Suggestions need {plan}',
    },
  ],
};

const TWO_DAYS = 2 * 86_400_000;

/** A module without a file of translations into the draft language. */
const UNTRANSLATED = 'birthdays';

/** What releases have done to a module before: a setting was renamed, and another one is all that is left of a module. */
const RADIO_STEPS: MigrationStep[] = [
  { op: 'rename', from: 'loudness', to: 'volume' },
  { op: 'move', from: { module: 'jukebox', documents: ['settings'], version: 0, path: 'grade' }, to: 'quality' },
];

/**
 * A copy of the project with everything that can be added to it: the modules of the fixtures and of docs/schemas.md, the
 * widget and the block of CONTRIBUTING.md with a module that uses them, two plans, a new module that one of them includes, German as
 * a draft, and a rollout that begins the day after tomorrow, because tomorrow may come during the run. Built once per run of the
 * journeys: the first to need it builds it, and other workers wait.
 */
async function extendedProject(): Promise<AlteredProject> {
  const root = join(journeysFolder(), 'extended');
  const built = join(journeysFolder(), 'extended.built');
  const failed = join(journeysFolder(), 'extended.failed');
  mkdirSync(journeysFolder(), { recursive: true });
  if (!claim(join(journeysFolder(), 'extended.claimed'))) {
    while (!existsSync(built)) {
      if (existsSync(failed)) throw new Error('Another worker could not build the extended project');
      await setTimeout(200);
    }
    return new AlteredProject(root);
  }
  try {
    const project = AlteredProject.copy(root);
    await extend(project);
    await project.build();
    writeFileSync(built, '');
    return project;
  } catch (error) {
    writeFileSync(failed, '');
    throw error;
  }
}

/**
 * Starts the extended project for the journeys of a file, and stops it after them. Both are there once they begin.
 *
 * @param env more of the environment of its server
 */
export function extendedProduct(env: Record<string, string> = {}): { project: AlteredProject; product: Product } {
  const extended: { project?: AlteredProject; product?: Product } = {};
  test.beforeAll(async () => {
    test.setTimeout(1_800_000);
    extended.project = await extendedProject();
    extended.product = await extended.project.start(env);
  });
  test.afterAll(() => extended.product?.dispose());
  return {
    get project() {
      return started(extended.project);
    },
    get product() {
      return started(extended.product);
    },
  };
}

function started<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The extended project has not been started yet');
  return part;
}

async function extend(project: AlteredProject): Promise<void> {
  for (const [file, text] of [...exampleFiles, ...guideFiles]) project.write(file, text);
  project.add('tests/fixtures/words/schemas/modules', 'schemas/modules');
  for (const [id, folder] of fixtureFolders) project.add(folder, `schemas/modules/${id}`);
  const ledger = JSON.parse(project.read(LEDGER));
  ledger.modules.radio = { migrations: [hashOf(RADIO_STEPS)], documents: ['settings'], fields: {} };
  project.write(LEDGER, JSON.stringify(ledger));
  project.write('schemas/modules/radio/migrations/1.json', JSON.stringify({ steps: RADIO_STEPS }));
  // By the copy's own script, which knows the texts of the new block.
  await project.script('scripts/translations.ts');
  for (const id of ['radio', ...fixtureFolders.keys()])
    project.fillTranslations(`schemas/modules/${id}/locales/ro.json`);
  for (const plan of PLANS) await project.script('scripts/new.ts', 'plan', ...plan);
  project.fillTranslations('schemas/locales/ro/plans.json');
  project.replace('schemas/modules/tempVoice/module.json', '"gold": {\n            "maxItems": ', '5', '8');
  await addSuggestions(project);
  await project.script('scripts/languages.ts', 'add', 'de');
  for (const [file, texts] of Object.entries(germanTexts)) project.translate(file, texts);
  rmSync(join(project.root, `schemas/modules/${UNTRANSLATED}/locales/de.json`));
  const from = new Date(Date.now() + TWO_DAYS).toISOString().slice(0, 10);
  const rollout = { from, share: 100, to: { maxLength: 2 } };
  project.replace(
    'schemas/modules/customize/module.json',
    '"prefix": {',
    '"type": "string",',
    `"type": "string", "rollout": ${JSON.stringify(rollout)},`,
  );
}

async function addSuggestions(project: AlteredProject): Promise<void> {
  const folder = 'schemas/modules/suggestions';
  await project.script('scripts/new.ts', 'module', ...SUGGESTIONS.module);
  const module = JSON.parse(project.read(`${folder}/module.json`));
  project.write(`${folder}/module.json`, JSON.stringify({ ...module, requires: SUGGESTIONS.requires }, null, 2));
  await project.script('scripts/new.ts', 'setting', ...SUGGESTIONS.setting);
  project.fillTranslations(`${folder}/locales/ro.json`);
}

/** @returns whether this process is the first one */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
