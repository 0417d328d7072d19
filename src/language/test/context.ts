import type { Context, Role } from '../model.ts';

/** A role with a position in the hierarchy. */
export function role(id: string, position: number, permissions: string[] = [], name = `Role ${id}`): Role {
  return { id, name, color: 0, icon: null, managed: false, position, permissions };
}

/** A context of a premium guild with a few roles and channels; `parts` override it. */
export function contextOf(parts: Partial<Context> = {}): Context {
  return {
    plan: 'premium',
    user: { is_owner: true, is_admin: true, can_modify: true },
    guild: {
      id: '100',
      roles: [
        role('100', 0, [], '@everyone'),
        role('201', 1, [], 'Newcomer'),
        role('202', 2, [], 'Verified'),
        role('203', 3, ['KICK_MEMBERS'], 'Moderator'),
        role('204', 4, ['ADMINISTRATOR', 'KICK_MEMBERS'], 'Admin'),
      ],
      channels: [
        { id: '301', name: 'general', type: 0 },
        { id: '302', name: 'news', type: 5 },
      ],
      voiceChannels: [{ id: '401', name: 'Lounge', type: 2 }],
      categories: [{ id: '501', name: 'Text', position: 0 }],
    },
    modules: {},
    ...parts,
  };
}
