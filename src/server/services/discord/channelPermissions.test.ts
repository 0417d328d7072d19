import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { role } from '../../../language/test/context.ts';
import { channelPermissions, lackedPermissions, type Membership, type PermissionScope } from './channelPermissions.ts';
import type { Overwrite } from './guildLayout.ts';
import { permissionBits, permissionNames } from './permissionNames.ts';

const TEXT = 0;
const VOICE = 2;
const STAGE = 13;
const EVERYONE = '100';
const BOT = '7';

const member = (base: string[], ofRole: string[] = [], parts: Partial<Membership> = {}): Membership => ({
  guild: {
    id: EVERYONE,
    owner_id: '42',
    roles: [role(EVERYONE, 0, base), role('201', 1, ofRole), role('202', 2), role('203', 3, ['ADMINISTRATOR'])],
  },
  userId: BOT,
  roles: ['201', '202'],
  ...parts,
});
const overwrite = (id: string, allow: bigint, deny: bigint, type = id === BOT ? 1 : 0): Overwrite => ({
  id,
  type,
  allow: String(allow),
  deny: String(deny),
});
const channel = (overwrites: Overwrite[] = [], type = TEXT): PermissionScope => ({ type, overwrites });
const permissions = (who: Membership, where = channel()) => permissionNames(channelPermissions(who)(where));

const WRITER = ['VIEW_CHANNEL', 'SEND_MESSAGES'];

