import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type {
  ExpressionAnswer,
  ProjectAnswer,
  RenameAnswer,
  SaveAnswer,
  ScreenAnswer,
  StudioFinding,
} from '../model/answers.ts';
import { edited } from '../model/edits.ts';
import { studioAddress } from './access.ts';
import { studioApp } from './app.ts';
import { DraftedProject } from './project.ts';
import { save } from './save.ts';
import { watchSchemas } from './watch.ts';

const SHOP = 'schemas/modules/shop/module.json';
const root = mkdtempSync(join(tmpdir(), 'studio-'));
const project = new DraftedProject(root);
const { app } = studioApp({
  project,
  access: { hosts: ['localhost:3300'] },
  page: new Map([['/index.html', { type: 'text/html', content: '<title>Studio</title>' }]]),
  findings: async (drafts) => project.findings(drafts),
});

beforeAll(() => {
  for (const part of ['schemas', 'generated', 'biome.json']) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
});
afterAll(() => app.close());

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

async function post<Result>(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { host: 'localhost:3300', ...headers },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<Result>() };
}

const maximum = (value: number) =>
  edited(textOf(SHOP), { op: 'set', pointer: ['settings', 'properties', 'message', 'maxLength'], value });

describe('who is answered', () => {
  const get = (headers: Record<string, string>, url = '/api/project') => app.inject({ url, headers });

  test('only requests for the studio itself, whatever a name elsewhere points to', async () => {
    expect((await get({ host: 'localhost:3300' })).statusCode).toBe(200);
    expect((await get({ host: 'evil.example:3300' })).statusCode).toBe(403);
    expect((await get({ host: 'localhost:3000' })).statusCode).toBe(403);
  });

  test('only the page of the studio', async () => {
    const host = 'localhost:3300';
    expect((await get({ host, origin: 'http://localhost:3300' })).statusCode).toBe(200);
    expect((await get({ host, origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await get({ host, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await get({ host, 'sec-fetch-site': 'cross-site' }, '/')).statusCode).toBe(200);
  });

  test('a form of another page cannot send what only JSON may say', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/save',
      headers: { host: 'localhost:3300', 'content-type': 'text/plain' },
      payload: JSON.stringify({ files: {} }),
    });
    expect(answer.statusCode).toBe(415);
  });

  test('with a token only those who know it, and the address loses it', async () => {
    const token = 'a-token-of-the-team';
    const shared = studioApp({
      project,
      access: { hosts: ['studio'], token },
      page: new Map(),
      findings: async () => [],
    });
    const ask = (url: string, cookie = '') => shared.app.inject({ url, headers: { host: 'studio', cookie } });
    expect((await ask('/api/project')).statusCode).toBe(401);
    expect((await ask('/api/project', 'studio_token=a-token-of-the-tean')).statusCode).toBe(401);
    const first = await ask(`/?token=${token}`);
    expect(first.statusCode).toBe(302);
    expect(first.headers.location).toBe('/');
    expect(first.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await ask('/api/project', `studio_token=${token}`)).statusCode).toBe(200);
    await shared.app.close();
  });

  test('the printed address lets in with any token, and so does the cookie that it sets', async () => {
    const token = 'a+b&c#d;e%2Bf=g "h"é';
    const access = { hosts: ['studio.example.org'], token };
    const shared = studioApp({ project, access, page: new Map(), findings: async () => [] });
    const { host, pathname, search } = new URL(studioAddress('https://studio.example.org', token));
    const first = await shared.app.inject({ url: pathname + search, headers: { host } });
    expect(first.statusCode).toBe(302);
    const [cookie = ''] = String(first.headers['set-cookie']).split(';', 1);
    expect((await shared.app.inject({ url: '/api/project', headers: { host, cookie } })).statusCode).toBe(200);
    await shared.app.close();
  });

  test('a page may load and send nothing elsewhere', async () => {
    const { headers } = await get({ host: 'localhost:3300' }, '/');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });
});

