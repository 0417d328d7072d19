import type { Context } from '../../../language/model.ts';
import type { ReferenceNames } from './referenceNames.ts';

/** Adds what is missing to the lists of the server, so that changes show them by name. */
export function withKnownNames(context: Context, known: ReferenceNames): Context {
  const { guild } = context;
  const missing = (kind: string, list: readonly { id: string }[] | null) => {
    const ids = new Set(list?.map(({ id }) => id));
    return [...known].flatMap(([key, name]) => {
      const [of, id = ''] = key.split(':');
      return of === kind && !ids.has(id) ? [{ id, name }] : [];
    });
  };
  const plainRole = { color: 0, icon: null, managed: false, position: 0, permissions: [] };
  const { roles, channels, voiceChannels, categories, members } = guild;
  const former = Object.entries(members ?? {}).flatMap(([id, member]) => {
    const name = member ? undefined : known.get(`member:${id}`);
    return name === undefined ? [] : [[id, { id, name }] as const];
  });
  return {
    ...context,
    guild: {
      ...guild,
      roles: roles && [...roles, ...missing('role', roles).map((role) => ({ ...plainRole, ...role }))],
      channels: channels && [...channels, ...missing('channel', channels).map((channel) => ({ type: 0, ...channel }))],
      voiceChannels: voiceChannels && [
        ...voiceChannels,
        ...missing('voiceChannel', voiceChannels).map((voice) => ({ type: 2, ...voice })),
      ],
      members: members && { ...members, ...Object.fromEntries(former) },
      categories: categories && [
        ...categories,
        ...missing('category', categories).map((category) => ({ position: 0, ...category })),
      ],
    },
  };
}
