import { useCallback, useState } from 'react';
import type { SectionId } from '../useSection.ts';

/** A section that was left, with its changes discarded. */
interface Discarded {
  from: SectionId;
  title: string;
}

/** The section that was left last with its changes discarded, until the one after it is left as well. */
export function useDiscarded(section: SectionId) {
  const [last, setLast] = useState<Discarded>();
  const [shownIn, setShownIn] = useState<SectionId>();
  if (last && shownIn === undefined && section !== last.from) setShownIn(section);
  if (last && shownIn !== undefined && section !== shownIn) {
    setLast(undefined);
    setShownIn(undefined);
  }
  const note = useCallback((from: SectionId, title: string) => {
    setLast({ from, title });
    setShownIn(undefined);
  }, []);
  const dismiss = useCallback(() => setLast(undefined), []);
  return { discarded: shownIn === section ? last : undefined, note, dismiss };
}
