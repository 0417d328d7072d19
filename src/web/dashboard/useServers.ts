import { useCallback } from 'react';
import { type LoadCall, useResource } from '../../renderer/loading/useResource.ts';
import { loadConfig } from '../calls/config.ts';
import { readUserGuilds, type UserGuilds } from '../calls/guilds.ts';

export type ServersState = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; lists: UserGuilds };

/** The servers of the signed-in user. `retry` starts over; `refetch` keeps what is shown, and rejects on failure. */
export function useServers() {
  const { status, value, retry, refresh } = useResource(loadServers);
  const refetch = useCallback(async (): Promise<UserGuilds> => {
    const lists = await refresh();
    if (!lists) throw new Error('The servers could not be read again');
    return lists;
  }, [refresh]);
  const unloaded = status === 'failed' ? 'failed' : 'loading';
  const servers: ServersState = value ? { status: 'loaded', lists: value } : { status: unloaded };
  return { servers, retry, refetch };
}

/** The configuration, without which no bot can be added, is loaded at the same time. */
async function loadServers({ again }: LoadCall): Promise<UserGuilds> {
  const [lists] = await Promise.all([readUserGuilds(again), loadConfig()]);
  return lists;
}
