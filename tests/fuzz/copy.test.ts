import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plans } from '../../generated/product.ts';
import { withDefaults } from '../../src/language/documents/defaults.ts';
import { differences } from '../../src/language/documents/differences.ts';
import type { GuildLists, Json, SettingsDocument } from '../../src/language/model.ts';
import { type FieldForPlan, resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { withoutOwnersParts } from '../../src/language/resolved/ownersParts.ts';
import { contextOf } from '../../src/language/test/context.ts';
import { isObject } from '../../src/language/values/isObject.ts';
import type { Preview, ReferenceMapping } from '../../src/server/api/proposals.ts';
import { documentName } from '../../src/server/catalogue.ts';
import type { RequestAccess } from '../../src/server/services/access/guildAccess.ts';
import type { Guild } from '../../src/server/services/discord/guild.ts';
import type { Services } from '../../src/server/services/services.ts';
import { readNames, settingsIn } from '../../src/server/services/settings/stored.ts';
import { applyTransfer, previewTransfer } from '../../src/server/services/transfer/transfer.ts';
import { openStore, type Store } from '../../src/server/store/store.ts';
import type { StoredDocument } from '../../src/server/store/storedDocument.ts';
import { catalogue } from '../modules.ts';
import { accessOf, guildDataWith } from '../server/guilds.ts';
import { valuesOf } from './documents.ts';
import { releasesOf } from './releases.ts';

/** Pairs of servers, one of which gets the settings of the other. */
const PAIRS = Number(process.env.FUZZ_COPIES || 40);
const SEED = Number(process.env.FUZZ_SEED || 20_240_229);

/** What the IDs of each server begin with. */
const SOURCE = '91919191919191';
const TARGET = '82828282828282';

let store: Store;
const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-copy-'));
beforeAll(async () => {
  store = await openStore({ databaseUrl: null, dataDir, plans: catalogue.plans });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** Puts documents of servers in place of everything that is stored. */
async function fill(servers: ReadonlyMap<string, ReadonlyMap<string, StoredDocument>>): Promise<void> {
  for (const table of ['documents', 'history'] as const) await store.db.deleteFrom(table).execute();
  const saves = [...servers].flatMap(([guild, documents]) =>
    [...documents].map(([document, { value, version }]) => ({
      ...{ guild, document, value, version, expectedRevision: null, user: '42', at: 0 },
    })),
  );
  expect(await store.documents.saveAll(saves)).toBe(true);
}

/** Everything that is stored of a server. */
async function storedOf(guild: string): Promise<string> {
  const rows = await Promise.all(
    (['documents', 'history'] as const).map((table) =>
      store.db.selectFrom(table).selectAll().where('guild_id', '=', guild).execute(),
    ),
  );
  return JSON.stringify(rows);
}

/** A server like any other, whose IDs begin with a prefix and whose names may be its own. */
function serverWith(prefix: string, renamed: boolean) {
  const { roles, channels, voiceChannels, categories } = contextOf().guild;
  const own = <Entry extends { id: string; name: string }>(list: readonly Entry[] | null) =>
    (list ?? []).map((one) => ({ ...one, id: prefix + one.id, name: renamed ? `${one.name} ${prefix}` : one.name }));
  const lists: GuildLists = {
    id: `${prefix}100`,
    roles: own(roles),
    channels: own(channels),
    voiceChannels: own(voiceChannels),
    categories: own(categories),
  };
  const guild: Guild = { id: lists.id, name: 'Server', icon: null, owner_id: '42', roles: [...(lists.roles ?? [])] };
  const emojis = [{ id: `${prefix}601`, name: 'party', animated: false, available: true, roles: [] }];
  return { lists, guild, emojis };
}

type TestServer = ReturnType<typeof serverWith>;

/** Services over the store and these servers. */
function servicesOver(servers: readonly TestServer[]): Services {
  const serverOf = (id: string) => servers.find(({ guild }) => guild.id === id);
  const answer = <Value>(value: Value) => ({ value, age: 0 });
  const guilds = guildDataWith({
    guild: async (id) => answer(serverOf(id)?.guild ?? null),
    channels: async (id) => {
      const { channels = [], voiceChannels = [], categories = [] } = serverOf(id)?.lists ?? {};
      return answer({
        channels: [...(channels ?? [])],
        voiceChannels: [...(voiceChannels ?? [])],
        categories: [...(categories ?? [])],
      });
    },
    emojis: async (id) => answer(serverOf(id)?.emojis ?? []),
    member: async () => answer(null),
    bot: async () => answer({ id: '9', username: 'bot', global_name: null, avatar: null }),
    memberRoles: async (id) => answer([`${id.slice(0, -3)}204`]),
  });
  return { catalogue, guilds, store, now: () => 0 } as unknown as Services;
}

/** What texts of the source may contain. */
const MENTIONS = [
  `<@&${SOURCE}203>`,
  `<#${SOURCE}301>`,
  `<:party:${SOURCE}601>`,
  `https://discord.com/channels/${SOURCE}100/${SOURCE}301`,
  `${SOURCE}999`,
];

/** Documents of a server with values of all kinds, some of whose texts mention what it has. */
function documentsOf(plan: string, guild: GuildLists): fc.Arbitrary<Map<string, StoredDocument>> {
  const all = catalogue.modules.flatMap((module) => {
    const { fields } = resolveForPlan(module.spec, plan);
    return (module.spec.calls?.documents ?? []).map((call) => {
      const values = Object.fromEntries(
        call.fields.flatMap((name) => (fields[name] ? [[name, valuesOf(fields[name], guild, false)]] : [])),
      );
      const value = fc
        .tuple(
          fc.record<Record<string, Json>>(values, { requiredKeys: [] }),
          guild.id.startsWith(SOURCE) ? fc.constantFrom('', ...MENTIONS) : fc.constant(''),
        )
        .map(([document, mention]) => withMention(document, mention));
      return value.map((one): [string, StoredDocument] => [
        documentName(module.spec.id, call),
        { revision: 1, version: module.migrations.length, value: one },
      ]);
    });
  });
  return fc.tuple(...all).map((entries) => new Map(entries));
}

/** Adds a mention to the messages of a document. */
function withMention(document: SettingsDocument, mention: string): SettingsDocument {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [
      name,
      typeof value === 'string' && /message|text|instructions/.test(name) ? `${value}${mention}` : value,
    ]),
  );
}

type Documents = ReadonlyMap<string, StoredDocument>;

/** The settings of a server, by module. */
function settingsBy(plan: string, documents: Documents): Map<string, SettingsDocument> {
  return new Map(
    catalogue.modules.map((module) => [
      module.spec.id,
      withDefaults(resolveForPlan(module.spec, plan), settingsIn(new Map(documents), module).storedSettings),
    ]),
  );
}

/** Where the settings of a server differ between two states, by module. */
function differingPaths(plan: string, { earlier, later }: Record<'earlier' | 'later', Documents>): string[] {
  const [before, after] = [settingsBy(plan, earlier), settingsBy(plan, later)];
  return catalogue.modules.flatMap(({ spec }) =>
    differences(resolveForPlan(spec, plan), before.get(spec.id) ?? {}, after.get(spec.id) ?? {}).map(
      ({ path }) => `${spec.id} ${path.join('.')}`,
    ),
  );
}

/** A value as the target has it: every reference by what takes its place. Undefined if that does not decide it alone. */
function translated(value: Json | undefined, targets: ReadonlyMap<string, string | null>): Json | undefined {
  let decided = true;
  const taken = new Set<string>();
  const walk = (part: Json): Json => {
    if (Array.isArray(part)) return part.map(walk);
    if (isObject(part)) return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
    if (typeof part !== 'string') return part;
    // A text that is nothing but a mention is no reference, even where another setting has it in place of an ID.
    const target = part.includes('<') ? undefined : targets.get(part);
    // What texts mention is replaced by names, and entries that are the same are one, where they have to differ.
    if (target === null || (target === undefined ? /[<>]|:\/\/|\d{17}/.test(part) : taken.has(target))) decided = false;
    if (target) taken.add(target);
    return target ?? part;
  };
  const result = walk(value ?? null);
  return decided ? result : undefined;
}

/** A value without the parts of its rows that the plan locks: those stay as the target has them. */
function withoutLockedParts(field: FieldForPlan | undefined, value: Json | undefined): Json | undefined {
  const { items, properties } = field ?? {};
  if (items && Array.isArray(value)) return value.map((row) => withoutLockedParts(items, row) ?? null);
  if (!properties || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, Json][] =>
      properties[name]?.locked ? [] : [[name, withoutLockedParts(properties[name], part) ?? null]],
    ),
  );
}

