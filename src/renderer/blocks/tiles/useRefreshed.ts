import { useCallback, useEffect, useRef, useState } from 'react';
import type { SettingsDocument } from '../../../language/model.ts';
import { useTabShown } from '../../browser/useTabShown.ts';
import { bodyOf, reply, succeeded } from '../../calls/answer.ts';
import { useCalls } from '../../contexts/CallsContext.ts';

export interface Refreshed {
  /** The last answer that there was. */
  body?: SettingsDocument;
  /** The last question has no answer. */
  failed: boolean;
  /** Asks now. */
  refresh(): void;
}

/**
 * What a call of the screen answers, asked again after `every` milliseconds, while the tab is seen. A question that is
 * still open by then has failed: its answer is not waited for any more.
 */
export function useRefreshed(path: string, every: number | undefined): Refreshed {
  const { api, address } = useCalls();
  const shown = useTabShown();
  const [state, setState] = useState<Omit<Refreshed, 'refresh'>>({ failed: false });
  const asked = useRef({ turn: 0, at: Number.NEGATIVE_INFINITY, open: false });

  const refresh = useCallback(async () => {
    const question = asked.current;
    if (question.open) setState(({ body }) => ({ body, failed: true }));
    question.turn += 1;
    question.at = Date.now();
    question.open = true;
    const { turn } = question;
    const answer = await reply(api.get(address(path)));
    if (turn !== question.turn) return;
    question.open = false;
    setState(({ body }) => (succeeded(answer) ? { body: bodyOf(answer), failed: false } : { body, failed: true }));
  }, [api, address, path]);

  useEffect(() => {
    const { at } = asked.current;
    if (!shown || (every === undefined && at > 0)) return;
    const past = Date.now() - at;
    // A clock that was set back must not delay the next question.
    const wait = every === undefined || past < 0 ? 0 : Math.max(0, every - past);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      void refresh();
      if (every !== undefined) timer = setTimeout(ask, every);
    };
    if (wait === 0) ask();
    else timer = setTimeout(ask, wait);
    return () => clearTimeout(timer);
  }, [shown, every, refresh]);

  useEffect(() => {
    const question = asked.current;
    return () => {
      Object.assign(question, { turn: question.turn + 1, at: Number.NEGATIVE_INFINITY, open: false });
    };
  }, []);

  return { ...state, refresh };
}
