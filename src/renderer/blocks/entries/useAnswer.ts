import { useCallback, useEffect, useState } from 'react';
import type { SettingsDocument } from '../../../language/model.ts';
import { bodyOf, failureOf, reply, succeeded } from '../../calls/answer.ts';
import { useCalls } from '../../contexts/CallsContext.ts';

export interface Answered {
  /** Absent until the call has answered. */
  body?: SettingsDocument;
  /** Why there is no answer. */
  failure?: string;
}

/** What a call of the screen answers, and a way to ask again; what the screen has loaded already is not asked for. */
export function useAnswer(path: string, fallback: string): { answer: Answered; refresh(): Promise<void> } {
  const { api, address, answered } = useCalls();
  const [answer, setAnswer] = useState<Answered>(() => ({ body: answered(path) }));
  const refresh = useCallback(async () => {
    const fresh = await reply(api.get(address(path)));
    if (succeeded(fresh)) return setAnswer({ body: bodyOf(fresh) });
    setAnswer({ failure: failureOf(fresh, fallback) });
  }, [api, address, path, fallback]);
  const known = answer.body !== undefined || answer.failure !== undefined;
  useEffect(() => {
    if (!known) void refresh();
  }, [known, refresh]);
  return { answer, refresh };
}
