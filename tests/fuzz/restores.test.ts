import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompiledModule } from '../../src/language/model.ts';
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
      { welcome_message: text, leave_message: text, welcome_channel_id: channel, leave_channel_id: channel },
      { requiredKeys: [] },
    ),
  }),
);

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

/** Lets the plan lapse and come back: what it locks is kept, and shown again. */
async function lapse(): Promise<void> {
  await tavern.site.store.subscriptions.revoke(HARBOUR_TAVERN, tavern.site.now());
  await tavern.site.store.subscriptions.grant({ guild: HARBOUR_TAVERN, plan: 'premium', now: tavern.site.now() });
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
      const versions: { cursor: string; module: string; load: string; bytes: string }[] = [];
      for (const { save, event, pick } of steps) {
        const { module, load } = save;
        const before = await newestOf(module);
        if ((await tavern.post(save.save, save.body)).status !== 200) refused++;
        const saved = await newestOf(module);
        if (saved && saved.cursor !== before?.cursor) {
          versions.push({ cursor: saved.cursor, module, load, bytes: await bytesOf(load) });
        }
        if (event < 2) await lapse();
        if (event === 2 && releases < 50) await release(++releases);
        const version = versions[pick % Math.max(1, versions.length)];
        if (!version) continue;
        const current = await bytesOf(version.load);
        const { etag, undo } = await tavern.post(`history/${version.cursor}/restore/preview/`, {});
        const back = (cursor: string, ifMatch: string) =>
          tavern.post(`history/${cursor}/restore/`, {}, tavern.owner, { 'if-match': ifMatch });
        expect((await back(version.cursor, String(etag))).status).toBe(200);
        expect(await bytesOf(version.load)).toBe(version.bytes);
        if (pick % 3 === 0) {
          expect((await back(undo, '*')).status).toBe(200);
          expect(await bytesOf(version.load)).toBe(current);
        }
        restored++;
      }
    });
    while (restored < RESTORES)
      await fc.assert(property, { numRuns: 1, seed: restored + Number(process.env.FUZZ_SEED ?? 51) });
    expect(releases).toBeGreaterThan(0);
    // Most saves have to succeed, or little was tested.
    expect(refused).toBeLessThan(restored / 2);
  },
  20_000 + RESTORES * 500,
);