describe('files', () => {
  test.each([
    '../secret.json',
    'schemas/modules/../../package.json',
    'package.json',
    'schemas/meta/module.schema.json',
  ])('%s is neither drafted nor written', async (file) => {
    expect((await post('findings', { drafts: { [file]: '{}' } })).status).toBe(400);
    expect((await post('save', { files: { [file]: { text: '{}', base: null } } })).status).toBe(400);
  });

  test('everything that is edited is read, and the language is not', async () => {
    const { files, metas } = (
      await app.inject({ url: '/api/project', headers: { host: 'localhost:3300' } })
    ).json<ProjectAnswer>();
    expect(files[SHOP]).toBe(textOf(SHOP));
    expect(Object.keys(files).filter((file) => file.startsWith('schemas/meta/'))).toEqual([]);
    expect(metas['schemas/meta/module.schema.json']).toHaveProperty('title', 'A module');
  });

  test('what no schema describes and what is hidden is neither read nor watched', () => {
    const before = project.read().files;
    const texts = [
      'schemas/modules/shop/examples/valid copy.json',
      'schemas/modules/shop/._module.json',
      'schemas/presets/._gaming.json',
      'schemas/shared/colors.json',
    ].map((file) => join(root, file));
    const links = ['schemas/modules/shop/.#module.json', 'schemas/presets/.#gaming.json'].map((file) =>
      join(root, file),
    );
    for (const path of texts) writeFileSync(path, '{}');
    for (const path of links) symlinkSync('nobody@nowhere:1', path);
    expect(project.read().files).toEqual(before);
    watchSchemas(project, () => {}).stop();
    for (const path of [...texts, ...links]) rmSync(path);
  });
});

