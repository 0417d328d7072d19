import { useCallback, useEffect, useRef, useState } from 'react';
import { loadConfig } from '../calls/config.ts';
import { type GuildLists, readGuildLists } from '../calls/guilds.ts';

export type Servers = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; lists: GuildLists };

/** The user's servers: loaded once, again on `retry`, and silently on `refetch`. */
export function useServers() {
  const [servers, setServers] = useState<Servers>({ status: 'loading' });
  // An answer overtaken by a later call is not shown.
  const latest = useRef(0);

  const fetchLists = useCallback(async (force: boolean): Promise<GuildLists> => {
    const mine = ++latest.current;
    const [lists] = await Promise.all([readGuildLists(force), loadConfig()]);
    if (mine === latest.current) setServers({ status: 'loaded', lists });
    return lists;
  }, []);

  const load = useCallback(
    async (force: boolean) => {
      const attempt = latest.current + 1;
      try {
        await fetchLists(force);
      } catch {
        if (attempt === latest.current) setServers({ status: 'failed' });
      }
    },
    [fetchLists],
  );

  useEffect(() => {
    void load(false);
    return () => {
      latest.current += 1;
    };
  }, [load]);

  const retry = useCallback(() => {
    setServers({ status: 'loading' });
    void load(true);
  }, [load]);

  const refetch = useCallback(() => fetchLists(true), [fetchLists]);
  return { servers, retry, refetch };
}
