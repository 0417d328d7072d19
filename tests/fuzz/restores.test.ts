import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWire } from '../../src/language/documents/wire.ts';
import type { CompiledModule, DocumentCall, GuildLists, SettingsDocument } from '../../src/language/model.ts';
import { type FieldForPlan, resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { masterSwitch } from '../../src/language/screens/masterSwitch.ts';
import { contextOf } from '../../src/language/test/context.ts';
import { equal } from '../../src/language/values/equal.ts';
import { readNames, settingsIn } from '../../src/server/services/settings/stored.ts';
import { HARBOUR_CHANNELS, HARBOUR_ROLES, HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { BackupSite, TAVERN } from '../server/backupSite.ts';
import { valuesOf } from './documents.ts';
import { type Release, release, releasesOf } from './releases.ts';

/** `npm run fuzz -- 10000 restores` restores as many versions. */
const RESTORES = Number(process.env.FUZZ_RESTORES ?? 30);
const SEED = Number(process.env.FUZZ_SEED ?? 51);
/** Saves and restores in a row. */
const STEPS = 100;
/** Then a new site begins, with modules that have no releases yet: each release makes the next read slower. */
const PER_SITE = 1000;
const RELEASES_PER_SITE = 200;

/** A document that can be saved and loaded, with its module. */
interface Target {
  module: CompiledModule;
  call: DocumentCall;
}

interface SavedVersion extends Target {
  cursor: string;
  /** The answer of its load. */
  bytes: string;
  settings: SettingsDocument;
}

const only = <Entry extends { id: string }>(list: readonly Entry[] | null, ids: readonly string[]) =>
  ids.map((id, index): Entry => ({ ...(list?.[Math.min(index + 1, list.length - 1)] as Entry), id }));

/** Some of what the server has. */
function guildOf(): GuildLists {
  const { guild } = contextOf();
  return {
    id: HARBOUR_TAVERN,
    roles: only(guild.roles, [HARBOUR_ROLES.newcomer, HARBOUR_ROLES.sailor]),
    channels: only(guild.channels, [HARBOUR_CHANNELS.welcome, HARBOUR_CHANNELS.general]),
    voiceChannels: only(guild.voiceChannels, [HARBOUR_CHANNELS.cellarVoice]),
    categories: only(guild.categories, [HARBOUR_CHANNELS.quayCategory]),
  };
}

/**
 * How many restores left something out, because of the plan or of other settings, and how many were refused for that; and how many settings were
 * moved to another module.
 */
const tally = { leftOut: 0, refused: 0, exact: 0, moved: 0 };

let tavern: BackupSite;
let targets: Target[];
let original: Map<CompiledModule, CompiledModule['migrations']>;

async function openSite(): Promise<void> {
  tavern = await BackupSite.start({ LIMIT_REQUESTS: '0', LIMIT_SAVES: '0' });
  const { modules } = tavern.site.catalogue;
  original = new Map(modules.map((module) => [module, module.migrations]));
  targets = modules.flatMap((module) =>
    (module.spec.calls?.documents ?? [])
      .filter(({ load }) => load.from !== 'permissions')
      .map((call) => ({ module, call })),
  );
  await tavern.save('currency-config/', { currency_system_enabled: true, primary_currency_emoji: '🪙' });
}

async function closeSite(): Promise<void> {
  for (const [module, migrations] of original) module.migrations = migrations;
  await tavern.close();
}
beforeAll(openSite);
afterAll(closeSite);

const bytesOf = async ({ call }: Target) => (await tavern.owner('GET', `${TAVERN}/${call.load.path}`)).body;
const newestOf = async ({ module }: Target) =>
  (await tavern.get(`history/?module=${module.spec.id}&limit=1`)).entries[0];

/** The stored settings of a document, as they are read today. */
async function settingsOf({ module, call }: Target): Promise<SettingsDocument> {
  const documents = await tavern.site.store.documents.read(HARBOUR_TAVERN, readNames(module));
  const { storedSettings } = settingsIn(documents, module);
  return Object.fromEntries(
    call.fields.flatMap((name) => (name in storedSettings ? [[name, storedSettings[name] ?? null]] : [])),
  );
}

/** Settings of a document with other values. Those that other modules need to be on stay. */
function changesOf({ module, call }: Target): fc.Arbitrary<SettingsDocument> {
  const { fields } = resolveForPlan(module.spec, 'premium');
  const names = call.fields.filter(
    (name) => fields[name] && !fields[name].readOnly && name !== masterSwitch(module.spec),
  );
  if (names.length === 0) return fc.constant({});
  return fc
    .uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 })
    .chain((some) =>
      fc.record(
        Object.fromEntries(some.map((name) => [name, valuesOf(fields[name] as FieldForPlan, guildOf(), false)])),
      ),
    );
}

interface Step {
  change: { target: Target; settings: SettingsDocument };
  /** Chooses what else happens. */
  event: number;
  /** Chooses the version that is restored. */
  pick: number;
}