/** Lets a release happen to the documents of one of the modules, which are migrated when they are copied. */
async function withRelease(
  documents: ReadonlyMap<string, StoredDocument>,
  generate: fc.GeneratorValue,
  act: (documents: Map<string, StoredDocument>) => Promise<void>,
): Promise<void> {
  const stored = catalogue.modules.filter(({ spec }) => spec.calls?.documents.length);
  const module = generate(() => fc.constantFrom(...stored));
  const call = generate(() => fc.constantFrom(...(module.spec.calls?.documents ?? [])));
  const { before, step, elsewhere } = generate(releasesOf, module, call, 1);
  const name = documentName(module.spec.id, call);
  const known = documents.get(name);
  const former = known && before(known.value);
  // A step that finds nothing to lead back to today may drop a value that no form could have stored.
  if (!known || !former) return await act(new Map(documents));
  const { migrations } = module;
  try {
    const released = new Map(documents).set(name, { ...known, value: former });
    if (elsewhere) released.set(elsewhere.document, { ...known, version: 0, value: elsewhere.value(known.value) });
    module.migrations = [...migrations, [step]];
    await act(released);
  } finally {
    module.migrations = migrations;
  }
}

/** What somebody chooses for what is missing: something that the server has, something that it has not, or nothing. */
function mappingOf(preview: Preview, { lists, emojis }: TestServer, generate: fc.GeneratorValue): ReferenceMapping {
  const all = {
    role: lists.roles,
    channel: lists.channels,
    voiceChannel: lists.voiceChannels,
    category: lists.categories,
    member: [],
  };
  return Object.fromEntries(
    preview.missing.flatMap(({ key, kind, id }) => {
      const own =
        kind === 'emoji' ? emojis.map(({ name, id }) => `<:${name}:${id}>`) : (all[kind] ?? []).map((one) => one.id);
      const chosen = generate(() => fc.constantFrom(undefined, null, id, ...own, ...own));
      return chosen === undefined ? [] : [[key, chosen]];
    }),
  );
}

