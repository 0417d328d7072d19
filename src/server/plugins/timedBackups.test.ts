import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GUILD, saveDocument } from '../../../tests/server/saveDocument.ts';
import { type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import type { CompiledModule, Json, MigrationStep, SettingsDocument } from '../../language/model.ts';
import { DAY } from '../../language/time/milliseconds.ts';
import { HARBOUR_TAVERN } from '../../simulators/demo/world.ts';
import { buildApp } from '../app.ts';
import { documentName } from '../catalogue.ts';
import type { RequestAccess } from '../services/access/guildAccess.ts';
import { backupSettings } from '../services/backups/backupSettings.ts';
import { backupHistory } from '../services/backups/entries.ts';
import { makeDueBackups } from '../services/backups/timed.ts';
import type { Services } from '../services/services.ts';
import { openStore } from '../store/store.ts';
import { BACKUP_INTERVAL } from './timedBackups.ts';

let site: Site;
let owner: Visitor;

beforeEach(async () => {
  site = await startSite();
  owner = await site.visit('owner');
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

async function put(body: object): Promise<void> {
  const answer = await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/backups/`, { body });
  expect(answer.statusCode).toBe(200);
}

describe('automatic backups', () => {
  const sources = (now: number, store = site.store) => ({ ...site, guilds: guilds(), store, now: () => now });
  /** The bot is in all servers. The stored settings have no references, so the lists are not read. */
  const guilds = (bot: object | null = {}) =>
    ({ guild: async () => ({ value: bot }) }) as unknown as Parameters<typeof makeDueBackups>[0]['guilds'];
  const fail = vi.fn();
  const round = (now: number, store = site.store) => makeDueBackups(sources(now, store), fail);
  const start = Date.now() + DAY;
  const settings = {
    backup_enabled: true,
    auto_backup_enabled: true,
    backup_type: 'settings',
    backup_interval: 'daily',
  };
  const count = async () => (await site.store.backups.list(HARBOUR_TAVERN)).length;

  test('are made once per interval by several processes', async () => {
    await put(settings);
    const other = await openStore({ ...site.config, plans: site.catalogue.plans });
    try {
      const rounds = (now: number) => Promise.all([round(now), round(now, other), round(now), round(now, other)]);
      const made = async (now: number) => (await rounds(now)).reduce((sum, one) => sum + one, 0);
      expect(await made(start)).toBe(1);
      expect(await made(start + DAY - 1)).toBe(0);
      expect(await made(start + DAY)).toBe(1);
      // Three were missed: one replaces them, and the time of day is kept.
      expect(await made(start + 4 * DAY + 5000)).toBe(1);
      expect(await made(start + 5 * DAY - 1)).toBe(0);
      expect(await made(start + 5 * DAY)).toBe(1);
      expect(await count()).toBe(4);
    } finally {
      await other.close();
    }
    expect(fail).not.toHaveBeenCalled();
  });

  test('stop when the application closes and continue after the next start', async () => {
    await put(settings);
    const closing = AbortSignal.abort(new Error('closing'));
    await expect(makeDueBackups(sources(start), fail, closing)).rejects.toThrow('closing');
    expect(await count()).toBe(0);
    expect(await round(start)).toBe(1);
  });

  test('stay on their day of the month after a shorter month', async () => {
    await put({ ...settings, backup_interval: 'monthly' });
    const year = new Date(start).getUTCFullYear() + 1;
    const days = [Date.UTC(year, 0, 28, 12), Date.UTC(year, 1, 28, 12), Date.UTC(year, 2, 28, 12)];
    for (const day of days) expect(await round(day)).toBe(1);
  });

  test('keep their schedule after a restart and beside manual backups', async () => {
    await put(settings);
    expect(await round(start)).toBe(1);
    await put({ type: 'settings' });
    const again = await openStore({ ...site.config, plans: site.catalogue.plans });
    try {
      expect(await round(start + DAY - 1, again)).toBe(0);
      expect(await round(start + DAY, again)).toBe(1);
      expect(await again.backups.list(HARBOUR_TAVERN)).toHaveLength(3);
    } finally {
      await again.close();
    }
  });

  test.each([
    ['backups are off', { backup_enabled: false }],
    ['they are off', { auto_backup_enabled: false }],
  ])('are not made while %s', async (_, off) => {
    await put({ ...settings, ...off });
    expect(await round(start)).toBe(0);
  });

  test('follow a default that a rollout has brought, as does the date of the next one', async () => {
    const { module, call } = backupSettings(site);
    const { auto_backup_enabled, backup_interval } = module.spec.settings.properties ?? {};
    const rollout = { from: '2026-01-10', share: 100 };
    const properties = {
      ...module.spec.settings.properties,
      auto_backup_enabled: { ...auto_backup_enabled, rollout: { ...rollout, to: { default: true } } },
      backup_interval: { ...backup_interval, rollout: { ...rollout, to: { default: 'daily' } } },
    };
    const coming = { ...module, spec: { ...module.spec, settings: { ...module.spec.settings, properties } } };
    const catalogue = { ...site.catalogue, backups: { ...backupSettings(site), module: coming as CompiledModule } };
    const rolled = (now: number) => makeDueBackups({ ...sources(now), catalogue }, fail);
    await site.store.documents.save({
      ...{ guild: HARBOUR_TAVERN, document: documentName(module.spec.id, call), version: module.migrations.length },
      ...{ value: { backup_enabled: true, backup_type: 'settings' }, expectedRevision: null, user: '1', at: 1 },
    });
    expect(await round(start)).toBe(0);
    expect(await rolled(start)).toBe(1);
    expect(await rolled(start + DAY)).toBe(1);
    const access = { guild: { id: HARBOUR_TAVERN }, plan: 'premium', language: 'en' } as RequestAccess;
    const services = { ...sources(start + DAY), catalogue } as unknown as Services;
    const { next_backup_date } = await backupHistory(services, access);
    expect(next_backup_date).toBe(new Date(start + 2 * DAY).toISOString());
  });

  test('follow the default where nothing was ever saved, on plans that include them', async () => {
    const { module } = backupSettings(site);
    const { properties = {}, ...rest } = module.spec.settings;
    const by = (name: string, value: Json) => ({ [name]: { ...properties[name], default: value } });
    const changed = { ...properties, ...by('backup_enabled', true), ...by('auto_backup_enabled', true) };
    const settled = { ...rest, properties: { ...changed, ...by('backup_type', 'settings') } };
    const on = { ...module, spec: { ...module.spec, settings: settled } } as CompiledModule;
    const catalogue = { ...site.catalogue, backups: { ...backupSettings(site), module: on } };
    const byDefault = (now: number) => makeDueBackups({ ...sources(now), catalogue }, fail);
    await saveDocument(site.store, 1, null);
    await site.store.subscriptions.grant({ guild: '9', plan: 'premium', now: 1 });
    const withPremium = [HARBOUR_TAVERN, '9'];
    expect((await site.store.subscriptions.plansOf([...withPremium, GUILD], start)).get(GUILD)).toBe('free');
    expect(await byDefault(start)).toBe(await site.store.subscriptions.countRaised(start));
    for (const guild of withPremium) expect(await site.store.backups.list(guild)).toHaveLength(1);
    expect(await site.store.backups.list(GUILD)).toEqual([]);
    const nextIn = async (plan: string) => {
      const access = { guild: { id: '9' }, plan, language: 'en' } as RequestAccess;
      const services = { ...sources(start), catalogue } as unknown as Services;
      return (await backupHistory(services, access)).next_backup_date;
    };
    expect(await nextIn('premium')).toBe(new Date(start + 7 * DAY).toISOString());
    expect(await nextIn('free')).toBeNull();
  });

  test('stop and resume with Premium', async () => {
    await put(settings);
    await site.store.subscriptions.revoke(HARBOUR_TAVERN, Date.now());
    expect(await round(start)).toBe(0);
    await site.store.subscriptions.grant({ guild: HARBOUR_TAVERN, plan: 'premium', now: start });
    expect(await round(start)).toBe(1);
  });

  test('are retried if they fail, without affecting other servers', async () => {
    await put({ ...settings, backup_type: 'full' });
    await site.store.subscriptions.grant({ guild: '9', plan: 'premium', now: 1 });
    await site.store.documents.save({
      guild: '9',
      document: 'serverBackup.settings',
      value: settings,
      version: 0,
      expectedRevision: 0,
      user: '1',
      at: 1,
    });
    const failures: string[] = [];
    const broken = {
      ...sources(start),
      guilds: {
        ...guilds(),
        layoutRoles: () => Promise.reject(new Error('out')),
        layoutChannels: () => new Promise(() => {}),
      } as never,
    };
    expect(await makeDueBackups(broken, (guild) => failures.push(guild))).toBe(1);
    expect(failures).toEqual([HARBOUR_TAVERN]);
    await put(settings);
    expect(await round(start + 1)).toBe(1);
    expect(await count()).toBe(1);
  });

  test('check once per interval, silently, whether the bot is back in a server that it left', async () => {
    await put({ ...settings, backup_type: 'full' });
    const gone = vi.fn(async () => null);
    const here = vi.fn(async () => []);
    const at = (now: number, guild: typeof gone | typeof here) =>
      makeDueBackups(
        { ...sources(now), guilds: { ...guilds(), layoutRoles: guild, layoutChannels: guild } as never },
        fail,
      );
    for (const later of [0, 60_000, 120_000]) expect(await at(start + later, gone)).toBe(0);
    expect(gone).toHaveBeenCalledTimes(2);
    expect(await at(start + DAY, gone)).toBe(0);
    expect(gone).toHaveBeenCalledTimes(4);
    expect(fail).not.toHaveBeenCalled();
    // The bot is back: backups continue with the next interval.
    expect(await at(start + 2 * DAY - 1, here)).toBe(0);
    expect(await at(start + 2 * DAY, here)).toBe(1);
  });

  test('of settings alone are not made either while the bot is away', async () => {
    await put(settings);
    const at = (now: number, bot: object | null) => makeDueBackups({ ...sources(now), guilds: guilds(bot) }, fail);
    expect(await at(start, null)).toBe(0);
    expect(await at(start + DAY, {})).toBe(1);
    expect(fail).not.toHaveBeenCalled();
  });

  test('follow settings that were moved there from another module, as does the date of the next one', async () => {
    const { module, call } = backupSettings(site);
    const from = { module: 'shop', documents: ['old'], version: 0, path: 'auto' };
    const step: MigrationStep = { op: 'move', from, to: 'auto_backup_enabled' };
    const moved = { ...module, migrations: [...module.migrations, [step]], origins: { shop: [] } };
    const catalogue = { ...site.catalogue, backups: { ...backupSettings(site), module: moved } };
    const save = (document: string, value: SettingsDocument) =>
      site.store.documents.save({
        ...{ guild: HARBOUR_TAVERN, document, version: 0, value },
        ...{ expectedRevision: null, user: '1', at: 1 },
      });
    await save(documentName('shop', { id: 'old' }), { auto: true });
    await save(documentName(module.spec.id, call), {
      backup_enabled: true,
      backup_type: 'settings',
      backup_interval: 'daily',
    });
    expect(await makeDueBackups({ ...sources(start), catalogue }, fail)).toBe(1);
    const access = { guild: { id: HARBOUR_TAVERN }, plan: 'premium', language: 'en' } as RequestAccess;
    const services = { ...sources(start), catalogue } as unknown as Services;
    expect((await backupHistory(services, access)).next_backup_date).toBe(new Date(start + DAY).toISOString());
  });

  test('are made by the running application', async () => {
    await put({ ...settings, backup_type: 'full' });
    const logged: string[] = [];
    const logStream = { write: (line: string) => logged.push(line) };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = buildApp(site.config, { catalogue: site.catalogue, store: site.store, logStream });
    await app.ready();
    try {
      await vi.advanceTimersByTimeAsync(BACKUP_INTERVAL);
      for (let wait = 0; wait < 100 && (await count()) === 0; wait++) await pause(20);
      expect(await count()).toBe(1);
      await vi.advanceTimersByTimeAsync(BACKUP_INTERVAL);
    } finally {
      await app.close();
    }
    expect(await count()).toBe(1);
    expect(logged.filter((line) => line.includes('automatic backups were made'))).toHaveLength(1);
  });
});
