import { type ComponentType, lazy } from 'react';

/** A page whose code is fetched when it is shown, or before. */
export interface LazyPage {
  Page: ComponentType;
  /** Starts to fetch the code. A failure shows when the page does. */
  preload(): void;
}

/** Makes a page of what its file exports. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const once = () => {
    loading ??= load().then((component) => ({ default: component }));
    return loading;
  };
  return {
    Page: lazy(once),
    preload: () => void once().catch(() => {}),
  };
}