test('what is copied is what was shown, and has no ID of the other server', { timeout: 3_600_000 }, async () => {
  const planIds = plans.map(({ id }) => id);
  const servers = [serverWith(SOURCE, false), serverWith(TARGET, false), serverWith(TARGET, true)] as const;
  const [source, ...targets] = servers;
  const highest = planIds.at(-1) ?? '';
  let [changed, compared, mapped] = [0, 0, 0];
  const cases = fc.record({
    target: fc.constantFrom(...targets),
    plan: fc.constantFrom(...planIds),
    theirs: documentsOf(highest, source.lists),
    ours: fc.oneof(fc.constant(new Map<string, StoredDocument>()), documentsOf(planIds[0] ?? '', targets[0].lists)),
    isOwner: fc.boolean(),
  });
  const property = fc.asyncProperty(cases, fc.gen(), async ({ target, plan, theirs, ours, isOwner }, generate) => {
    const own = target.guild.id;
    // What it means does not change with a release.
    const meant = settingsBy(plan, theirs);
    await withRelease(theirs, generate, async (released) => {
      await fill(
        new Map([
          [source.guild.id, released],
          [own, ours],
        ]),
      );
      const read = () => store.documents.read(own, catalogue.modules.flatMap(readNames));
      const services = servicesOver([source, target]);
      const rights = { is_owner: isOwner, is_admin: true, can_modify: true };
      const access: RequestAccess = accessOf({ guild: target.guild, plan, rights });
      const transfer = (mapping?: ReferenceMapping) => ({
        access,
        request: { source: { from: 'server' as const, guild_id: source.guild.id }, mapping },
        openSource: async () => accessOf({ guild: source.guild, plan: highest, rights }),
      });
      const [earlier, before] = [await read(), await storedOf(own)];
      const first = await previewTransfer(services, transfer());
      const chosen = transfer(mappingOf(first.preview, target, generate));
      const { preview, etag } = await previewTransfer(services, chosen);
      expect(preview.refused).toBeNull();
      expect(await storedOf(own)).toBe(before);
      // The ETag stands for exactly what was shown: anything else would be refused.
      await applyTransfer(services, chosen, etag);
      const after = await storedOf(own);
      expect(after).not.toContain(SOURCE);
      const later = await read();
      const listed = preview.changes.map(({ module, path }) => `${module} ${path}`);
      expect(listed).toEqual(differingPaths(plan, { earlier, later }));
      if (preview.changes.length === 0) expect(after).toBe(before);
      else changed++;
      mapped += Object.keys(chosen.request.mapping ?? {}).length;

      // A setting that is listed, and of which nothing is left out, has the value of the source.
      const result = settingsBy(plan, later);
      const replacements = new Map<string, string | null>();
      // The same ID may be of two kinds of things.
      for (const { id, target } of preview.missing) replacements.set(id, replacements.has(id) ? null : target);
      const settings = new Set(preview.changes.map(({ module, path }) => `${module} ${path.split('.')[0]}`));
      for (const setting of settings) {
        const [id = '', name = ''] = setting.split(' ');
        const spec = catalogue.modules.find((one) => one.spec.id === id)?.spec;
        if (!spec) throw new Error(`${id} is no module`);
        const planned = resolveForPlan(spec, plan);
        // Of a row, too, others than the owner neither see nor copy what is the owner's, and nobody what the plan locks.
        const seen = (document: SettingsDocument = {}) =>
          withoutLockedParts(planned.fields[name], withoutOwnersParts(planned, document, rights)[name]);
        const expected = translated(seen(meant.get(id)), replacements);
        const title = spec.settings.properties[name]?.title ?? '';
        if (expected === undefined || preview.left_out.some((one) => one.title.includes(title))) continue;
        compared++;
        expect([setting, seen(result.get(id))]).toEqual([setting, expected]);
      }
    });
  });
  await fc.assert(property, { numRuns: PAIRS, seed: SEED, endOnFailure: true });
  // If nothing was ever copied, this would prove nothing.
  expect(changed).toBeGreaterThan(PAIRS / 2);
  expect(compared).toBeGreaterThan(PAIRS);
  expect(mapped).toBeGreaterThan(0);
});
