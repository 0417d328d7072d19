import { useCallback, useState } from 'react';
import type { Plan } from '../../../language/model.ts';
import { reportedPlan } from '../../../language/plans/planOrder.ts';
import { useResource } from '../../../renderer/loading/useResource.ts';
import { ApiFailure, read } from '../../calls/api.ts';
import { isGuildId } from '../../calls/guilds.ts';
import { accessPath } from '../../calls/paths.ts';
import { planIds } from '../../product/plans.ts';
import { withRetries } from '../retry.ts';

/** Whether the user may configure the server, and the server's plan. */
export type ServerAccess = { status: 'loading' } | { status: 'failed' } | { status: 'denied' } | GrantedAccess;

export interface GrantedAccess {
  status: 'granted';
  /** The server's plan. */
  plan: Plan;
  /** Whether the server is the user's own. */
  isOwner: boolean;
  /** The ids of the modules that the user's roles let them see; undefined for users who may see all. */
  modules: readonly string[] | undefined;
}

export interface ServerAccessState {
  access: ServerAccess;
  /** Tries again after a failure. */
  retry(): void;
  /** Takes over a plan that the server has reported since. */
  learnPlan(plan: Plan): void;
}

/** Loads the access to a server. */
export function useServerAccess(guildId: string): ServerAccessState {
  const known = isGuildId(guildId);
  const { value, retry } = useResource(({ signal }) => readAccess(guildId, signal), { key: known ? guildId : null });
  // What is loaded later knows better.
  const [learned, setLearned] = useState<{ since: ServerAccess | undefined; plan: Plan }>();
  const learnPlan = useCallback((plan: Plan) => setLearned({ since: value, plan }), [value]);
  const loaded: ServerAccess = known ? (value ?? { status: 'loading' }) : { status: 'failed' };
  const isNewer = loaded.status === 'granted' && learned?.since === loaded && learned.plan !== loaded.plan;
  return { access: isNewer ? { ...loaded, plan: learned.plan } : loaded, retry, learnPlan };
}

/** Never rejects: a failure is an answer, too. */
function readAccess(guildId: string, signal: AbortSignal): Promise<ServerAccess> {
  return withRetries(() => read(accessPath(guildId)), signal).then(toAccess, toDenial);
}

function toAccess(permissions: Record<string, unknown>): ServerAccess {
  // What is not said is not known: neither the right nor the plan is denied.
  if (['is_owner', 'can_modify', 'is_premium'].some((name) => typeof permissions[name] !== 'boolean')) {
    return { status: 'failed' };
  }
  const all = permissions.is_owner === true || permissions.can_modify === true;
  const modules = all ? undefined : idsIn(permissions.modules);
  if (modules?.length === 0) return { status: 'denied' };
  const plan = reportedPlan(planIds, permissions.is_premium === true, permissions.plan);
  return { status: 'granted', plan, isOwner: permissions.is_owner === true, modules };
}

function idsIn(modules: unknown): string[] {
  return typeof modules === 'object' && modules !== null ? Object.keys(modules) : [];
}

function toDenial(failure: unknown): ServerAccess {
  const status = failure instanceof ApiFailure ? failure.status : 0;
  // The session's guard leaves the page.
  if (status === 401) return { status: 'loading' };
  return { status: status === 403 ? 'denied' : 'failed' };
}
