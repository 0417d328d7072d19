import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { onDemand } from '../../renderer/loading/onDemand.tsx';
import type { SearchPaletteProps } from './SearchPalette.tsx';
import { useSearchKeys } from './useSearchKeys.ts';

const load = () => import('./LazyPalette.tsx');
const Palette = onDemand(load);

type Scene = Omit<SearchPaletteProps, 'data' | 'open' | 'onClose'>;

interface Search {
  /** Opens the search. */
  open(): void;
  /** Fetches its code, before it is opened. */
  prepare(): void;
  element: ReactNode;
}

/** The search of a server's screens, opened by its keys or by a button. */
export function useSearch(scene: Scene): Search {
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
      picked();
    });
    return () => clearTimeout(timer);
  }, [shown, picked]);
  const prepare = useCallback(() => void load().catch(() => {}), []);
  return { open, prepare, element: wanted && <Palette {...scene} open={shown} onClose={close} /> };
}
