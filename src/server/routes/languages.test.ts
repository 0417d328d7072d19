import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, loadModule, type ModuleId, moduleIds, product } from '../../../generated/catalogue.ts';
import { type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import type { ModuleSpec } from '../../language/model.ts';
import { HARBOUR_CHANNELS, HARBOUR_TAVERN, NEW_WORKSHOP, QUIET_LIBRARY } from '../../simulators/demo/world.ts';
import { sentenceFormatter } from '../answers/sentences.ts';

const TAVERN = `/auth/guilds/${HARBOUR_TAVERN}`;
const LIBRARY = `/auth/guilds/${QUIET_LIBRARY}`;
const HTML = { accept: 'text/html,*/*;q=0.8' };

let site: Site;
let owner: Visitor;
let admin: Visitor;
let nobody: Visitor;

beforeAll(async () => {
  site = await startSite({ LIMIT_SAVES: '0' });
  owner = await site.visit('owner');
  admin = await site.visit('admin');
  nobody = await site.visit();
});
afterAll(() => site.close());

const inLanguage = (language: string) => ({ 'accept-language': language });
const specOf = async (id: ModuleId, language: Language): Promise<ModuleSpec> => (await loadModule(id, language)).spec;

async function post(language: Language, url: string, body: unknown, visitor = owner, headers = {}) {
  const answer = await visitor('POST', url, { body, headers: { ...inLanguage(language), ...headers } });
  return { status: answer.statusCode, language: answer.headers['content-language'], ...answer.json() };
}

describe('a refusal', () => {
  test.each([
    [undefined, 'en'],
    ['en', 'en'],
    ['ro', 'ro'],
    ['ro-RO', 'ro'],
    ['ro-RO,ro;q=0.9,en-US;q=0.8,en;q=0.7', 'ro'],
    ['en;q=0.7, ro;q=0.8', 'ro'],
    ['de, ro;q=0.5', 'ro'],
    ['de', 'en'],
    ['xx-YY, *;q=0.1', 'en'],
    ['ro;q=0', 'en'],
    [';;q=,%00,"ro"', 'en'],
    ['../../ro', 'en'],
  ] as const)(
    'of a request with Accept-Language %j is in %s, which Content-Language says',
    async (header, language) => {
      const answer = await nobody('GET', '/api/nothing/', header === undefined ? {} : { headers: inLanguage(header) });
      expect(answer.json()).toEqual({ error: sentenceFormatter(language)('error.route') });
      expect(answer.headers).toMatchObject({ 'content-language': language, vary: 'accept-language, cookie' });
    },
  );

  test('is in the language of the request, wherever it comes from', async () => {
    const formatSentence = sentenceFormatter('ro');
    const headers = inLanguage('ro');
    const errorOf = async (visitor: Visitor, method: string, url: string, options: { body?: unknown } = {}) =>
      (await visitor(method, url, { ...options, headers: { ...headers } })).json().error;
    expect(await errorOf(nobody, 'GET', `${TAVERN}/roles/`)).toBe(formatSentence('error.session'));
    expect(await errorOf(await site.visit('member'), 'GET', `${TAVERN}/roles/`)).toBe(formatSentence('error.access'));
    expect(await errorOf(owner, 'GET', '/auth/guilds/1/')).toBe(formatSentence('error.access'));
    expect(await errorOf(owner, 'GET', `/auth/guilds/${NEW_WORKSHOP}/`)).toBe(formatSentence('error.guild'));
    expect(await errorOf(owner, 'POST', `${TAVERN}/customize/`, { body: '{' })).toBe(formatSentence('error.notJson'));
    expect(await errorOf(owner, 'POST', `${TAVERN}/customize/`, { body: '[]' })).toBe(
      formatSentence('error.notObject'),
    );
    expect(await errorOf(owner, 'POST', `${TAVERN}/customize/`, { body: '{"__proto__":1}' })).toBe(
      formatSentence('error.badKey', { key: '__proto__' }),
    );
    expect(await errorOf(owner, 'POST', `${TAVERN}/customize/`, { body: `{"a":"${'a'.repeat(300_000)}"}` })).toBe(
      formatSentence('error.tooLarge', { limit: 262_144 }),
    );
    expect(formatSentence('error.tooLarge', { limit: 262_144 })).toContain('262.144');
    expect(await errorOf(owner, 'POST', `${TAVERN}/backups/`, { body: { type: 'x' } })).toContain(
      formatSentence('error.backupType', { types: 'full, settings, roles, channels' }),
    );
  });

  test('of a stale save is in the language, its settings are not translated', async () => {
    const body = { prefix: '!' };
    const stale = await post('ro', `${TAVERN}/customize/`, body, owner, { 'if-match': '"7"' });
    expect(stale).toMatchObject({ status: 412, language: 'ro', error: sentenceFormatter('ro')('error.stale') });
    expect(stale.current).toMatchObject({ prefix: '/' });
  });

  test('is a page in the language for browsers that navigate', async () => {
    for (const language of product.languages) {
      const { body, headers } = await nobody('GET', '/auth/nothing', {
        headers: { ...HTML, ...inLanguage(language) },
      });
      const formatSentence = sentenceFormatter(language);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<h1>${formatSentence('error.route')}</h1>`);
      expect(body).toContain(`<a href="${language === 'en' ? '/' : '/ro/'}">${formatSentence('page.home')}</a>`);
      expect(headers).toMatchObject({ 'content-language': language, vary: 'accept-language, cookie' });
    }
  });
});

describe('the language in the cookie', () => {
  const cookie = 'session=x; language=ro';

  test('takes precedence over Accept-Language in navigations', async () => {
    const headers = { ...HTML, ...inLanguage('en') };
    const { body } = await nobody('GET', '/auth/nothing', { headers: { ...headers, cookie } });
    expect(body).toContain(`<h1>${sentenceFormatter('ro')('error.route')}</h1>`);
    const popup = await nobody('GET', '/api/auth/bot/callback/', { headers: { ...headers, cookie } });
    expect(popup.body).toContain(sentenceFormatter('ro')('botCallback.failed'));
    const other = await nobody('GET', '/api/nothing/', { headers: { ...headers, cookie: 'language=xx' } });
    expect(other.body).toContain(sentenceFormatter('en')('error.route'));
  });

  test('is ignored in calls, which send the language of their page', async () => {
    const answer = await nobody('GET', '/api/nothing/', { headers: { ...inLanguage('en'), cookie } });
    expect(answer.json()).toEqual({ error: sentenceFormatter('en')('error.route') });
  });
});

describe('the texts of a module', () => {
  test.each(product.languages)('about a setting are in %s', async (language) => {
    const { settings, standard } = await specOf('serverBackup', language);
    const { messages } = settings.properties.backup_interval ?? {};
    expect(await post(language, `${TAVERN}/backups/`, { backup_interval: 'hourly', backup_enabled: true })).toEqual({
      status: 400,
      language,
      error: messages?.enum,
      problems: [{ path: 'backup_interval', rule: 'enum', message: messages?.enum }],
    });
    expect(await post(language, `${TAVERN}/backups/`, { other: 1 })).toMatchObject({
      error: standard.unknown?.replace('{name}', 'other'),
    });
    const { settings: lottery } = await specOf('lottery', language);
    const [name, field] = Object.entries(lottery.properties).find(([, { maxLength, ui }]) => maxLength && ui) ?? [];
    const answer = await post(language, `${TAVERN}/lottery/config/`, { [String(name)]: 'x'.repeat(9000) });
    expect(answer.problems[0].message).toBe(field?.messages?.length?.replace('{maxLength}', String(field.maxLength)));
  });

  test.each(product.languages)('about requirements and permissions are in %s', async (language) => {
    const { requires, calls } = await specOf('serverBackup', language);
    const url = `${LIBRARY}/backups/`;
    expect(await post(language, url, {})).toEqual({ status: 403, language, error: requires?.[0]?.message });
    expect(await post(language, url, {}, admin)).toEqual({ status: 403, language, error: calls?.denied });
    expect(await post(language, url, { type: 'full' }, admin)).toMatchObject({ error: calls?.denied });
  });

  test('differ between the languages', async () => {
    const [en, ro] = [await specOf('serverBackup', 'en'), await specOf('serverBackup', 'ro')];
    for (const text of [
      (spec: ModuleSpec) => spec.settings.properties.backup_interval?.messages?.enum,
      (spec: ModuleSpec) => spec.standard.unknown,
      (spec: ModuleSpec) => spec.requires?.[0]?.message,
      (spec: ModuleSpec) => spec.calls?.denied,
      (spec: ModuleSpec) => spec.screen.title,
    ]) {
      expect(text(ro)).toBeTruthy();
      expect(text(ro)).not.toBe(text(en));
    }
  });

  test('do not change what is stored and loaded', async () => {
    const settings = { prefix: '?', bot_name: 'Cârciumar' };
    expect(await post('ro', `${TAVERN}/customize/`, settings)).toMatchObject({ status: 200 });
    const loads = await Promise.all(
      product.languages.map((language) => owner('GET', `${TAVERN}/customize/`, { headers: inLanguage(language) })),
    );
    for (const load of loads) expect(load.json()).toMatchObject(settings);
    expect(loads[0]?.body).toBe(loads[1]?.body);
  });
});

describe('a restore', () => {
  test('is previewed and refused in the language', async () => {
    const { backup } = await post('ro', `${TAVERN}/backups/`, { type: 'full' });
    expect(await post('ro', `${TAVERN}/backups/`, { backup_enabled: true, backup_type: 'roles' })).toMatchObject({
      status: 200,
    });
    site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    site.advance(61_000);
    const url = `${TAVERN}/backups/${backup.id}/restore/`;
    for (const language of product.languages) {
      const formatSentence = sentenceFormatter(language);
      const { screen, settings } = await specOf('serverBackup', language);
      const { backup_enabled, backup_type } = settings.properties;
      const titleOf = (value: string) =>
        backup_type?.ui?.options?.find((one) => 'value' in one && one.value === value)?.title;
      const answer = await owner('GET', url, { headers: inLanguage(language) });
      expect(answer.headers).toMatchObject({ 'content-language': language, vary: 'accept-language, cookie' });
      expect(answer.json()).toEqual({
        changes: [
          {
            module: 'serverBackup',
            path: 'backup_enabled',
            address: '?section=serverBackup#backup_enabled',
            label: backup_enabled?.title,
            title: `${screen.title} › ${backup_enabled?.title}`,
            before: formatSentence('value.on'),
            after: formatSentence('value.off'),
          },
          {
            module: 'serverBackup',
            path: 'backup_type',
            address: '?section=serverBackup#backup_type',
            label: backup_type?.title,
            title: `${screen.title} › ${backup_type?.title}`,
            before: titleOf('roles'),
            after: titleOf('full'),
          },
        ],
        missing: [],
        left_out: [],
        stopped: [],
        refused: null,
      });
      const listed = await owner('GET', url.replace('restore/', 'restore-lists/'), { headers: inLanguage(language) });
      expect(listed.json()).toEqual({
        differences: [
          {
            title: `${formatSentence('backup.channels')} › welcome`,
            before: formatSentence('backup.absent'),
            after: formatSentence('backup.present'),
          },
        ],
        refused: null,
      });
    }
    const { backup: lists } = await post('ro', `${TAVERN}/backups/`, { type: 'roles' });
    const sentence = sentenceFormatter('ro')('error.backupWithoutSettings');
    const listsUrl = `${TAVERN}/backups/${lists.id}/restore/`;
    expect((await owner('GET', listsUrl, { headers: inLanguage('ro') })).json().refused).toBe(sentence);
    expect(await post('ro', listsUrl, {})).toMatchObject({ status: 409, error: sentence });
  });

  test('names what is left out by its title in the language', async () => {
    const admins = site.catalogue.adminAccess;
    const [id, name] = admins.document.split('.');
    const module = moduleIds.find((one) => one === id);
    if (!module) throw new Error('There is no such module');
    await site.store.documents.save({
      guild: HARBOUR_TAVERN,
      document: admins.document,
      value: { [admins.field]: false },
      version: 0,
      expectedRevision: null,
      user: '0',
      at: 0,
    });
    const { backup } = await post('en', `${TAVERN}/backups/`, { type: 'settings' });
    const call = (await specOf(module, 'en')).calls?.documents.find(({ id }) => id === name);
    expect(await post('en', `${TAVERN}/${call?.save.path}`, { [admins.field]: true })).toMatchObject({ status: 200 });
    for (const language of product.languages) {
      const { screen, settings } = await specOf(module, language);
      const why = settings.properties[admins.field]?.messages?.owner ?? sentenceFormatter(language)('error.owner');
      const options = { headers: inLanguage(language) };
      const answer = await admin('GET', `${TAVERN}/backups/${backup.id}/restore/`, options);
      const title = `${screen.title} › ${settings.properties[admins.field]?.title}`;
      expect(answer.json().left_out).toEqual([{ title, message: why }]);
    }
  });
});

test.each(product.languages)('the popup for adding the bot is in %s', async (language) => {
  const answer = await owner('GET', '/api/auth/bot/callback/?error=access_denied', { headers: inLanguage(language) });
  expect(answer.body).toContain(`<html lang="${language}"`);
  expect(answer.body).toContain(sentenceFormatter(language)('botCallback.failed'));
  expect(answer.headers).toMatchObject({ 'content-language': language, vary: 'accept-language, cookie' });
});
