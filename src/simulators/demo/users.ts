import type { User } from '../discord/world.ts';

/** User ids. */
export const OWNER = '810000000000000001';
export const ADMIN = '810000000000000002';
export const MEMBER = '810000000000000003';
/** Owns a guild that none of the others is in; cannot sign in. */
export const STRANGER = '810000000000000004';
/** Has a role to which the owner gives access to some modules. */
export const MODERATOR = '810000000000000005';
export const BOT = '810000000000000009';

export const demoUsers: User[] = [
  {
    id: OWNER,
    username: 'marisol.vane',
    globalName: 'Marisol Vane',
    avatar: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
    login: 'owner',
    about: 'Marisol Vane owns servers with and without Premium, one of them very large.',
  },
  {
    id: ADMIN,
    username: 'teo_brandt',
    globalName: 'Teo Brandt',
    avatar: null,
    login: 'admin',
    about: 'Teo Brandt is an administrator of servers that others own.',
  },
  {
    id: MEMBER,
    username: 'ines',
    globalName: null,
    avatar: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    login: 'member',
    about: 'Ines is an ordinary member without rights.',
  },
  {
    id: MODERATOR,
    username: 'anca.pop',
    globalName: 'Anca Pop',
    avatar: null,
    login: 'moderator',
    about: 'Anca Pop is a moderator who may work with some modules of a server.',
  },
  { id: STRANGER, username: 'odile.k', globalName: 'Odile', avatar: null },
];

/** The bot's own user. */
export const botUser = (name: string): User => ({
  id: BOT,
  username: name,
  globalName: name,
  avatar: 'b07b07b07b07b07b07b07b07b07b07b0',
  bot: true,
});
