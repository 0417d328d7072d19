import type { Unseen } from '../../api/history.ts';
import { mayReadModule } from '../../policies/rights.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import type { Services } from '../services.ts';
import { moduleOfDocument } from './entryVersions.ts';
import { shownModule } from './history.ts';
import { peopleOf } from './people.ts';

/** The modules that others have changed since the user last looked. Whoever has never looked has missed nothing. */
export async function listUnseen(services: Services, access: RequestAccess): Promise<Unseen> {
  const { store, catalogue } = services;
  const guild = access.guild.id;
  const seen = await store.history.seen(guild, access.userId);
  const baseline = seen.get('');
  if (baseline === undefined) return { modules: [] };
  const entries = await store.history.newest(guild, {
    since: Math.min(...seen.values()),
    exceptBy: access.userId,
  });
  const newest = new Map<string, (typeof entries)[number]>();
  for (const entry of entries) {
    const id = entry.made ? moduleOfDocument(catalogue, entry.made.document)?.spec.id : undefined;
    if (id === undefined || !mayReadModule(access, id) || entry.cursor <= (seen.get(id) ?? baseline) || newest.has(id))
      continue;
    newest.set(id, entry);
  }
  const people = await peopleOf(
    services,
    access,
    [...newest.values()].map(({ user_id }) => user_id),
  );
  return {
    modules: [...newest].map(([module, entry]) => ({
      module,
      cursor: String(entry.cursor),
      at: new Date(entry.at).toISOString(),
      by: people.actorOf(entry),
    })),
  };
}

/** Remembers that the user has looked at a module, or at all of them. @throws Refusal 400, 403 */
export async function markSeen(services: Services, access: RequestAccess, module: string | undefined): Promise<void> {
  if (module !== undefined) shownModule(services, access, module);
  await services.store.history.markSeen(access.guild.id, access.userId, module);
}
