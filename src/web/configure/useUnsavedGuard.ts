import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useStore } from '../browser/store.ts';
import { unsaved } from '../browser/unsaved.ts';
import { sectionOf } from './useSection.ts';

/** Asks before unsaved changes are lost to a change of section or page, and has the browser ask before a reload. */
export function useUnsavedGuard() {
  const dirty = useStore(unsaved);
  useEffect(() => () => unsaved.set(false), []);
  const released = useRef(false);
  const mustAsk = useCallback<BlockerFunction>(
    ({ currentLocation: here, nextLocation: there }) =>
      dirty &&
      !released.current &&
      (here.pathname !== there.pathname || sectionOf(here.search) !== sectionOf(there.search)),
    [dirty],
  );
  const blocker = useBlocker(mustAsk);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const leave = useCallback(() => {
    unsaved.set(false);
    blocker.proceed?.();
  }, [blocker.proceed]);
  const stay = useCallback(() => blocker.reset?.(), [blocker.reset]);
  /** Lets the next navigation pass, for when the page itself leaves. */
  const release = useCallback(() => {
    released.current = true;
  }, []);
  return { asking: blocker.state === 'blocked', setDirty: unsaved.set, leave, stay, release };
}
