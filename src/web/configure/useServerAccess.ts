import { useEffect, useState } from 'react';
import { ApiFailure, read } from '../api.ts';
import { isGuildId } from '../guilds.ts';
import { endSession } from '../session.ts';
import { withRetries } from './retry.ts';

/** Whether the person may configure the server, and whether it is on Premium. */
export type ServerAccess =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'denied' }
  | { status: 'granted'; premium: boolean };

export function useServerAccess(guildId: string): ServerAccess {
  const [access, setAccess] = useState<ServerAccess>({ status: 'loading' });
  useEffect(() => {
    if (!isGuildId(guildId)) return setAccess({ status: 'failed' });
    setAccess({ status: 'loading' });
    const controller = new AbortController();
    // Without a trailing slash: the modules ask for themselves, with one.
    withRetries(() => read(`/auth/guilds/${guildId}/permissions`), controller.signal)
      .then(toAccess, toDenial)
      .then((next) => {
        if (!controller.signal.aborted) setAccess(next);
      });
    return () => controller.abort();
  }, [guildId]);
  return access;
}

function toAccess(permissions: Record<string, unknown>): ServerAccess {
  if (permissions.is_owner !== true && permissions.can_modify !== true) return { status: 'denied' };
  return { status: 'granted', premium: permissions.is_premium === true };
}

function toDenial(failure: unknown): ServerAccess {
  const status = failure instanceof ApiFailure ? failure.status : 0;
  if (status === 401) {
    // The session's guard leaves the page.
    endSession();
    return { status: 'loading' };
  }
  return { status: status === 403 ? 'denied' : 'failed' };
}
