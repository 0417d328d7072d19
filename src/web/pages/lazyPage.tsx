import { type ComponentType, useEffect, useState } from 'react';
import { Loading } from './Loading.tsx';

/** A page whose code is loaded on its first visit. */
export interface LazyPage {
  Page: ComponentType;
  /** Loads the code. Undefined if it is loaded; a failure is shown in place of the page. */
  load(): Promise<void> | undefined;
}

/**
 * Creates a page from its module. Not with `React.lazy`, because React delays content that arrives soon after a
 * fallback by 300 ms.
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
      // The code may have arrived since rendering.
      void Promise.resolve(start()).then(() => arrive(true));
    }, []);
    if (Loaded) return <Loaded />;
    if (failure) throw failure.thrown;
    return <Loading />;
  }

  return { Page, load: start };
}
