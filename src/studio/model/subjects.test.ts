import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from '../server/project.ts';
import { presetSample } from './presetSample.ts';
import { subjectKey, subjectsOf } from './subjects.ts';

const files = Object.fromEntries(filesOf(process.cwd()).map((file) => [file, readFileSync(file, 'utf8')]));
const shownOn = (file: string) => subjectsOf(file, files).map(subjectKey);

test.each([
  ['schemas/modules/shop/module.json', ['schemas/modules/shop', 'plans', 'menu']],
  ['schemas/modules/shop/locales/ro.json', ['schemas/modules/shop', 'plans', 'menu']],
  ['schemas/screens/premium/module.json', ['schemas/screens/premium']],
  ['schemas/plans.json', ['plans', 'landing', 'menu']],
  ['schemas/screens/landing.json', ['landing', 'plans']],
  ['schemas/locales/ro/landing.json', ['landing', 'plans']],
  ['schemas/locales/ro/plans.json', ['plans', 'landing', 'menu']],
  ['schemas/screens/configure.json', ['menu']],
  ['schemas/locales/ro/configure.json', ['menu']],
  ['schemas/screens/terms.json', ['terms']],
  ['schemas/locales/ro/privacy.json', ['privacy']],
  ['schemas/product.json', ['terms', 'landing', 'menu']],
  ['schemas/locales/en/web.json', ['terms', 'landing', 'menu']],
])('%s is shown', (file, keys) => {
  expect(files).toHaveProperty([file]);
  expect(shownOn(file)).toEqual(keys);
});

test('shared definitions, presets and common texts are shown on the screens that use them', () => {
  expect(shownOn('schemas/shared/timezones.json')).toEqual(['schemas/modules/customize']);
  expect(shownOn('schemas/locales/ro/timezones.json')).toEqual(['schemas/modules/customize']);
  expect(shownOn('schemas/shared/ids.json')).toContain('schemas/modules/welcomeLeave');
  expect(shownOn('schemas/presets/gaming.json')).toContain('schemas/modules/economy');
  expect(shownOn('schemas/locales/ro/gaming.json')).toEqual(shownOn('schemas/presets/gaming.json'));
  const all = Object.keys(files).filter((file) => /^schemas\/modules\/[^/]+\/module\.json$/.test(file));
  expect(shownOn('schemas/locales/en/widgets.json')).toHaveLength(all.length);
});

test('only contracts with the bot, texts of pages outside the studio and unused definitions are shown nowhere', () => {
  const nowhere = Object.keys(files).filter((file) => shownOn(file).length === 0);
  const isUsed = (file: string) => {
    const name = /([^/]+)\.json$/.exec(file)?.[1];
    return Object.entries(files).some(([one, text]) => one.includes('/module') && text.includes(`shared/${name}.json`));
  };
  const others = nowhere
    .filter((file) => !/^schemas\/(?:shared|locales\/ro)\/(?:embed|schedule)\.json$/.test(file) || isUsed(file))
    .filter(
      (file) =>
        !/^schemas\/statistics\/|^schemas\/locales\/\w+\/(?:history|overview|search|server|statistics|transfer)\.json$/.test(
          file,
        ),
    );
  expect(others).toEqual([]);
});

test('a screen shows the settings of a preset with the names of what it refers to', () => {
  const preset = JSON.parse(files['schemas/presets/gaming.json'] ?? '');
  const sample = presetSample(preset, 'welcomeLeave');
  expect(sample).toMatchObject({ plan: 'premium', document: preset.modules.welcomeLeave });
  expect(sample?.context?.channels).toContainEqual({ id: '1', name: preset.references['channel:1'] });
  expect(presetSample(preset, 'statistics')).toBeUndefined();
});
