import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, product } from '../../generated/catalogue.ts';
import type { CompiledModule, Context, GuildLists, Plan, Rights, SettingsDocument } from '../../src/language/model.ts';
import { resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { lookUpMembers } from '../../src/renderer/calls/members.ts';
import { documentName } from '../../src/server/catalogue.ts';
import { MAX_PROBLEMS } from '../../src/server/plugins/errors.ts';
import { type DiscordApi, discordApi } from '../../src/server/services/discord/discordApi.ts';
import * as world from '../../src/simulators/demo/world.ts';
import { catalogue, moduleNamed, modules } from '../modules.ts';
import { type Site, startSite, type Visitor } from '../server/site.ts';
import { type Edit, editsOf, UNKNOWN_ID } from './documents.ts';
import {
  bodiesOf,
  clientVerdict,
  editable,
  type Form,
  normalized,
  problemsIn,
  savedByServer,
  savedOf,
  usedSettings,
  type Verdict,
  verdictByRequest,
  verdictOf,
} from './verdicts.ts';

const DOCUMENTS = Number(process.env.FUZZ_DOCUMENTS || 60);
/**
 * Every document is validated with the server's functions, and one in this many with a request to the whole
 * application.
 */
const BY_REQUEST = 20;
const SEED = Number(process.env.FUZZ_SEED || 20_240_229);
const GUILDS: Record<Plan, string> = { free: world.QUIET_LIBRARY, premium: world.HARBOUR_TAVERN };
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
  site = await startSite(
    { LIMIT_REQUESTS: '0', LIMIT_SAVES: '0' },
    { catalogue, discordApi: cachedDiscordApi(() => site) },
  );
  // Faster, and durability is not tested here.
  await sql`pragma synchronous = off`.execute(site.store.db);
  visitors.set(OWNER, await site.visit('owner')).set(ADMIN, await site.visit('admin'));
  for (const [plan, guild] of Object.entries(GUILDS)) lists[plan] = await listsOf(guild);
  console.log(`FUZZ_SEED=${SEED} FUZZ_DOCUMENTS=${DOCUMENTS}`);
});
afterAll(() => site.close());

/** A Discord client that asks the simulator for everything only once. */
function cachedDiscordApi(siteOf: () => Site): DiscordApi {
  const once = <Args extends string[], Response>(call: (api: DiscordApi, ...args: Args) => Promise<Response>) => {
    const responses = new Map<string, Promise<Response>>();
    return (...args: Args): Promise<Response> => {
      const key = args.join(' ');
      const response = responses.get(key) ?? call(discordApi(siteOf().config.discord), ...args);
      responses.set(key, response);
      return response;
    };
  };
  return {
    guild: once((api, guild: string) => api.guild(guild)),
    memberRoles: once((api, guild: string, user: string) => api.memberRoles(guild, user)),
    member: once((api, guild: string, user: string) => api.member(guild, user)),
    searchMembers: once((api, guild: string, query: string) => api.searchMembers(guild, query)),
    channels: once((api, guild: string) => api.channels(guild)),
    emojis: once((api, guild: string) => api.emojis(guild)),
    layoutRoles: once((api, guild: string) => api.layoutRoles(guild)),
    layoutChannels: once((api, guild: string) => api.layoutChannels(guild)),
    bot: once((api) => api.bot()),
    user: once((api, token: string) => api.user(token)),
    userGuilds: once((api, token: string) => api.userGuilds(token)),
  };
}

/** The guild's lists as the form loads them. */
async function listsOf(guild: string): Promise<GuildLists> {
  const get = async (path: string) => (await visitors.get(OWNER)?.('GET', `/auth/guilds/${guild}/${path}`))?.json();
  const { roles, bot_roles: botRoles } = await get('roles/');
  return {
    id: guild,
    roles,
    botRoles,
    channels: (await get('channels/')).channels,
    voiceChannels: (await get('voice-channels/')).channels,
    categories: (await get('categories/')).categories,
    members: await lookUpMembers(get, [world.OWNER, world.ADMIN, world.MEMBER, UNKNOWN_ID]),
  };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Not found');
  return value;
}

function usedBy({ spec }: CompiledModule): string[] {
  return [...new Set((spec.calls?.uses ?? []).map(({ module }) => module))];
}

function casesOf(module: CompiledModule, plan: Plan): fc.Arbitrary<Case> {
  const guild = found(lists[plan]);
  const others = Object.fromEntries(
    usedBy(module).map((id) => {
      const settings = editsOf(moduleNamed(id), plan, guild).map(({ stored, edited }) => ({ ...edited, ...stored }));
      return [id, fc.oneof(settings, settings.map(switchedOn), settings.map(switchedOn))];
    }),
  );
  return fc
    .tuple(
      editsOf(module, plan, guild),
      // Administrators may change settings only if the owner allows it.
      plan === 'premium' ? fc.constantFrom(OWNER, ADMIN) : fc.constant(OWNER),
      fc.record(others),
      fc.constantFrom(...product.languages),
    )
    .map(([edit, user, settings, language]) => ({ ...edit, user, language, others: settings }));
}

