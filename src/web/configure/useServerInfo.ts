import { useEffect, useState } from 'react';
import { read } from '../calls/api.ts';
import { isGuildId } from '../calls/guilds.ts';
import { withRetries } from './retry.ts';

export interface ServerInfo {
  name: string;
  iconUrl: string | null;
}

/** The server's name and icon. Null until they are loaded, and if they cannot be. */
export function useServerInfo(guildId: string): ServerInfo | null {
  const [info, setInfo] = useState<ServerInfo | null>(null);
  useEffect(() => {
    setInfo(null);
    if (!isGuildId(guildId)) return;
    const controller = new AbortController();
    withRetries(() => read(`/auth/guilds/${guildId}/`), controller.signal).then(
      ({ name, icon_url }) => {
        if (controller.signal.aborted || typeof name !== 'string') return;
        setInfo({ name, iconUrl: typeof icon_url === 'string' && icon_url !== '' ? icon_url : null });
      },
      // The page works without them, as 'unknown server'.
      () => {},
    );
    return () => controller.abort();
  }, [guildId]);
  return info;
}
