import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSchemas } from '../scripts/check/schemas/schemas.ts';
import { Sources } from '../scripts/generate/sources/source.ts';
import { type NewFiles, newModule } from '../scripts/new/module.ts';
import { newPlan } from '../scripts/new/plan.ts';
import { insertSetting, SETTING_KINDS } from '../scripts/new/setting.ts';
import { newWidget } from '../scripts/new/widget.ts';
import { sectionsIn } from '../src/language/screens/layout.ts';
import { fillTranslations } from './fixtures/project.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-new-'));
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: NewFiles): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const sources = () => new Sources(root);
const MODULE = { id: 'autoRole', title: 'Auto role', description: 'Gives roles.', group: 'roles', icon: 'user-plus' };

test('a new module passes the check once its texts are translated', async () => {
  write(newModule(sources(), MODULE));
  fillTranslations(root);
  expect(await checkSchemas(root, { generated: false })).toEqual([]);
});

test('a new module with settings of every kind passes the check once its texts are translated', async () => {
  write(newModule(sources(), MODULE));
  for (const kind of SETTING_KINDS)
    write(insertSetting(sources(), { module: 'autoRole', name: `a_${kind}`, title: `A ${kind}`, kind }));
  fillTranslations(root);
  expect(await checkSchemas(root, { generated: false })).toEqual([]);
});

test('a setting is added to a module of the product without touching anything else', () => {
  const before = sources().read('schemas/modules/shop/module.json').text;
  const { 'schemas/modules/shop/module.json': after = '' } = insertSetting(sources(), {
    module: 'shop',
    name: 'tax',
    title: 'Tax',
    kind: 'number',
  });
  const isIn = (line: string, text: string) =>
    text
      .split('\n')
      .map((one) => one.replace(/,$/, ''))
      .includes(line.replace(/,$/, ''));
  expect(before.split('\n').filter((line) => !isIn(line, after) && !line.includes('"fields"'))).toEqual([]);
  expect(JSON.parse(after).settings.properties.tax).toMatchObject({ type: 'integer', title: 'Tax' });
});

test('a setting is added to the last section with settings, also where sections are in tabs', () => {
  const setting = { module: 'statistics', name: 'greeting', title: 'Greeting', kind: 'text' };
  const { 'schemas/modules/statistics/module.json': after = '' } = insertSetting(sources(), setting);
  const { screen, settings } = JSON.parse(after);
  expect(sectionsIn(screen.layout).at(-1)).toEqual({ section: 'template', fields: ['message_template', 'greeting'] });
  expect(settings.properties.greeting).toMatchObject({ type: 'string', title: 'Greeting' });
});

test('names that are taken or wrong are refused', () => {
  expect(() => newModule(sources(), { ...MODULE, id: 'shop' })).toThrow("There is a module 'shop' already");
  expect(() => newModule(sources(), { ...MODULE, id: '../x' })).toThrow('Ids of modules are letters only');
  expect(() => newModule(sources(), { ...MODULE, group: 'nowhere' })).toThrow('Use one of general, roles');
  const setting = { module: 'shop', name: 'enabled', title: 'On', kind: 'switch' };
  expect(() => insertSetting(sources(), setting)).toThrow("'shop' has a setting 'enabled' already");
  expect(() => insertSetting(sources(), { ...setting, name: 'on', kind: 'knob' })).toThrow("There is no kind 'knob'");
  expect(() => newWidget(sources(), { name: 'switch', title: 'A', description: 'B' })).toThrow(
    "a widget 'switch' already",
  );
  const plan = { id: 'gold', title: 'Gold', like: 'premium', monthly: '2.99', yearly: '29.99' };
  expect(() => newPlan(sources(), { ...plan, id: 'free' })).toThrow("There is a plan 'free' already");
  expect(() => newPlan(sources(), { ...plan, id: 'Gold' })).toThrow('Ids of plans are lower-case letters');
  expect(() => newPlan(sources(), { ...plan, like: 'silver' })).toThrow('Use one of free, premium');
  expect(() => newPlan(sources(), { ...plan, monthly: '3' })).toThrow('Write prices with two decimals');
});
