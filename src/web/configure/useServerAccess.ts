import { useEffect, useReducer, useState } from 'react';
import type { Plan } from '../../language/model.ts';
import { reportedPlan } from '../../language/plans/planOrder.ts';
import { ApiFailure, read } from '../calls/api.ts';
import { isGuildId } from '../calls/guilds.ts';
import { planIds } from '../product/planIds.ts';
import { withRetries } from './retry.ts';

/** Whether the person may configure the server, and the server's plan. */
export type ServerAccess =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'denied' }
  | { status: 'granted'; plan: Plan };

/** @returns what the server says, and a way to ask again */
export function useServerAccess(guildId: string): { access: ServerAccess; retry(): void } {
  const [access, setAccess] = useState<ServerAccess>({ status: 'loading' });
  const [asked, retry] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks for the same again
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
  }, [guildId, asked]);
  return { access, retry };
}

function toAccess(permissions: Record<string, unknown>): ServerAccess {
  // What is not said is not known: neither the right nor the plan is denied.
  if (['is_owner', 'can_modify', 'is_premium'].some((name) => typeof permissions[name] !== 'boolean')) {
    return { status: 'failed' };
  }
  if (permissions.is_owner !== true && permissions.can_modify !== true) return { status: 'denied' };
  return { status: 'granted', plan: reportedPlan(planIds, permissions.is_premium === true, permissions.plan) };
}

function toDenial(failure: unknown): ServerAccess {
  const status = failure instanceof ApiFailure ? failure.status : 0;
  // The session's guard leaves the page.
  if (status === 401) return { status: 'loading' };
  return { status: status === 403 ? 'denied' : 'failed' };
}