/** With every switch on: most modules require little more of others. */
function switchedOn(settings: SettingsDocument): SettingsDocument {
  const on = Object.entries(settings).map(([name, value]) => [name, typeof value === 'boolean' ? true : value]);
  return Object.fromEntries(on);
}

function formOf(original: CompiledModule, plan: Plan, { stored, edited, user, language, others }: Case): Form {
  const module = catalogue.inLanguage(original, language);
  const modules = Object.fromEntries(
    Object.entries(others).map(([id, settings]) => [id, usedSettings(moduleNamed(id), settings, plan, user)]),
  );
  const context: Context = { plan, user, guild: found(lists[plan]), modules };
  const moduleForPlan = resolveForPlan(module.spec, plan);
  const form = { language, module, moduleForPlan, context, saved: savedOf({ module, stored, context }) };
  return { ...form, document: editable(form, edited) };
}

/** Replaces the stored settings of a module. */
async function store(guild: string, module: CompiledModule, stored: SettingsDocument): Promise<void> {
  for (const call of module.spec.calls?.documents ?? []) {
    const value = Object.fromEntries(Object.entries(stored).filter(([name]) => call.fields.includes(name)));
    await site.store.documents.save({
      guild,
      document: documentName(module.spec.id, call),
      // Administrators need this setting to get in.
      value: { ...value, ...(call.fields.includes('admin_modify') ? { admin_modify: true } : {}) },
      version: module.migrations.length,
      expectedRevision: null,
      user: '0',
      at: 0,
    });
  }
}

/** The verdict of the application on the form's requests, and whether its responses list all problems. */
async function requestVerdict(form: Form, user: Rights): Promise<{ verdict: Verdict; isComplete: boolean }> {
  const visitor = found(visitors.get(user));
  const reported = [];
  let isComplete = true;
  for (const { call, body } of bodiesOf(form)) {
    const url = `/auth/guilds/${form.context.guild.id}/${call.save.path}`;
    const response = await visitor('POST', url, { body, headers: { 'accept-language': form.language } });
    expect(response.statusCode).toBeLessThan(500);
    if (response.statusCode === 200) continue;
    const problems = problemsIn(response.json());
    reported.push(...problems);
    if (problems.length === MAX_PROBLEMS) isComplete = false;
  }
  return { verdict: verdictOf(reported), isComplete };
}

const withSettings = modules.filter(({ spec }) => spec.calls).map(({ spec }) => spec.id);

describe('form and server agree on every document', () => {
  test('of every module with settings, on every plan', () => {
    expect(withSettings.length).toBeGreaterThan(0);
    expect(Object.keys(GUILDS)).toEqual(catalogue.plans);
  });

  describe.each(withSettings)('%s', (id) => {
    test.each(Object.keys(GUILDS))('on the plan %s', { timeout: 600_000 }, (plan) => {
      const module = moduleNamed(id);
      let refused = 0;
      const property = fc.property(casesOf(module, plan), (input) => {
        const form = formOf(module, plan, input);
        const client = clientVerdict(form);
        if (client.length > 0) refused++;
        const { verdict, storedSettings } = savedByServer(form, input.stored);
        expect(verdict.length > 0).toBe(client.length > 0);
        expect(verdict).toEqual(verdictByRequest(form));
        // What was sent in the API's format is stored, and read again, as the form has it.
        if (verdict.length === 0) expect(savedOf({ ...form, stored: storedSettings })).toEqual(normalized(form));
      });
      fc.assert(property, { numRuns: DOCUMENTS, seed: SEED });
      // If all documents were valid, or none, this would prove nothing.
      if (!module.spec.requires?.some((needs) => needs.plan && needs.plan !== plan)) {
        expect(refused).toBeGreaterThan(DOCUMENTS / 10);
        expect(refused).toBeLessThan(DOCUMENTS * 0.95);
      }
    });

    test.each(Object.keys(GUILDS))('on the plan %s, over HTTP', { timeout: 600_000 }, async (plan) => {
      const module = moduleNamed(id);
      const guild = found(GUILDS[plan]);
      const property = fc.asyncProperty(casesOf(module, plan), async (input) => {
        const stored = id === 'customize' ? { ...input.stored, admin_modify: true } : input.stored;
        const form = formOf(module, plan, { ...input, stored });
        await store(guild, module, stored);
        for (const [other, settings] of Object.entries(input.others)) await store(guild, moduleNamed(other), settings);
        const { verdict, isComplete } = await requestVerdict(form, input.user);
        const client = verdictByRequest(form);
        expect(verdict).toEqual(isComplete ? client : client.filter((problem) => verdict.includes(problem)));
        if (id === 'customize') await store(guild, module, {});
      });
      await fc.assert(property, { numRuns: Math.max(12, Math.round(DOCUMENTS / BY_REQUEST)), seed: SEED + 1 });
    });
  });
});
