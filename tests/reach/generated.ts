import type { Json, SettingsDocument } from '../../src/language/model.ts';
import type { Store } from '../../src/server/store/store.ts';
import { type Random, randomFrom } from '../fuzz/mutations.ts';

/** The time at which everything is counted. */
export const NOW = Date.parse('2026-11-20T12:00:00Z');
export const DAY = 86_400_000;

/** How many versions of a document there are at most. */
const VERSIONS = 4;

/** A version of a document, as the history has it. */
export interface Version {
  document: string;
  revision: number;
  at: number;
  value: SettingsDocument;
}

/** A server with everything that is stored of it. */
export interface GeneratedServer {
  guild: string;
  /** Premium, from and to a time; null without end. Absent: never. */
  premium?: { from: number; to: number | null };
  /** All versions that were ever made, oldest first. */
  versions: Version[];
  /** Versions from before this time are no longer in the history, except the newest of each document. */
  keptSince: number;
}

/** The documents of generated servers, with how their values come about. */
const DOCUMENTS: Record<string, (random: Random) => SettingsDocument> = {
  'tempVoice.settings': (random) => ({
    enabled: random() < 0.5,
    hub_channel_id: random() < 0.8 ? '301' : null,
    user_limit: random() < 0.6 ? 0 : whole(random, 1, 110),
    max_server_channels: whole(random, 4, 101),
    permission_mode: oneOf(random, ['everyone', 'creator', 'custom']),
    templates: Array.from({ length: whole(random, 0, 8) }, (_, index) => ({ name: `T${index}`, template: 'x' })),
  }),
  'welcomeLeave.settings': (random) => ({
    leave_enabled: random() < 0.7,
    leave_channel_id: random() < 0.8 ? '301' : null,
    leave_message: random() < 0.3 ? '' : `{user} left${'!'.repeat(whole(random, 0, oneOf(random, [12, 600, 2000])))}`,
    ...(random() < 0.3 ? { welcome_image_enabled: true } : {}),
  }),
  'userVerification.settings': (random) => ({
    verification_enabled: random() < 0.5,
    log_channel_id: '301',
    verified_role_id: '201',
    ...(random() < 0.5 ? { verification_instructions: random() < 0.5 ? 'Press it' : '' } : {}),
    ...(random() < 0.3 ? { auto_verification: random() < 0.5, timeout_minutes: whole(random, 1, 60) } : {}),
  }),
  'redditDelivery.settings': (random) => ({
    enabled: false,
    min_upvotes: whole(random, 0, 30),
  }),
  'customize.settings': (random) => ({
    prefix: '!',
    ...(random() < 0.4 ? { bot_name: oneOf(random, ['Harbour', 'Anchor']) } : {}),
  }),
};

function whole(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

function oneOf<Value extends Json>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] ?? (values[0] as Value);
}

/**
 * Servers of all ages, on both plans, with settings within limits and beyond them. The same seed makes the same.
 * @param now the time until which they have been there
 */
export function* generatedServers(count: number, seed: number, { now = NOW } = {}): Generator<GeneratedServer> {
  const random = randomFrom(seed);
  for (let index = 0; index < count; index++) {
    const guild = String(100_000_000_000_000_000n + BigInt(index) * 7919n);
    const kind = random();
    const premium =
      kind < 0.2
        ? { from: now - 100 * DAY, to: null }
        : kind < 0.3
          ? { from: now - 10 * DAY, to: null }
          : kind < 0.4
            ? { from: now - 50 * DAY, to: now - 5 * DAY }
            : undefined;
    const versions = Object.entries(DOCUMENTS).flatMap(([document, make]) => {
      const times = Array.from(
        { length: whole(random, 0, VERSIONS) },
        () => now - Math.floor(random() * 60 * DAY),
      ).sort();
      let value: SettingsDocument = {};
      return times.map((at, revision): Version => {
        value = random() < 0.5 ? { ...value, ...make(random) } : { ...value, ...picked(make(random), random) };
        return { document, revision: revision + 1, at, value };
      });
    });
    versions.sort((one, other) => one.at - other.at);
    const keptSince = random() < 0.2 ? now - 35 * DAY : 0;
    yield { guild, ...(premium && { premium }), versions, keptSince };
  }
}

function picked(value: SettingsDocument, random: Random): SettingsDocument {
  return Object.fromEntries(Object.entries(value).filter(() => random() < 0.4));
}

/** The newest version of each document of a server. */
export function currentOf({ versions }: GeneratedServer): Map<string, Version> {
  return new Map(versions.map((version) => [version.document, version]));
}

/** The versions of a server that the history still has. */
export function keptOf(server: GeneratedServer): Version[] {
  const current = new Set(currentOf(server).values());
  return server.versions.filter((version) => version.at >= server.keptSince || current.has(version));
}

/** Rows that are written at once. */
const BATCH = 400;

/** Stores servers as their saves and purchases would have. */
export async function fill(store: Store, servers: Iterable<GeneratedServer>): Promise<void> {
  let batch: GeneratedServer[] = [];
  const write = async () => {
    const rows = rowsOf(batch);
    batch = [];
    await store.db.transaction().execute(async (trx) => {
      for (const some of parts(rows.documents)) await trx.insertInto('documents').values(some).execute();
      for (const some of parts(rows.history)) await trx.insertInto('history').values(some).execute();
      for (const some of parts(rows.subscriptions)) await trx.insertInto('subscriptions').values(some).execute();
    });
  };
  for (const server of servers) {
    batch.push(server);
    if (batch.length === BATCH) await write();
  }
  await write();
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}

let cursor = 0;

function rowsOf(servers: readonly GeneratedServer[]) {
  const common = { version: 0, guild_id: '' };
  return {
    documents: servers.flatMap((server) =>
      [...currentOf(server).values()].map(({ document, revision, at, value }) => ({
        ...{ ...common, guild_id: server.guild, document, revision, value: JSON.stringify(value) },
        ...{ updated_at: at, updated_by: '42' },
      })),
    ),
    history: servers.flatMap((server) =>
      keptOf(server).map(({ document, revision, at, value }) => {
        const text = JSON.stringify(value);
        cursor += 1;
        return {
          ...{ ...common, cursor, guild_id: server.guild, document, revision, value: text, at },
          ...{ kind: 'save' as const, actor: 'user' as const, user_id: '42', details: null, bytes: text.length },
        };
      }),
    ),
    subscriptions: servers.flatMap(({ guild, premium }) =>
      premium
        ? [
            {
              ...{ guild_id: guild, id: 's', plan: 'premium', provider: 'system', status: 'active' as const },
              ...{ starts_at: premium.from, ends_at: premium.to, readings: 0, recorded: 0 },
            },
          ]
        : [],
    ),
  };
}
