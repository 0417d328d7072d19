import { useRoutes } from 'react-router-dom';
import { AppRouter } from './navigation/AppRouter.tsx';
import type { AppHistory } from './navigation/history.ts';
import { PageBoundary } from './pages/PageBoundary.tsx';
import { loadPage, routes } from './routes.tsx';

/** The application: the pages behind the public site. */
export function App({ history, basename }: { history: AppHistory; basename: string }) {
  return (
    <AppRouter history={history} basename={basename} prepare={loadPage}>
      <PageBoundary page="all">
        <Routes />
      </PageBoundary>
    </AppRouter>
  );
}

function Routes() {
  return useRoutes(routes);
}
