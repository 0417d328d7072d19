import type { ComponentType } from 'react';
import { ParamsContext, Redirect, useLocation, useParams } from './navigation/AppRouter.tsx';
import { matchPath } from './navigation/location.ts';
import { lazyPage } from './pages/lazyPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PublicPage } from './pages/PublicPage.tsx';
import { RequireSession } from './RequireSession.tsx';

interface Route {
  /** Like `/dashboard/:guildId`. */
  path: string;
  Page: ComponentType;
  /** Whether only signed-in users see it. */
  guarded?: boolean;
  /** Fetches its code. Undefined where it is there already. */
  load?(): Promise<void> | undefined;
}

const routes: readonly Route[] = [
  { path: '/', Page: PublicPage },
  { path: '/premium', ...lazyPage(async () => (await import('./premium/PremiumPage.tsx')).PremiumPage) },
  {
    path: '/dashboard',
    guarded: true,
    ...lazyPage(async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage),
  },
  {
    path: '/dashboard/:guildId',
    guarded: true,
    ...lazyPage(async () => (await import('./configure/ConfigurePage.tsx')).ConfigurePage),
  },
  { path: '/configure/:guildId/economy', guarded: true, Page: EconomyRedirect },
  { path: '/health', guarded: true, ...lazyPage(async () => (await import('./health/HealthPage.tsx')).HealthPage) },
];

/** The page at a path without prefix, and the values in it. Undefined if there is none. */
export function routeAt(path: string): { route: Route; params: Record<string, string> } | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}

/** Fetches the code of the page at a path without prefix. Undefined where it is there already. */
export function loadPage(path: string): Promise<void> | undefined {
  return routeAt(path)?.route.load?.();
}

/** The page of the address. */
export function CurrentPage() {
  const found = routeAt(useLocation().pathname);
  if (!found) return <NotFoundPage />;
  const { Page, guarded } = found.route;
  return (
    <ParamsContext value={found.params}>
      {guarded ? (
        <RequireSession>
          <Page />
        </RequireSession>
      ) : (
        <Page />
      )}
    </ParamsContext>
  );
}

function EconomyRedirect() {
  const { guildId } = useParams();
  return <Redirect to={`/dashboard/${guildId}?section=economy`} />;
}
