import { useResource } from '../../renderer/loading/useResource.ts';
import { read, unexpectedAnswer } from '../calls/api.ts';
import { isGuildId } from '../calls/guilds.ts';
import { infoPath } from '../calls/paths.ts';
import { withRetries } from './retry.ts';

export interface ServerInfo {
  name: string;
  iconUrl: string | null;
}

/** Milliseconds after which a server is asked about again. */
const AGAIN = 30_000;

/**
 * The name and icon of a server. Without them the page says "unknown server".
 * @returns undefined until they have been loaded or could not be; null while they are unknown
 */
export function useServerInfo(guildId: string): ServerInfo | null | undefined {
  const { status, value } = useResource(({ signal }) => readInfo(guildId, signal), {
    key: isGuildId(guildId) ? guildId : null,
    afterFailure: AGAIN,
  });
  return value ?? (status === 'loading' ? undefined : null);
}

async function readInfo(guildId: string, signal: AbortSignal): Promise<ServerInfo> {
  const { name, icon_url: icon } = await withRetries(() => read(infoPath(guildId)), signal);
  if (typeof name !== 'string') return unexpectedAnswer();
  return { name, iconUrl: typeof icon === 'string' && icon !== '' ? icon : null };
}
