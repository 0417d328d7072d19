import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { AppHistory } from './history.ts';
import { type Location, resolveTo, type To, withoutBase } from './location.ts';

interface Router {
  history: AppHistory;
  /** The prefix of all paths. */
  basename: string;
  /** What is shown: its path has no prefix. */
  location: Location;
}

const RouterContext = createContext<Router | null>(null);

interface AppRouterProps extends Omit<Router, 'location'> {
  /** Loads what the page at a path needs before it is shown. */
  prepare(path: string): Promise<void> | undefined;
  children: ReactNode;
}

/** Shows the page of the address. The previous page stays until the code of the next one is loaded. */
export function AppRouter({ history, basename, prepare, children }: AppRouterProps) {
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(() => {
    const show = () => {
      const next = history.visit();
      const wait = prepare(withoutBase(next.location.pathname, basename));
      if (!wait) return setVisit(next);
      // The user may have gone to another page in the meantime.
      void wait.then(() => history.visit() === next && setVisit(next));
    };
    // A redirect may have happened before.
    show();
    return history.listen(show);
  }, [history, prepare, basename]);
  const router = useMemo(() => {
    const pathname = withoutBase(visit.location.pathname, basename);
    return { history, basename, location: { ...visit.location, pathname } };
  }, [history, basename, visit]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no AppRouter around this component');
  return router;
}

export function useAppHistory(): AppHistory {
  return useRouter().history;
}

/** The location of the shown page, without the prefix of all paths. */
export function useLocation(): Location {
  return useRouter().location;
}

export const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** The values in the path of the shown page. */
export function useParams(): Readonly<Record<string, string>> {
  return useContext(ParamsContext);
}

interface NavigateOptions {
  /** Replaces the entry of the history instead of adding one. */
  replace?: boolean;
  state?: unknown;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

type Navigate = (to: To, options?: NavigateOptions) => void;

/** A function that goes to a page of the application. */
export function useNavigate(): Navigate {
  const { history, basename, location } = useRouter();
  const { pathname } = location;
  return useCallback(
    (to, { replace = false, state = null, preventScrollReset } = {}) => {
      const address = resolveTo(to, pathname, basename);
      history[replace ? 'replace' : 'push'](address, state, { preventScrollReset });
    },
    [history, basename, pathname],
  );
}

/** The address of a link to a page of the application. */
export function useHref(to: To): string {
  const { basename, location } = useRouter();
  return resolveTo(to, location.pathname, basename);
}

/** Goes to another page in place of this one. */
export function Redirect({ to }: { to: string }): null {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
