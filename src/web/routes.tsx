import { matchRoutes, Navigate, type RouteObject, useParams } from 'react-router-dom';
import { lazyPage } from './pages/lazyPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PublicPage } from './pages/PublicPage.tsx';
import { RequireSession } from './RequireSession.tsx';
import { Shell } from './Shell.tsx';

/** The address by which schemas name the screen of a module. */
function ModuleRedirect() {
  const { guildId, module } = useParams();
  return <Navigate to={`/dashboard/${guildId}?section=${module}`} replace />;
}

const health = lazyPage(async () => (await import('./health/HealthPage.tsx')).HealthPage);
const premium = lazyPage(async () => (await import('./premium/PremiumPage.tsx')).PremiumPage);
const dashboard = lazyPage(async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage);
const configure = lazyPage(async () => (await import('./configure/ConfigurePage.tsx')).ConfigurePage);

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { index: true, element: <PublicPage /> },
      { path: 'premium', element: <premium.Page />, handle: premium },
      {
        element: <RequireSession />,
        children: [
          { path: 'dashboard', element: <dashboard.Page />, handle: dashboard },
          { path: 'dashboard/:guildId', element: <configure.Page />, handle: configure },
          { path: 'configure/:guildId/:module', element: <ModuleRedirect /> },
          { path: 'health', element: <health.Page />, handle: health },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Fetches the code of the page at a path. Undefined where it is there already. */
export function loadPage(path: string, basename: string): Promise<void> | undefined {
  const [page] = matchRoutes(routes, path, basename)?.slice(-1) ?? [];
  return page?.route.handle?.load();
}