/** Sequences of saves of the modules of a site. */
function stepsOf(targets: readonly Target[]): fc.Arbitrary<Step[]> {
  const change = fc
    .constantFrom(...targets)
    .chain((target) => changesOf(target).map((settings) => ({ target, settings })));
  const step = fc.record({ change, event: fc.nat({ max: 19 }), pick: fc.nat() });
  return fc.array(step, { minLength: 8, maxLength: STEPS });
}

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
 * Restores a version. Each setting gets its value from the version or keeps its own, as the preview has said, and nothing else happens. If
 * nothing is left out, everything is as it was when the version was saved.
 */
async function restoreVersion(version: SavedVersion, plan: string): Promise<{ undo?: string }> {
  const { module, cursor } = version;
  const isFree = plan === 'free';
  const current = await settingsOf(version);
  const act = async () => {
    const preview = await tavern.post(`history/${cursor}/restore/preview/`, {});
    return { preview, status: (await restore(cursor, String(preview.etag))).status };
  };
  const { preview, status } = isFree ? await withoutPremium(act) : await act();
  const result = await settingsOf(version);
  if (preview.refused) {
    tally.refused++;
    expect(status).toBeGreaterThanOrEqual(400);
    expect(result).toEqual(current);
    return {};
  }
  expect(status).toBe(200);
  const left = preview.left_out.length;
  const written = new Set(preview.changes.map(({ path }: { path: string }) => path.split('.')[0]));
  if (left === 0 && !isFree) {
    tally.exact++;
    expect(await bytesOf(version)).toBe(version.bytes);
  } else {
    if (left > 0) tally.leftOut++;
    const { fields } = resolveForPlan(module.spec, plan);
    for (const [name, value] of Object.entries(result)) {
      // A part of a list or group may have come from the version, and another part be left out.
      if (!written.has(name)) expect([name, value]).toEqual([name, current[name] ?? fields[name]?.default ?? null]);
      else if (left === 0)
        expect([name, value]).toEqual([name, version.settings[name] ?? fields[name]?.default ?? null]);
    }
    const isShown = (name: string) =>
      fields[name]?.locked === 'default' && equal(version.settings[name], fields[name].default);
    const kept = Object.keys(version.settings).filter(
      (name) => !written.has(name) && !equal(version.settings[name], result[name]) && !isShown(name),
    );
    expect(left, kept.join()).toBeGreaterThanOrEqual(kept.length);
  }
  return { undo: preview.undo };
}

test(
  'any version that is restored gives the same bytes as when it was saved, and so does undoing it',
  async () => {
    let [saved, restored, released] = [0, 0, 0];
    let [mostReleased, enough] = [RELEASES_PER_SITE, PER_SITE];
    const act = async (steps: readonly Step[], generate: fc.GeneratorValue) => {
      const versions: SavedVersion[] = [];
      for (const {
        change: { target, settings },
        event,
        pick,
      } of steps) {
        const { module, call } = target;
        const body = toWire(resolveForPlan(module.spec, 'premium'), { fields: Object.keys(settings) }, settings);
        const before = await newestOf(target);
        await tavern.post(call.save.path, body);
        const entry = await newestOf(target);
        if (entry && entry.cursor !== before?.cursor) {
          saved++;
          versions.push({
            ...target,
            cursor: entry.cursor,
            bytes: await bytesOf(target),
            settings: await settingsOf(target),
          });
        }
        if (event < 2) await withoutPremium(async () => {});
        if (event >= 2 && event < 5 && released < mostReleased) {
          const made: Release = generate(releasesOf, module, call, ++released);
          const factor = await release(tavern.site.store, module, call, made);
          if (made.step.op === 'move') tally.moved++;
          for (const version of versions) version.cursor = String(Number(version.cursor) * factor);
        }
        const version = versions[pick % Math.max(1, versions.length)];
        if (!version) continue;
        const current = await bytesOf(version);
        const isFree = event > 4 && event < 9;
        const { undo } = await restoreVersion(version, isFree ? 'free' : 'premium');
        if (undo && !isFree && pick % 3 === 0) {
          const back = await tavern.post(`history/${undo}/restore/preview/`, {});
          if (!back.refused && back.left_out.length === 0) {
            expect((await restore(undo, String(back.etag))).status).toBe(200);
            expect(await bytesOf(version)).toBe(current);
          }
        }
        restored++;
      }
    };
    // A sequence may restore nothing, so its seed is not the number of restores: the same one would follow for ever.
    for (let round = 0; restored < RESTORES; round++) {
      if (restored >= enough) {
        await closeSite();
        await openSite();
        [mostReleased, enough] = [released + RELEASES_PER_SITE, restored + PER_SITE];
      }
      const property = fc.asyncProperty(stepsOf(targets), fc.gen(), act);
      await fc.assert(property, { numRuns: 1, seed: SEED + round });
    }
    expect(released).toBeGreaterThan(0);
    if (RESTORES >= STEPS) expect(tally.moved).toBeGreaterThan(0);
    expect(tally.leftOut + tally.refused).toBeGreaterThan(0);
    // Most restores have to be whole, and many saves to succeed, or little was tested.
    expect(tally.exact).toBeGreaterThan(restored / 3);
    expect(saved).toBeGreaterThan(restored / 4);
  },
  20_000 + RESTORES * 500,
);