describe('drafts', () => {
  test('a screen is made of them, in each language, and nothing is written', async () => {
    const before = textOf(SHOP);
    const drafts = { [SHOP]: maximum(77) };
    const { body } = await post<ScreenAnswer>('screen', { drafts, folder: 'schemas/modules/shop', language: 'ro' });
    expect(body.module.spec.settings.properties.message?.maxLength).toBe(77);
    expect(body.module.spec.language).toBe('ro');
    expect(body.uses.map(({ spec }) => spec.id)).toEqual(['economy']);
    expect(textOf(SHOP)).toBe(before);
  });

  test('a fault in an expression is said at its place, instead of a screen', async () => {
    const text = edited(textOf(SHOP), { op: 'set', pointer: ['rules', 0, 'rule'], value: 'self.nothing == 1' });
    const { body } = await post<{ broken: { pointer: unknown; reason: string }[] }>('screen', {
      drafts: { [SHOP]: text },
      folder: 'schemas/modules/shop',
      language: 'en',
    });
    expect(body.broken).toMatchObject([{ pointer: ['rules', 0, 'rule'], reason: expect.stringContaining('nothing') }]);
  });

  test('an expression completes settings, limits and functions, and says what it is for each example', async () => {
    const economy = 'schemas/modules/blackjack';
    const ask = (drafts: Record<string, string>) =>
      post<ExpressionAnswer>('expression', { drafts, folder: economy, pointer: ['rules', 0, 'rule'] });
    const { body } = await ask({});
    const labels = body.completions.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['self.min_bet', 'limits.min_bet.maximum', 'chosen()', 'plan']));
    expect(body.type).toBe('bool');
    expect(body.rows.filter(({ kind }) => kind === 'accepted').map(({ value }) => value)).not.toContain('false');
    expect(body.rows.filter(({ kind }) => kind === 'refused').map(({ value }) => value)).toContain('false');
    const file = `${economy}/module.json`;
    const text = edited(textOf(file), { op: 'set', pointer: ['rules', 0, 'rule'], value: "self.min_bet == 'x'" });
    expect((await ask({ [file]: text })).body.fault).toMatchObject({ start: expect.any(Number) });
  });

  const beside = (path: string, name: string) => path.replace(/[^.]+$/, name);

  test.each([
    ['blackjack', 'min_bet'],
    ['economy', 'currency_system_enabled'],
    ['shop', 'message'],
    ['shop', 'enabled'],
    ['shop', 'items.*.price'],
    ['ranks', 'ranks.*.threshold'],
    ['reactRoles', 'emoji_rows.*.emoji'],
    ['reactRoles', 'emoji_rows'],
    ['welcomeLeave', 'welcome_message'],
    ['tempVoice', 'templates'],
    ['tempVoice', 'channel_name_template'],
  ])('a setting of %s is renamed wherever it is referred to, and the check finds nothing', async (module, from) => {
    const before = await post<StudioFinding[]>('findings', { drafts: {} });
    expect(before.body).toEqual([]);
    const folder = `schemas/modules/${module}`;
    const { body } = await post<RenameAnswer>('rename', { drafts: {}, folder, from, to: 'another_name' });
    const migration = `${folder}/migrations/1.json`;
    expect(body.migration).toBe(migration);
    expect(JSON.parse(body.files[migration] ?? '').steps[0]).toEqual({
      op: 'rename',
      from,
      to: beside(from, 'another_name'),
    });
    expect(Object.keys(body.files)).toContain(`${folder}/locales/ro.json`);
    const after = await post<StudioFinding[]>('findings', { drafts: body.files });
    expect(after.body).toEqual([]);
    // Once more before a release: the same migration goes on.
    const again = await post<RenameAnswer>('rename', {
      drafts: body.files,
      folder,
      from: beside(from, 'another_name'),
      to: 'a_third',
    });
    expect(again.body.migration).toBe(migration);
    expect((await post('findings', { drafts: { ...body.files, ...again.body.files } })).body).toEqual([]);
    expect(JSON.parse(again.body.files[migration] ?? '').steps).toEqual(
      JSON.parse((body.files[migration] ?? '').replaceAll('another_name', 'a_third')).steps,
    );
  });

  test('a setting that has its old name again leaves nothing behind', async () => {
    const renaming = { folder: 'schemas/modules/shop', from: 'message', to: 'greeting' };
    const { files } = (await post<RenameAnswer>('rename', { drafts: {}, ...renaming })).body;
    const migration = 'schemas/modules/shop/migrations/1.json';
    const back = { folder: renaming.folder, from: 'greeting', to: 'message' };
    const { body } = await post<RenameAnswer>('rename', { drafts: files, ...back });
    expect(body.dropped).toBe(migration);
    const { [migration]: _, ...others } = { ...files, ...body.files };
    expect(Object.entries(others).filter(([file, text]) => text !== textOf(file))).toEqual([]);

    // Another rename in the same migration stays.
    const second = { folder: renaming.folder, from: 'enabled', to: 'is_open' };
    const first = (await post<RenameAnswer>('rename', { drafts: {}, ...second })).body.files;
    const both = { ...first, ...(await post<RenameAnswer>('rename', { drafts: first, ...renaming })).body.files };
    const left = { ...both, ...(await post<RenameAnswer>('rename', { drafts: both, ...back })).body.files };
    expect(left[migration]).toBe(first[migration]);
    expect((await post('findings', { drafts: left })).body).toEqual([]);
  });

  test('a setting that no release has had needs no migration', async () => {
    const setting = { type: 'boolean', title: 'New', default: false, ui: { widget: 'switch' } };
    const added = edited(textOf(SHOP), { op: 'set', pointer: ['settings', 'properties', 'fresh'], value: setting });
    const renaming = { folder: 'schemas/modules/shop', from: 'fresh', to: 'fresher' };
    const { body } = await post<RenameAnswer>('rename', { drafts: { [SHOP]: added }, ...renaming });
    expect(body).toEqual({ files: { [SHOP]: added.replace('"fresh"', '"fresher"') } });
  });

  test('a new text gets a translation to be filled in', async () => {
    const pointer = ['settings', 'properties', 'message', 'synonyms'];
    const drafts = { [SHOP]: edited(textOf(SHOP), { op: 'set', pointer, value: ['Greeting of the shop'] }) };
    const { body } = await post<Record<string, string>>('translations', { drafts });
    expect(Object.keys(body)).toEqual(['schemas/modules/shop/locales/ro.json']);
    expect(body['schemas/modules/shop/locales/ro.json']).toContain('"en": "Greeting of the shop",\n    "ro": ""');
  });
});

