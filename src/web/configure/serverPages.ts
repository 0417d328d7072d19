import type { ComponentType } from 'react';
import type { Plan } from '../../language/model.ts';
import { onDemand } from '../../renderer/loading/onDemand.tsx';
import type { PageId } from '../product/catalogue.ts';
import type { ServerInfo } from './useServerInfo.ts';

export interface ServerPageProps {
  guildId: string;
  /** The server's name and icon; null while they are unknown. */
  info: ServerInfo | null;
  /** The server's plan. */
  plan: Plan;
  /** Whether the user may see all of the server, not only modules that their roles open. */
  isWhole: boolean;
}

/**
 * What draws each page that `schemas/screens/configure.json` lists. Pages are in the folder of their id, and named after
 * it (see `scripts/build/routeFiles.ts`).
 */
export const serverPages: Readonly<Record<PageId, ComponentType<ServerPageProps>>> = {
  overview: onDemand(() => import('../overview/OverviewPage.tsx')),
  history: onDemand(() => import('../history/HistoryPage.tsx')),
  transfer: onDemand(() => import('../transfer/TransferPage.tsx')),
};
