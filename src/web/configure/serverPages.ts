import type { ComponentType } from 'react';
import { onDemand } from '../../renderer/loading/onDemand.tsx';
import type { PageId } from '../product/catalogue.ts';
import type { ServerPageProps } from './serverPageProps.ts';

/**
 * What draws each page that `schemas/screens/configure.json` lists. Pages are in the folder of their id, and named after
 * it (see `scripts/build/routeFiles.ts`).
 */
export const serverPages: Readonly<Record<PageId, ComponentType<ServerPageProps>>> = {
  overview: onDemand(() => import('../overview/OverviewPage.tsx')),
  history: onDemand(() => import('../history/HistoryPage.tsx')),
  transfer: onDemand(() => import('../transfer/TransferPage.tsx')),
};
