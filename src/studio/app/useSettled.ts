import { useCallback, useEffect, useRef } from 'react';
import type { DraftState } from '../model/draftState.ts';

/** Asks for whole files, and again while drafts or the project change meanwhile: the answer must have all that is in them. */
export function useSettled({ files, drafts }: Pick<DraftState, 'files' | 'drafts'>) {
  const latest = useRef({ files, drafts });
  useEffect(() => {
    latest.current = { files, drafts };
  }, [files, drafts]);
  return useCallback(
    async <Answer>(ask: (sent: Pick<DraftState, 'files' | 'drafts'>) => Promise<Answer>): Promise<Answer> => {
      for (;;) {
        const sent = latest.current;
        const answer = await ask(sent);
        if (sent === latest.current) return answer;
      }
    },
    [],
  );
}
