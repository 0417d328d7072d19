import { type ComponentType, useEffect, useState } from 'react';
import { Loading } from './Loading.tsx';

/** A page whose code is fetched when somebody goes there. */
export interface LazyPage {
  Page: ComponentType;
  /** Fetches the code. Undefined where it is there; a failure shows in the page's place. */
  load(): Promise<void> | undefined;
}

/**
 * Makes a page of what its file exports. It is no `React.lazy`, which holds back what comes soon after a fallback: React
 * shows it 300 ms later.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  let failure: { thrown: unknown } | undefined;
  let loading: Promise<void> | undefined;

  const start = () => {
    if (Loaded) return;
    failure = undefined;
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (thrown) => {
        failure = { thrown };
        loading = undefined;
      },
    );
    return loading;
  };

  function Page() {
    const [, arrive] = useState(false);
    useEffect(() => {
      // It may have arrived since it was drawn.
      void Promise.resolve(start()).then(() => arrive(true));
    }, []);
    if (Loaded) return <Loaded />;
    if (failure) throw failure.thrown;
    return <Loading />;
  }

  return { Page, load: start };
}
