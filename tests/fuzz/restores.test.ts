import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompiledModule } from '../../src/language/model.ts';
import { resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { equal } from '../../src/language/values/equal.ts';
import { HARBOUR_CHANNELS, HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { BackupSite, TAVERN } from '../server/backupSite.ts';
import { moduleIn } from '../server/site.ts';

/** `npm run fuzz -- 10000 restores` restores as many versions. */
const RESTORES = Number(process.env.FUZZ_RESTORES ?? 30);
const PER_SITE = 100;

const text = fc.stringMatching(/^[a-z ăâîșț!?]{1,20}$/u).filter((one) => one.trim() === one);
const flag = fc.boolean();
const channel = fc.constantFrom(HARBOUR_CHANNELS.welcome, HARBOUR_CHANNELS.general);
const saves = fc.oneof(
  fc.record({
    load: fc.constant('customize/'),
    save: fc.constant('customize/'),
    module: fc.constant('customize'),
    body: fc.record(
      {
        prefix: fc.constantFrom('!', '?', '#', '$', '>>'),
        timezone: fc.constantFrom('UTC', 'Asia/Tokyo', 'Europe/Bucharest'),
        bot_name: text,
        embed_color: fc.constantFrom('#ffffff', '#5865f2', '#0b0221'),
        enable_slash_commands: flag,
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    load: fc.constant('welcome-leave/'),
    save: fc.constant('welcome-leave/save/'),
    module: fc.constant('welcomeLeave'),
    body: fc.record(
      {
        welcome_enabled: flag,
        welcome_message: text,
        welcome_image_enabled: flag,
        welcome_image_theme: fc.constantFrom('minimal', 'cyber', 'nature'),
        leave_message: text,
        welcome_channel_id: channel,
        leave_channel_id: channel,
      },
      { requiredKeys: [] },
    ),
  }),
);

interface SavedVersion {
  cursor: string;
  module: string;
  load: string;
  bytes: string;
}

/** How many restores left something out because of the plan. */
let leftOut = 0;

let tavern: BackupSite;
let customize: CompiledModule;
let released: CompiledModule['migrations'];
beforeAll(async () => {
  tavern = await BackupSite.start({ LIMIT_REQUESTS: '0', LIMIT_SAVES: '0' });
  customize = moduleIn(tavern.site.catalogue, 'customize');
  released = customize.migrations;
});
afterAll(async () => {
  customize.migrations = released;
  await tavern.close();
});

const bytesOf = async (path: string) => (await tavern.owner('GET', `${TAVERN}/${path}`)).body;
const newestOf = async (module: string) => (await tavern.get(`history/?module=${module}&limit=1`)).entries[0];

/** Lets the plan lapse while something is done, and come back: what it locks is kept, and shown again. */
async function withoutPremium<Result>(action: () => Promise<Result>): Promise<Result> {
  const { store, now } = tavern.site;
  await store.subscriptions.revoke(HARBOUR_TAVERN, now());
  const result = await action();
  await store.subscriptions.grant({ guild: HARBOUR_TAVERN, plan: 'premium', now: now() });
  return result;
}

const restore = (cursor: string, ifMatch: string) =>
  tavern.post(`history/${cursor}/restore/`, {}, tavern.owner, { 'if-match': ifMatch });

/**
 * Restores a version while the server has no Premium. Each setting gets its value from the version or keeps its own, as the preview has
 * said, and none is lost when Premium comes back. What the plan locks and shows with the value of the version is not named.
 */
async function restoreOnFree({ cursor, module, load, bytes }: SavedVersion): Promise<void> {
  const current = JSON.parse(await bytesOf(load));
  const { changes, left_out } = await withoutPremium(async () => {
    const preview = await tavern.post(`history/${cursor}/restore/preview/`, {});
    expect((await restore(cursor, String(preview.etag))).status).toBe(200);
    return preview;
  });
  const written = new Set(changes.map(({ path }: { path: string }) => path.split('.')[0]));
  const version = JSON.parse(bytes);
  const names = Object.keys(version);
  const expectedValue = (name: string) => (written.has(name) ? version : current)[name];
  expect(JSON.parse(await bytesOf(load))).toEqual(Object.fromEntries(names.map((name) => [name, expectedValue(name)])));
  const { fields } = resolveForPlan(moduleIn(tavern.site.catalogue, module).spec, 'free');
  const isShown = (name: string) => fields[name]?.locked === 'default' && equal(version[name], fields[name].default);
  const kept = names.filter((name) => !equal(version[name], expectedValue(name)) && !isShown(name));
  expect(left_out, kept.join()).toHaveLength(kept.length);
  if (kept.length > 0) leftOut++;
}

/** A release that renames a setting: what is stored so far has its former name, and is migrated when it is read. */
async function release(number: number): Promise<void> {
  const { db } = tavern.site.store;
  const { migrations } = customize;
  const former = `former_prefix_${number}`;
  for (const table of ['documents', 'history'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['revision', 'value'])
      .where('document', '=', 'customize.settings')
      .where('version', '=', migrations.length)
      .execute();
    for (const { revision, value } of rows) {
      const { prefix, ...rest } = JSON.parse(value ?? '{}');
      if (prefix === undefined) continue;
      await db
        .updateTable(table)
        .set({ value: JSON.stringify({ ...rest, [former]: prefix }) })
        .where('document', '=', 'customize.settings')
        .where('revision', '=', revision)
        .execute();
    }
  }
  customize.migrations = [...migrations, [{ op: 'rename', from: former, to: 'prefix' }]];
}

test(
  'any version that is restored gives the same bytes as when it was saved, and so does undoing it',
  async () => {
    let restored = 0;
    let refused = 0;
    let releases = 0;
    const rounds = fc.array(fc.record({ save: saves, event: fc.nat({ max: 19 }), pick: fc.nat() }), {
      minLength: 8,
      maxLength: PER_SITE,
    });
    const property = fc.asyncProperty(rounds, async (steps) => {
      const versions: SavedVersion[] = [];
      for (const { save, event, pick } of steps) {
        const { module, load } = save;
        const before = await newestOf(module);
        if ((await tavern.post(save.save, save.body)).status !== 200) refused++;
        const saved = await newestOf(module);
        if (saved && saved.cursor !== before?.cursor) {
          versions.push({ cursor: saved.cursor, module, load, bytes: await bytesOf(load) });
        }
        if (event < 2) await withoutPremium(async () => {});
        if (event === 2 && releases < 50) await release(++releases);
        const version = versions[pick % Math.max(1, versions.length)];
        if (!version) continue;
        if (event > 2 && event < 6) {
          await restoreOnFree(version);
          restored++;
          continue;
        }
        const current = await bytesOf(version.load);
        const { etag, undo } = await tavern.post(`history/${version.cursor}/restore/preview/`, {});
        expect((await restore(version.cursor, String(etag))).status).toBe(200);
        expect(await bytesOf(version.load)).toBe(version.bytes);
        if (pick % 3 === 0) {
          expect((await restore(undo, '*')).status).toBe(200);
          expect(await bytesOf(version.load)).toBe(current);
        }
        restored++;
      }
    });
    while (restored < RESTORES)
      await fc.assert(property, { numRuns: 1, seed: restored + Number(process.env.FUZZ_SEED ?? 51) });
    expect(releases).toBeGreaterThan(0);
    expect(leftOut).toBeGreaterThan(0);
    // Most saves have to succeed, or little was tested.
    expect(refused).toBeLessThan(restored / 2);
  },
  20_000 + RESTORES * 500,
);
