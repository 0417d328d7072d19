import { useCallback, useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import type { FormCommands } from '../../../renderer/screen/useCommands.ts';
import { useStore } from '../../browser/store.ts';
import { unsaved } from '../../browser/unsaved.ts';
import { markUnsavedIcon } from '../../browser/unsavedIcon.ts';
import { useNavigationGuard } from '../../navigation/useNavigationGuard.ts';
import { sectionOf } from '../useSection.ts';

/** Asks before unsaved changes are lost to a change of section or page, and has the browser ask before a reload. */
export function useUnsavedGuard(commands: FormCommands | undefined) {
  const dirty = useStore(unsaved);
  useEffect(() => {
    const stop = markUnsavedIcon();
    return () => {
      unsaved.set(false);
      stop();
    };
  }, []);
  const released = useRef(false);
  const mustAsk = useCallback(
    (here: Location, there: Location | null) =>
      dirty &&
      !released.current &&
      (there === null || here.pathname !== there.pathname || sectionOf(here.search) !== sectionOf(there.search)),
    [dirty],
  );
  const guard = useNavigationGuard(mustAsk);

  useEffect(() => {
    if (!dirty) return;
    // What was discarded or saved a moment ago is not asked about once more.
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.get()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const leave = useCallback(() => {
    unsaved.set(false);
    guard.leave();
  }, [guard.leave]);
  /** Leaves once the form is saved. If that fails, it stays and shows why. */
  const saveAndLeave = useCallback(async () => {
    const proceed = guard.postpone();
    if (!(await commands?.run('save'))) return;
    unsaved.set(false);
    proceed();
  }, [guard.postpone, commands]);
  /** Lets the next navigation pass, for when the page itself leaves. */
  const release = useCallback(() => {
    released.current = true;
  }, []);
  return { asking: guard.asking, setDirty: unsaved.set, leave, saveAndLeave, stay: guard.stay, release };
}