describe('saving', () => {
  test('changes one line, formatted as before', async () => {
    const before = textOf(SHOP);
    const text = edited(before, { op: 'set', pointer: ['screen', 'menu', 'order'], value: 12.5 });
    const { body } = await post<SaveAnswer>('save', { files: { [SHOP]: { text, base: before } } });
    expect(body).toEqual({ saved: { [SHOP]: text } });
    const lines = before.split('\n');
    expect(
      textOf(SHOP)
        .split('\n')
        .filter((line, index) => line !== lines[index]),
    ).toEqual(['      "order": 12.5,']);
    writeFileSync(join(root, SHOP), before);
  });

  test('what the check refuses is said and not written, unless that is wanted', async () => {
    const before = textOf(SHOP);
    const text = before.replace('"maxLength": 1900', '"maxLenght": 1900');
    const { body } = await post<SaveAnswer>('save', { files: { [SHOP]: { text, base: before } } });
    expect(body).toMatchObject({ findings: expect.arrayContaining([expect.objectContaining({ file: SHOP })]) });
    expect(textOf(SHOP)).toBe(before);
    await post<SaveAnswer>('save', { files: { [SHOP]: { text, base: before } }, despite: true });
    expect(textOf(SHOP)).toBe(text);
    writeFileSync(join(root, SHOP), before);
  });

  test('a check that fails writes nothing, unless that is wanted', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const before = textOf(SHOP);
    const request = { files: { [SHOP]: { text: maximum(1800), base: before } } };
    const failing = () => Promise.reject(new Error('The check has ended.'));
    expect(await save(root, request, failing)).toEqual({ findings: null });
    expect(textOf(SHOP)).toBe(before);
    expect(printed).toHaveBeenCalledWith(expect.objectContaining({ message: 'The check has ended.' }));
    await save(root, { ...request, despite: true }, failing);
    expect(textOf(SHOP)).toBe(maximum(1800));
    writeFileSync(join(root, SHOP), before);
    printed.mockRestore();
  });

  test('a file that has changed in the meantime is not overwritten', async () => {
    const before = textOf(SHOP);
    const theirs = before.replace('Shown above the items.', 'Shown above all items.');
    writeFileSync(join(root, SHOP), theirs);
    const { body } = await post<SaveAnswer>('save', { files: { [SHOP]: { text: maximum(1800), base: before } } });
    expect(body).toEqual({ changed: { [SHOP]: theirs } });
    expect(textOf(SHOP)).toBe(theirs);
    writeFileSync(join(root, SHOP), before);
  });
});

describe('failures', () => {
  test('a save of which one file cannot be written writes none, and is printed where the studio was started', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const other = 'schemas/product.json';
    const before = { [SHOP]: textOf(SHOP), [other]: textOf(other) };
    mkdirSync(join(root, `${other}.studio`));
    const files = Object.fromEntries(
      Object.entries(before).map(([file, base]) => [file, { text: base.replace(/\n$/, '\n\n'), base }]),
    );
    expect((await post('save', { files, despite: true })).status).toBe(500);
    rmdirSync(join(root, `${other}.studio`));
    expect({ [SHOP]: textOf(SHOP), [other]: textOf(other) }).toEqual(before);
    expect(printed).toHaveBeenCalledWith(expect.objectContaining({ code: 'EISDIR' }));
    printed.mockRestore();
  });
});

describe('reach', () => {
  test('is not counted without a store', async () => {
    expect((await post('reach', { drafts: {} })).status).toBe(404);
    const answer = await app.inject({ url: '/api/project', headers: { host: 'localhost:3300' } });
    expect(answer.json<ProjectAnswer>().hasStore).toBe(false);
  });

  test('is given up when the page no longer waits for it', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    let signal: AbortSignal | undefined;
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const hosts: string[] = [];
    const { app: counted } = studioApp({
      project,
      access: { hosts },
      page: new Map(),
      findings: async () => [],
      reach: (_, given) => {
        signal = given;
        begin();
        return new Promise((_, reject) => {
          given.addEventListener('abort', () => reject(new Error('given up')));
        });
      },
    });
    try {
      const address = await counted.listen({ port: 0 });
      hosts.push(new URL(address).host);
      const page = new AbortController();
      const asked = fetch(`${address}/api/reach`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ drafts: {} }),
        signal: page.signal,
      });
      await begun;
      expect(signal?.aborted).toBe(false);
      page.abort();
      await expect(asked).rejects.toThrow();
      await expect.poll(() => signal?.aborted).toBe(true);
    } finally {
      await counted.close();
    }
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });
});
