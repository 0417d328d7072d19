import { useEffect } from 'react';
import type { Plan } from '../../language/model.ts';
import { type Resource, useResource } from '../../renderer/loading/useResource.ts';
import { readServerOverview, type ServerOverview } from './serverOverview.ts';

/** Milliseconds between two looks, while the tab is shown. A tab that is shown again after longer looks at once. */
const AGAIN = 30_000;

/** The last answer about each server, shown at once when the user returns to the page. */
const last = new Map<string, ServerOverview>();

/** Follows the state of a server. @param onPlan told the server's plan whenever the state has been read */
export function useServerOverview(guildId: string, onPlan: (plan: Plan) => void): Resource<ServerOverview> {
  const resource = useResource(
    async ({ signal }) => {
      const overview = await readServerOverview(guildId, signal);
      last.set(guildId, overview);
      onPlan(overview.plan);
      return overview;
    },
    { key: guildId, initial: last.get(guildId), every: AGAIN },
  );
  const { refresh } = resource;
  useEffect(() => {
    if (last.has(guildId)) void refresh();
  }, [guildId, refresh]);
  return resource;
}

/** Forgets the last answers, as a page load does. For tests. */
export function resetOverviews(): void {
  last.clear();
}
