import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import {
  ADMIN,
  demoSettings,
  demoWorld,
  FOREIGN_CHANNEL,
  FOREIGN_KEEP,
  FOREIGN_ROLE,
  HARBOUR_CHANNELS,
  HARBOUR_ROLES,
  HARBOUR_TAVERN,
  LIBRARY_CHANNELS,
  LIBRARY_ROLES,
  MEMBER,
  OWNER,
  QUIET_LIBRARY,
} from './world.ts';

const world = demoWorld();

test('every id is a unique snowflake of 18 digits', () => {
  const ids = world.guilds.flatMap((guild) => [
    ...guild.roles.map(({ id }) => id),
    ...guild.channels.map(({ id }) => id),
    ...guild.emojis.map(({ id }) => id),
  ]);
  for (const id of [...ids, ...world.users.map((user) => user.id)]) expect(id).toMatch(/^[1-9]\d{17}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(world.guilds.map((guild) => [guild.name, guild] as const))('%s', (_name, guild) => {
  test('is consistent', () => {
    const roleIds = new Set(guild.roles.map(({ id }) => id));
    const categories = new Set(guild.channels.filter(({ type }) => type === 4).map(({ id }) => id));
    expect(guild.roles.find(({ id }) => id === guild.id)).toMatchObject({ name: '@everyone', position: 0 });
    expect(new Set(guild.roles.map(({ position }) => position)).size).toBe(guild.roles.length);
    for (const { parentId } of guild.channels) if (parentId) expect(categories).toContain(parentId);
    for (const { name } of guild.emojis) expect(name).toMatch(/^\w{2,32}$/);
    expect(new Set(guild.emojis.map(({ name }) => name)).size).toBe(guild.emojis.length);
    for (const { roles, userId } of guild.members) {
      for (const id of roles) expect(roleIds).toContain(id);
      expect(world.user(userId)).toBeDefined();
    }
    expect(guild.members.some(({ userId }) => userId === guild.ownerId)).toBe(true);
  });

  test('has a managed role of the bot exactly if the bot is in it', () => {
    expect(guild.roles.some(({ botId }) => botId === world.bot.id)).toBe(world.hasBot(guild.id));
  });

  test('has settings', () => {
    expect(demoSettings.filter(({ guildId }) => guildId === guild.id)).toHaveLength(1);
  });
});

test('the named roles and channels exist', () => {
  const has = (guildId: string, ids: readonly string[], key: 'roles' | 'channels') => {
    const present = world.guild(guildId)?.[key].map(({ id }) => id) ?? [];
    expect(present).toEqual(expect.arrayContaining([...ids]));
  };
  has(HARBOUR_TAVERN, Object.values(HARBOUR_ROLES), 'roles');
  has(HARBOUR_TAVERN, Object.values(HARBOUR_CHANNELS), 'channels');
  has(QUIET_LIBRARY, Object.values(LIBRARY_ROLES), 'roles');
  has(QUIET_LIBRARY, Object.values(LIBRARY_CHANNELS), 'channels');
  has(FOREIGN_KEEP, [FOREIGN_ROLE], 'roles');
  has(FOREIGN_KEEP, [FOREIGN_CHANNEL], 'channels');
});

test('Harbour Tavern has a role for every filter and hierarchy rule', () => {
  const role = (id: string) => world.guild(HARBOUR_TAVERN)!.roles.find((other) => other.id === id)!;
  expect(role(HARBOUR_ROLES.verified).position).toBeGreaterThan(role(HARBOUR_ROLES.newcomer).position);
  expect(role(HARBOUR_ROLES.admin).permissions & PermissionFlagsBits.Administrator).not.toBe(0n);
  expect(role(HARBOUR_ROLES.moderator).permissions & PermissionFlagsBits.BanMembers).not.toBe(0n);
  expect(role(HARBOUR_ROLES.namedBot).name).toMatch(/bot/i);
  expect(role(HARBOUR_ROLES.namedEveryone).name).toMatch(/everyone/i);
  expect(role(HARBOUR_ROLES.namedLra).name).toMatch(/lra/i);
  expect(role(HARBOUR_ROLES.sailor).name).not.toMatch(/bot|everyone|lra/i);
});

test('the three demo users have the permissions that their logins suggest', () => {
  const manages = (user: string) => world.guilds.filter(({ id }) => world.mayManage(id, user)).length;
  expect([OWNER, ADMIN, MEMBER].map(manages)).toEqual([4, 3, 0]);
});

test('the bot can have another name', () => {
  const other = demoWorld({ botName: 'Otherbot' });
  expect(other.bot.globalName).toBe('Otherbot');
  const names = other.guilds.flatMap(({ roles }) => roles.filter(({ botId }) => botId).map(({ name }) => name));
  expect(new Set(names)).toEqual(new Set(['Otherbot']));
  expect(world.bot.globalName).toBe('Guildhall');
});

test('a reset restores the initial state', () => {
  const changed = demoWorld();
  changed.deleteRole(HARBOUR_TAVERN, HARBOUR_ROLES.verified);
  changed.removeBot(QUIET_LIBRARY);
  changed.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.quayCategory);
  expect(
    changed.guild(HARBOUR_TAVERN)?.channels.every(({ parentId }) => parentId !== HARBOUR_CHANNELS.quayCategory),
  ).toBe(true);
  changed.reset();
  expect(changed.guilds).toEqual(world.guilds);
});
