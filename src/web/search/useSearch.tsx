import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { afterLeaving } from '../../renderer/primitives/overlays/historyEntry.ts';
import { useLanguage } from '../language/text.tsx';
import { loadSearch } from './loadSearch.ts';
import { SearchDialog } from './SearchDialog.tsx';
import type { SearchScene } from './SearchResults.tsx';
import { useSearchKeys } from './useSearchKeys.ts';

interface Search {
  /** Opens the search. */
  open(): void;
  /** Fetches its results, before it is opened. */
  prepare(): void;
  element: ReactNode;
}

/**
 * The search of a server's screens, opened by its keys or by a button.
 * @param leave does what was picked, once what the search was opened from has been left
 */
export function useSearch(scene: SearchScene, leave: (then: () => void) => void): Search {
  const language = useLanguage();
  const [shown, setShown] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [picked, setPicked] = useState<() => void>();
  const open = useCallback(() => {
    setWanted(true);
    setShown(true);
  }, []);
  const close = useCallback((then?: () => void) => {
    setPicked(() => then);
    setShown(false);
  }, []);
  useSearchKeys(open);
  useEffect(() => {
    if (shown || !picked) return;
    // After the history entry of the open search has been left.
    const timer = setTimeout(() => {
      setPicked(undefined);
      afterLeaving(() => leave(picked));
    });
    return () => clearTimeout(timer);
  }, [shown, picked, leave]);
  const prepare = useCallback(() => void loadSearch(language).catch(() => {}), [language]);
  return { open, prepare, element: wanted && <SearchDialog {...scene} open={shown} onClose={close} /> };
}
