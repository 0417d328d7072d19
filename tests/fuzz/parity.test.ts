import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, loadModule, moduleIds, product } from '../../generated/catalogue.ts';
import type { CompiledModule, Context, GuildLists, Plan, Rights, SettingsDocument } from '../../src/language/model.ts';
import { resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { documentName } from '../../src/server/catalogue.ts';
import { MAX_PROBLEMS } from '../../src/server/plugins/errors.ts';
import { type DiscordApi, discordApi } from '../../src/server/services/discord/discordApi.ts';
import { HARBOUR_TAVERN, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type Site, startSite, type Visitor } from '../server/site.ts';
import { type Edit, editsOf } from './documents.ts';
import {
  bodiesOf,
  clientVerdict,
  editable,
  type Form,
  judgeVerdict,
  problemsIn,
  savedOf,
  usedSettings,
  type Verdict,
  verdictOf,
} from './verdicts.ts';

const DOCUMENTS = Number(process.env.FUZZ_DOCUMENTS || 300);
/** The server's judge hears every document; the whole application, over HTTP and a store, this part of them. */
const BY_REQUEST = 20;
const SEED = Number(process.env.FUZZ_SEED || 20_240_229);
const GUILDS: Record<Plan, string> = { free: QUIET_LIBRARY, premium: HARBOUR_TAVERN };
const OWNER: Rights = { is_owner: true, is_admin: true, can_modify: true };
const ADMIN: Rights = { is_owner: false, is_admin: true, can_modify: true };

interface Case extends Edit {
  user: Rights;
  language: Language;
  /** Stored settings of the modules that this one's expressions read. */
  others: Record<string, SettingsDocument>;
}

let site: Site;
const visitors = new Map<Rights, Visitor>();
const lists: Record<Plan, GuildLists> = {};

beforeAll(async () => {
  site = await startSite({ LIMIT_REQUESTS: '0', LIMIT_SAVES: '0' }, { discordApi: remembered(() => site) });
  // Nothing here asks what a loss of power leaves behind.
  await sql`pragma synchronous = off`.execute(site.store.db);
  visitors.set(OWNER, await site.visit('owner')).set(ADMIN, await site.visit('admin'));
  for (const [plan, guild] of Object.entries(GUILDS)) lists[plan] = await listsOf(guild);
  console.log(`FUZZ_SEED=${SEED} FUZZ_DOCUMENTS=${DOCUMENTS}`);
});
afterAll(() => site.close());

/** Asks the stand-in of the chat platform once for everything: the settings are what is under test. */
function remembered(siteOf: () => Site): DiscordApi {
  const answers = new Map<string, Promise<unknown>>();
  const once =
    <Arguments extends string[], Answer>(name: string, ask: (api: DiscordApi, ...of: Arguments) => Promise<Answer>) =>
    (...of: Arguments): Promise<Answer> => {
      const key = [name, ...of].join(' ');
      const answer = answers.get(key) ?? ask(discordApi(siteOf().config.discord), ...of);
      answers.set(key, answer);
      return answer as Promise<Answer>;
    };
  return {
    guild: once('guild', (api, guild: string) => api.guild(guild)),
    memberRoles: once('member', (api, guild: string, user: string) => api.memberRoles(guild, user)),
    channels: once('channels', (api, guild: string) => api.channels(guild)),
    emojis: once('emojis', (api, guild: string) => api.emojis(guild)),
    layoutRoles: once('layout-roles', (api, guild: string) => api.layoutRoles(guild)),
    layoutChannels: once('layout-channels', (api, guild: string) => api.layoutChannels(guild)),
    bot: once('bot', (api) => api.bot()),
    user: once('user', (api, token: string) => api.user(token)),
    userGuilds: once('guilds', (api, token: string) => api.userGuilds(token)),
  };
}

/** The lists as the form gets them. */
async function listsOf(guild: string): Promise<GuildLists> {
  const get = async (path: string) => (await visitors.get(OWNER)?.('GET', `/auth/guilds/${guild}/${path}/`))?.json();
  const { roles, bot_roles: botRoles } = await get('roles');
  return {
    id: guild,
    roles,
    botRoles,
    channels: (await get('channels')).channels,
    voiceChannels: (await get('voice-channels')).channels,
    categories: (await get('categories')).categories,
  };
}

const moduleNamed = (id: string) => site.catalogue.modules.find(({ spec }) => spec.id === id) as CompiledModule;

function usedBy({ spec }: CompiledModule): string[] {
  return [...new Set((spec.calls?.uses ?? []).map(({ module }) => module))];
}

function casesOf(module: CompiledModule, plan: Plan): fc.Arbitrary<Case> {
  const guild = lists[plan] as GuildLists;
  const others = Object.fromEntries(
    usedBy(module).map((id) => {
      const settings = editsOf(moduleNamed(id), plan, guild).map(({ stored, edited }) => ({ ...edited, ...stored }));
      return [id, fc.oneof(settings, settings.map(switchedOn), settings.map(switchedOn))];
    }),
  );
  return fc
    .tuple(
      editsOf(module, plan, guild),
      // Administrators may change settings only where the owner lets them.
      plan === 'premium' ? fc.constantFrom(OWNER, ADMIN) : fc.constant(OWNER),
      fc.record(others),
      fc.constantFrom(...product.languages),
    )
    .map(([edit, user, settings, language]) => ({ ...edit, user, language, others: settings }));
}

/** What a module needs of another one is mostly that it is on. */
function switchedOn(settings: SettingsDocument): SettingsDocument {
  const on = Object.entries(settings).map(([name, value]) => [name, typeof value === 'boolean' ? true : value]);
  return Object.fromEntries(on);
}

function formOf(original: CompiledModule, plan: Plan, { stored, edited, user, language, others }: Case): Form {
  const module = site.catalogue.inLanguage(original, language);
  const modules = Object.fromEntries(
    Object.entries(others).map(([id, settings]) => [id, usedSettings(moduleNamed(id), settings, plan, user)]),
  );
  const context: Context = { plan, user, guild: lists[plan] as GuildLists, modules };
  const planned = resolveForPlan(module.spec, plan);
  const form = { language, module, planned, context, saved: savedOf({ module, stored, context }) };
  return { ...form, document: editable(form, edited) };
}

/** Makes the store hold these settings of a module. */
async function put(guild: string, module: CompiledModule, stored: SettingsDocument): Promise<void> {
  for (const call of module.spec.calls?.documents ?? []) {
    const value = Object.fromEntries(Object.entries(stored).filter(([name]) => call.fields.includes(name)));
    await site.store.documents.save({
      guild,
      document: documentName(module.spec.id, call),
      // Administrators are let in by a setting of a module like any other.
      value: { ...value, ...(call.fields.includes('admin_modify') ? { admin_modify: true } : {}) },
      version: module.migrations.length,
      expectedRevision: null,
      user: '0',
      at: 0,
    });
  }
}

/** What the application answers to the calls that the form would make, and whether it names all that it has found. */
async function requestVerdict(form: Form, user: Rights): Promise<{ said: Verdict; isWhole: boolean }> {
  const visitor = visitors.get(user) as Visitor;
  const said = [];
  let isWhole = true;
  for (const { call, body } of bodiesOf(form)) {
    const url = `/auth/guilds/${form.context.guild.id}/${call.save.path}`;
    const answer = await visitor('POST', url, { body, headers: { 'accept-language': form.language } });
    expect(answer.statusCode).toBeLessThan(500);
    if (answer.statusCode === 200) continue;
    const problems = problemsIn(answer.json());
    said.push(...problems);
    if (problems.length === MAX_PROBLEMS) isWhole = false;
  }
  return { said: verdictOf(said), isWhole };
}

const withSettings: string[] = [];
for (const id of moduleIds) if ((await loadModule(id)).spec.calls) withSettings.push(id);

describe('form and server say the same of every document', () => {
  test('of every module that has settings, on every plan', () => {
    const ids = site.catalogue.modules.filter(({ spec }) => spec.calls).map(({ spec }) => spec.id);
    expect(withSettings.toSorted()).toEqual(ids.sort());
    expect(withSettings.length).toBeGreaterThan(0);
    expect(Object.keys(GUILDS)).toEqual(site.catalogue.plans);
  });

  describe.each(withSettings)('%s', (id) => {
    test.each(Object.keys(GUILDS))('on the plan %s', { timeout: 600_000 }, (plan) => {
      const module = moduleNamed(id);
      let refused = 0;
      const property = fc.property(casesOf(module, plan), (one) => {
        const form = formOf(module, plan, one);
        const client = clientVerdict(form);
        if (client.length > 0) refused++;
        expect(judgeVerdict(form, one.stored)).toEqual(client);
      });
      fc.assert(property, { numRuns: DOCUMENTS, seed: SEED });
      // A generator that only makes good documents, or only bad ones, proves nothing.
      if (!module.spec.requires?.some((needs) => needs.plan && needs.plan !== plan)) {
        expect(refused).toBeGreaterThan(DOCUMENTS / 10);
        expect(refused).toBeLessThan(DOCUMENTS * 0.95);
      }
    });

    test.each(Object.keys(GUILDS))('on the plan %s, asked by request', { timeout: 600_000 }, async (plan) => {
      const module = moduleNamed(id);
      const guild = GUILDS[plan] as string;
      const property = fc.asyncProperty(casesOf(module, plan), async (one) => {
        const stored = id === 'customize' ? { ...one.stored, admin_modify: true } : one.stored;
        const form = formOf(module, plan, { ...one, stored });
        await put(guild, module, stored);
        for (const [other, settings] of Object.entries(one.others)) await put(guild, moduleNamed(other), settings);
        const { said, isWhole } = await requestVerdict(form, one.user);
        const client = clientVerdict(form);
        expect(said).toEqual(isWhole ? client : client.filter((problem) => said.includes(problem)));
        if (id === 'customize') await put(guild, module, {});
      });
      await fc.assert(property, { numRuns: Math.max(20, Math.round(DOCUMENTS / BY_REQUEST)), seed: SEED + 1 });
    });
  });
});
