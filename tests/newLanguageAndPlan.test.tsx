// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadProject } from '../scripts/check/schemas/project.ts';
import { checkSchemas } from '../scripts/check/schemas/schemas.ts';
import { readProject } from '../scripts/dev/project.ts';
import { inLanguage } from '../scripts/generate/modules/module.ts';
import { Sources } from '../scripts/generate/sources/source.ts';
import { addLanguage, fallbackTexts } from '../scripts/generate/translations/draftLanguages.ts';
import type { CompiledModule } from '../src/language/model.ts';
import { ModuleScreen } from '../src/renderer/screen/ModuleScreen.tsx';
import { RendererProvider } from '../src/renderer/screen/RendererProvider.tsx';
import { GUILD, sampleServer } from '../src/studio/app/screen/sampleServer.ts';
import { fillTranslations } from './fixtures/project.ts';
import { apply } from './lint/project.ts';
import { bundleScripts } from './server/bundled.ts';

const script = bundleScripts(...['new', 'languages'].map((name) => pathToFileURL(`scripts/${name}.ts`)));
let root: string;
let saidOfPlan: string;
let saidOfLanguage: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-additions-'));
  for (const folder of ['schemas', 'generated/fields.json']) cpSync(folder, join(root, folder), { recursive: true });
  const run = (name: string, ...args: string[]) =>
    execFileSync(process.execPath, [script(name), ...args, '--root', root], { encoding: 'utf8' });
  saidOfPlan = run(
    ...(['new', 'plan', '--id', 'gold', '--title', 'Gold', '--like', 'free'] as const),
    ...['--monthly', '2.99', '--yearly', '29.99'],
  );
  // The title of the plan, which is all that is left in the languages that are complete.
  fillTranslations(root);
  saidOfLanguage = run('languages', 'add', 'de');
});
afterAll(() => rmSync(root, { recursive: true }));

test('a plan and a language are accepted by the check, which counts the texts that are missing', async () => {
  expect(await checkSchemas(root, { generated: false })).toEqual([]);
  const [[language, texts] = []] = fallbackTexts(new Sources(root));
  expect(language).toBe('de');
  expect(texts).toBeGreaterThan(1000);
  expect(saidOfLanguage).toContain(`${texts} to translate altogether`);
  expect(saidOfLanguage).toMatch(/^schemas\/modules\/shop\/locales\/de\.json: \d+ to translate$/m);
});

test('what is left to write for a plan is listed', () => {
  expect(saidOfPlan).toContain(
    'schemas/screens/landing.json: the card of Gold, whose text and items are those of Free',
  );
  expect(saidOfPlan).toContain('schemas/modules/shop/module.json: whether "requires" names gold, to include Shop');
  expect(saidOfPlan).toMatch(/^schemas\/screens\/terms\.json: whether texts that name Premium are right \(\d+\)$/m);
  expect(saidOfPlan).toContain('schemas/locales/ro/plans.json: 1 to translate');
  // The check itself sees to texts about what a plan unlocks.
  expect(saidOfPlan).not.toContain('schemas/modules/customize/module.json: whether texts');
});

test('texts without a translation appear in the default language', async () => {
  const { made } = await readProject(root);
  const files = [...(made?.application ?? [])].filter(([file]) => file.includes('.de.') || file.includes('/de/'));
  const named = (end: string) => files.find(([file]) => file.endsWith(end))?.[1];
  expect(named('modules/shop/spec.de.ts')).toContain('"title": "Shop"');
  expect(named('locales/de/web.json')).toContain('"nav.login": "Login with Discord"');
  expect(named('screens/landing.de.json')).toContain('4.99');
  // A list of names is in the language of the text around it.
  expect(named('screens/premium/spec.de.ts')).toContain('"title": "Buy Gold or Premium"');
  expect(made?.catalogue.modules.length).toBeGreaterThan(0);
});

test('a translated text is no longer counted, and a module without a file is counted whole', async () => {
  const missing = () => fallbackTexts(new Sources(root))[0]?.[1] ?? 0;
  const file = 'schemas/modules/shop/locales/de.json';
  const before = missing();
  apply(root, { in: file, replace: ['"en": "Shop",\n    "de": ""', '"en": "Shop",\n    "de": "Laden"'] });
  expect(missing()).toBe(before - 1);
  rmSync(join(root, file));
  expect(missing()).toBe(before);
  expect(await checkSchemas(root, { generated: false })).toEqual([]);
});

test('a screen in the new language keeps to the limits of the new plan', async () => {
  apply(root, {
    in: 'schemas/modules/tempVoice/module.json',
    set: { 'settings.properties.templates.plans.gold.maxItems': 2 },
  });
  apply(root, {
    in: 'schemas/modules/tempVoice/locales/de.json',
    replace: [
      '"en": "Temporary Voice Channels",\n    "de": ""',
      '"en": "Temporary Voice Channels",\n    "de": "Sprachkanäle auf Zeit"',
    ],
  });
  const module = compiled('tempVoice', 'de');
  const hub = { enabled: true, hub_channel_id: '20' };
  const example = { name: '', plan: 'gold', document: hub, context: { voiceChannels: [{ id: '20' }] } };
  const saved = new Map();
  const settings = { plan: 'gold', visitor: 'owner', language: 'de', theme: 'light' } as const;
  const user = userEvent.setup();
  render(
    <RendererProvider>
      <ModuleScreen
        module={module}
        api={sampleServer(module, [], settings, example, saved)}
        loadModule={() => Promise.reject(new Error('It uses no other module'))}
        guildId={GUILD}
        onNavigate={() => {}}
      />
    </RendererProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Sprachkanäle auf Zeit' });
  await user.click(screen.getByRole('tab', { name: 'Templates' }));
  expect(screen.getByText(/^Upgrade to Premium for higher limits: up to 10 templates/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Gaming/ }));
  await user.click(screen.getByRole('button', { name: /Music/ }));
  expect(screen.getByRole('button', { name: 'Add template' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  await screen.findByText('Settings saved successfully!');
  expect([...saved.values()]).toMatchObject([{ templates: [{ name: 'Gaming' }, { name: 'Music' }] }]);
});

/** A module of the copy, compiled as it is now. */
function compiled(id: string, language: string): CompiledModule {
  const sources = new Sources(root);
  const loaded = loadProject(sources, []);
  const found = loaded?.project.modules.find((one) => one.id === id)?.compiled;
  const written = loaded?.modules.find((one) => one.id === id);
  if (!loaded || !found || !written) throw new Error(`There is no module '${id}'`);
  return { ...found, spec: inLanguage(sources, written, language, loaded.product.product.languages) };
}

test('a language that exists, or is none, is not added', () => {
  expect(() => addLanguage(new Sources(root), 'ro')).toThrow("The product has 'ro' already.");
  expect(() => addLanguage(new Sources(root), 'zz')).toThrow('is not the code of a language');
  expect(() => addLanguage(new Sources(root), '../')).toThrow('is not the code of a language');
});
