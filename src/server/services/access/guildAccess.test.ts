import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sqlite } from '../../../../tests/server/engines.ts';
import { catalogueWith, guild, guildDataWith, OWNER, savedModule } from '../../../../tests/server/guilds.ts';
import type { Json } from '../../../language/model.ts';
import type { Store } from '../../store/store.ts';
import type { GuildData } from '../discord/guildData.ts';
import { guildAccess } from './guildAccess.ts';

const engine = sqlite();
let store: Store;
beforeEach(async () => {
  await engine.prepare();
  store = await engine.open();
});
afterEach(async () => {
  await store.close();
  await engine.clear();
});

const catalogue = catalogueWith(savedModule({ admins: { type: 'boolean', default: false } }));
const access = (parts: Partial<GuildData> = {}) => guildAccess(guildDataWith(parts), store, catalogue, () => 5000);
const allow = (admins: Json) =>
  store.documents.save({
    guild: guild.id,
    document: 'fixture.settings',
    value: { admins },
    version: 0,
    expectedRevision: null,
    user: OWNER,
    at: 1,
  });

describe('the access of a user to a server', () => {
  test('is unlimited for its owner, whose roles are not read', async () => {
    const owner = await access({ guild: async () => ({ value: guild, age: 7 }) }).of(guild.id, OWNER);
    expect(owner).toEqual({
      userId: OWNER,
      guild,
      rights: { is_owner: true, is_admin: true, can_modify: true },
      roleAccess: new Map(),
      withheldRoles: [],
      adminModify: false,
      revision: 0,
      plan: 'free',
      age: 7,
    });
  });

  test('depends on the setting for administrators', async () => {
    const asked: unknown[] = [];
    const admins = access({
      guild: async (...asks) => {
        asked.push(asks);
        return { value: guild, age: 0 };
      },
      memberRoles: async (...asks) => {
        asked.push(asks);
        return { value: ['204'], age: 0 };
      },
    });
    expect(await admins.of(guild.id, '43', 2000)).toMatchObject({
      rights: { is_admin: true, can_modify: false },
      revision: 0,
    });
    expect(asked).toEqual([
      [guild.id, 2000],
      [guild.id, '43', 2000],
    ]);
    await allow(true);
    await store.subscriptions.grant({ guild: guild.id, plan: 'premium', now: 1, endsAt: 5001 });
    expect(await admins.of(guild.id, '43')).toMatchObject({
      rights: { is_owner: false, can_modify: true },
      adminModify: true,
      revision: 1,
      plan: 'premium',
    });
    // Only `true` allows it.
    await allow('yes');
    expect(await admins.of(guild.id, '43')).toMatchObject({ adminModify: false, revision: 2 });
  });

  test('is refused without the bot, and to users who have left', async () => {
    await expect(access({ guild: async () => ({ value: null, age: 0 }) }).of('100', OWNER)).rejects.toMatchObject({
      statusCode: 404,
      message: 'error.guild',
    });
    await expect(access({ memberRoles: async () => ({ value: null, age: 0 }) }).of('100', '43')).rejects.toMatchObject({
      statusCode: 403,
      message: 'error.access',
    });
  });
});