describe('the permissions of a member in a channel', () => {
  test('are those of @everyone and of the roles held', () => {
    expect(permissions(member(['VIEW_CHANNEL'], ['SEND_MESSAGES']))).toEqual(WRITER);
    expect(permissions(member(['VIEW_CHANNEL'], ['SEND_MESSAGES'], { roles: ['202'] }))).toEqual(['VIEW_CHANNEL']);
  });

  test('are all for administrators and the owner, whatever a channel denies', () => {
    const closed = channel([overwrite(EVERYONE, 0n, P.ViewChannel), overwrite(BOT, 0n, P.ViewChannel)]);
    expect(permissions(member([], [], { roles: ['203'] }), closed)).toEqual(expect.arrayContaining(WRITER));
    expect(permissions(member([], [], { userId: '42', roles: [] }), closed)).toEqual(expect.arrayContaining(WRITER));
    expect(permissions(member(WRITER), closed)).toEqual([]);
  });

  test('are overwritten for @everyone, then for roles, then for the member', () => {
    const everyone = overwrite(EVERYONE, 0n, P.SendMessages);
    const given = overwrite('201', P.SendMessages, 0n);
    const own = overwrite(BOT, 0n, P.SendMessages);
    expect(permissions(member(WRITER), channel([everyone]))).toEqual(['VIEW_CHANNEL']);
    expect(permissions(member([], WRITER), channel([everyone]))).toEqual(['VIEW_CHANNEL']);
    expect(permissions(member(WRITER), channel([given, everyone]))).toEqual(WRITER);
    expect(permissions(member(WRITER), channel([own, given, everyone]))).toEqual(['VIEW_CHANNEL']);
    expect(permissions(member(['VIEW_CHANNEL']), channel([overwrite(BOT, P.SendMessages, 0n), everyone]))).toEqual(
      WRITER,
    );
  });

  test('are granted if one role allows what another denies', () => {
    const both = [overwrite('201', P.SendMessages, 0n), overwrite('202', 0n, P.SendMessages)];
    expect(permissions(member(WRITER), channel(both))).toEqual(WRITER);
    expect(permissions(member(WRITER), channel(both.toReversed()))).toEqual(WRITER);
  });

  test('ignore overwrites of other roles and members, and ids of the wrong type', () => {
    const others = [
      overwrite('999', 0n, P.SendMessages),
      overwrite('8', 0n, P.SendMessages, 1),
      overwrite('201', 0n, P.SendMessages, 1),
      overwrite(BOT, 0n, P.SendMessages, 0),
    ];
    expect(permissions(member(WRITER), channel(others))).toEqual(WRITER);
  });

  test('are none in a hidden channel', () => {
    expect(permissions(member(['SEND_MESSAGES', 'MANAGE_CHANNELS']))).toEqual([]);
    expect(permissions(member(WRITER), channel([overwrite(EVERYONE, 0n, P.ViewChannel)]))).toEqual([]);
  });

  test.each([VOICE, STAGE])('are View Channel alone without Connect, in channel type %i', (type) => {
    expect(permissions(member([...WRITER, 'MANAGE_CHANNELS']), channel([], type))).toEqual(['VIEW_CHANNEL']);
    expect(permissions(member([...WRITER, 'CONNECT']), channel([], type))).toEqual([...WRITER, 'CONNECT']);
  });

  test('to embed, attach and mention require Send Messages', () => {
    const added = ['EMBED_LINKS', 'ATTACH_FILES', 'MENTION_EVERYONE'];
    expect(permissions(member(['VIEW_CHANNEL', 'CONNECT', ...added]))).toEqual(['VIEW_CHANNEL', 'CONNECT']);
    expect(permissions(member([...WRITER, ...added]))).toEqual([...WRITER, ...added]);
  });

  const names = ['ADMINISTRATOR', 'VIEW_CHANNEL', 'SEND_MESSAGES', 'EMBED_LINKS', 'CONNECT', 'MANAGE_CHANNELS'];
  const bit = (name: string) => permissionBits([name]);
  const someNames = fc.subarray(names);
  const someBits = someNames.map(permissionBits);
  const ids = [EVERYONE, '201', '202', '204', BOT, '8'];
  const overwrites = fc
    .uniqueArray(fc.record({ id: fc.constantFrom(...ids), allow: someBits, deny: someBits }), {
      selector: ({ id }) => id,
    })
    .map((list) => list.map(({ id, allow, deny }) => overwrite(id, allow, deny, [BOT, '8'].includes(id) ? 1 : 0)));
  const cases = fc.record({
    base: someNames,
    granted: fc.tuple(someNames, someNames, someNames),
    held: fc.subarray(['201', '202', '204']),
    owner: fc.constantFrom('42', BOT),
    type: fc.constantFrom(TEXT, VOICE, STAGE, 4, 5, 15),
    overwrites,
  });

  test('match a naive implementation of the rules', () => {
    fc.assert(
      fc.property(cases, ({ base, granted, held, owner, type, overwrites: changes }) => {
        const roles = [
          role(EVERYONE, 0, base),
          ...granted.map((list, index) => role(['201', '202', '204'][index] ?? '', 1, list)),
        ];
        const who: Membership = { guild: { id: EVERYONE, owner_id: owner, roles }, userId: BOT, roles: held };
        const bits = channelPermissions(who)({ type, overwrites: changes });
        for (const name of names) {
          expect((bits & bit(name)) !== 0n, name).toBe(plainly(who, { type, overwrites: changes }, name));
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('lacked permissions', () => {
  const TALK = ['CONNECT', 'MOVE_MEMBERS'];
  const lacked = (who: Membership, type = TEXT) => lackedPermissions(who)(channel([], type));

  test('are those that settings may need', () => {
    expect(lacked(member([...WRITER, 'ADD_REACTIONS']))).toEqual(['MANAGE_CHANNELS', 'EMBED_LINKS', 'ATTACH_FILES']);
    expect(lacked(member([], [], { roles: ['203'] }))).toEqual([]);
  });

  test.each([VOICE, STAGE, 4])('include voice permissions in channel type %i', (type) => {
    expect(lacked(member([...WRITER, 'EMBED_LINKS']), type)).toEqual(expect.arrayContaining(TALK));
  });

  test.each([TEXT, 5, 15])('exclude voice permissions in channel type %i', (type) => {
    expect(lacked(member([]), type)).not.toEqual(expect.arrayContaining(['CONNECT']));
    expect(lacked(member([]), type)).not.toEqual(expect.arrayContaining(['MOVE_MEMBERS']));
  });
});

/** Discord's rules for a single permission, step by step and without sets of bits. */
function plainly({ guild, userId, roles }: Membership, where: PermissionScope, name: string): boolean {
  const mine = guild.roles.filter(({ id }) => id === guild.id || roles.includes(id));
  if (guild.owner_id === userId) return true;
  if (mine.some((one) => one.permissions.includes('ADMINISTRATOR'))) return true;
  const has = (one: string): boolean => {
    let granted = mine.some((held) => held.permissions.includes(one));
    const names = (bits: string) => permissionNames(BigInt(bits));
    const of = (applies: (overwrite: Overwrite) => boolean) => {
      const applying = where.overwrites.filter(applies);
      if (applying.some(({ deny }) => names(deny).includes(one))) granted = false;
      if (applying.some(({ allow }) => names(allow).includes(one))) granted = true;
    };
    of(({ id }) => id === guild.id);
    of(({ id, type }) => type === 0 && id !== guild.id && roles.includes(id));
    of(({ id, type }) => type === 1 && id === userId);
    return granted;
  };
  const isVoice = where.type === VOICE || where.type === STAGE;
  if (!has('VIEW_CHANNEL')) return false;
  if (isVoice && !has('CONNECT') && name !== 'VIEW_CHANNEL') return false;
  if (name === 'EMBED_LINKS' && !has('SEND_MESSAGES')) return false;
  return has(name);
}
