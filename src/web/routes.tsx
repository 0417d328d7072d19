import { Navigate, type RouteObject, useParams } from 'react-router-dom';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { Loading } from './pages/Loading.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PublicPage } from './pages/PublicPage.tsx';
import { RequireSession } from './RequireSession.tsx';
import { Shell } from './Shell.tsx';

function EconomyRedirect() {
  const { guildId } = useParams();
  return <Navigate to={`/dashboard/${guildId}?section=economy`} replace />;
}

const healthPage = async () => ({ Component: (await import('./health/HealthPage.tsx')).HealthPage });
const premiumPage = async () => ({ Component: (await import('./premium/PremiumPage.tsx')).PremiumPage });
const dashboardPage = async () => ({ Component: (await import('./dashboard/DashboardPage.tsx')).DashboardPage });
const configurePage = async () => ({ Component: (await import('./configure/ConfigurePage.tsx')).ConfigurePage });

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      {
        // An error of a page, or the wait for its code, leaves the bar in place.
        errorElement: <ErrorPage />,
        hydrateFallbackElement: <Loading />,
        children: [
          { index: true, element: <PublicPage /> },
          { path: 'premium', lazy: premiumPage },
          {
            element: <RequireSession />,
            children: [
              { path: 'dashboard', lazy: dashboardPage },
              { path: 'dashboard/:guildId', lazy: configurePage },
              { path: 'configure/:guildId/economy', element: <EconomyRedirect /> },
              { path: 'health', lazy: healthPage },
            ],
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
