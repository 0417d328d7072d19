import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plans } from '../../generated/product.ts';
import { withDefaults } from '../../src/language/documents/defaults.ts';
import { differences } from '../../src/language/documents/differences.ts';
import type { GuildLists, Json, SettingsDocument } from '../../src/language/model.ts';
import { resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { contextOf } from '../../src/language/test/context.ts';
import { documentName } from '../../src/server/catalogue.ts';
import type { RequestAccess } from '../../src/server/services/access/guildAccess.ts';
import type { Guild } from '../../src/server/services/discord/guild.ts';
import type { Services } from '../../src/server/services/services.ts';
import { settingsIn } from '../../src/server/services/settings/stored.ts';
import { applyTransfer, previewTransfer } from '../../src/server/services/transfer/transfer.ts';
import type { Save, StoredDocument } from '../../src/server/store/storedDocument.ts';
import { catalogue } from '../modules.ts';
import { accessOf, guildDataWith } from '../server/guilds.ts';
import { valuesOf } from './documents.ts';

/** Pairs of servers, one of which gets the settings of the other. */
const PAIRS = Number(process.env.FUZZ_COPIES || 40);
const SEED = Number(process.env.FUZZ_SEED || 20_240_229);

/** What the IDs of each server begin with. */
const SOURCE = '91919191919191';
const TARGET = '82828282828282';

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

/** Services over documents in memory and these servers. */
function servicesOver(servers: readonly TestServer[], documents: Map<string, Map<string, StoredDocument>>): Services {
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
  const store = {
    documents: {
      read: async (guild: string) => new Map(documents.get(guild)),
      async saveAll(saves: readonly Save[]) {
        for (const { guild, document, value, version } of saves) {
          const known = documents.get(guild) ?? new Map<string, StoredDocument>();
          known.set(document, { revision: (known.get(document)?.revision ?? 0) + 1, version, value });
          documents.set(guild, known);
        }
        return true;
      },
    },
  };
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

/** Where the settings of a server differ between two states, by module. */
function differingPaths(
  plan: string,
  { earlier, later }: Record<'earlier' | 'later', ReadonlyMap<string, StoredDocument>>,
): string[] {
  return catalogue.modules.flatMap((module) => {
    const moduleForPlan = resolveForPlan(module.spec, plan);
    const [before, after] = [earlier, later].map((documents) =>
      withDefaults(moduleForPlan, settingsIn(new Map(documents), module).storedSettings),
    );
    return differences(moduleForPlan, before ?? {}, after ?? {}).map(
      ({ path }) => `${module.spec.id} ${path.join('.')}`,
    );
  });
}

test('what is copied is what was shown, and has no ID of the other server', { timeout: 3_600_000 }, async () => {
  const planIds = plans.map(({ id }) => id);
  const servers = [serverWith(SOURCE, false), serverWith(TARGET, false), serverWith(TARGET, true)] as const;
  const [source, ...targets] = servers;
  let changed = 0;
  const cases = fc.record({
    target: fc.constantFrom(...targets),
    plan: fc.constantFrom(...planIds),
    theirs: documentsOf(planIds.at(-1) ?? '', source.lists),
    ours: fc.oneof(fc.constant(new Map<string, StoredDocument>()), documentsOf(planIds[0] ?? '', targets[0].lists)),
    isOwner: fc.boolean(),
  });
  const property = fc.asyncProperty(cases, async ({ target, plan, theirs, ours, isOwner }) => {
    const documents = new Map([
      [source.guild.id, theirs],
      [target.guild.id, new Map(ours)],
    ]);
    const services = servicesOver([source, target], documents);
    const rights = { is_owner: isOwner, is_admin: true, can_modify: true };
    const access: RequestAccess = accessOf({ guild: target.guild, plan, rights });
    const transfer = {
      access,
      request: { source: { from: 'server' as const, guild_id: source.guild.id } },
      openSource: async () => accessOf({ guild: source.guild, plan: planIds.at(-1), rights }),
    };
    const earlier = new Map(documents.get(target.guild.id));
    const before = JSON.stringify([...earlier]);
    const { preview, etag } = await previewTransfer(services, transfer);
    expect(preview.refused).toBeNull();
    expect(JSON.stringify([...(documents.get(target.guild.id) ?? [])])).toBe(before);
    // The ETag stands for exactly what was shown: anything else would be refused.
    await applyTransfer(services, transfer, etag);
    const after = JSON.stringify([...(documents.get(target.guild.id) ?? [])]);
    expect(after).not.toContain(SOURCE);
    const listed = preview.changes.map(({ module, path }) => `${module} ${path}`);
    expect(listed).toEqual(differingPaths(plan, { earlier, later: documents.get(target.guild.id) ?? new Map() }));
    if (preview.changes.length === 0) expect(after).toBe(before);
    else changed++;
  });
  await fc.assert(property, { numRuns: PAIRS, seed: SEED });
  // If nothing was ever copied, this would prove nothing.
  expect(changed).toBeGreaterThan(PAIRS / 2);
});
