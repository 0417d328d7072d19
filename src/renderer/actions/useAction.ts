import { useEffect, useState } from 'react';
import { environment, evaluate, holds } from '../../language/activity.ts';
import type { Action, SettingsDocument } from '../../language/model.ts';
import { fill } from '../../language/text.ts';
import { bodyOf, failureOf, type Reply, reply, succeeded } from '../calls/answer.ts';
import { focusField } from '../fields/focus.ts';
import { useCalls } from '../screen/CallsContext.ts';
import { useForm } from '../state/hooks.ts';
import { writeStored } from '../storage.ts';

/** The entry that a button stands at. */
export interface ActionEntry {
  id: string;
  values: SettingsDocument;
  /** Its values in words, for the sentences of the action. */
  words(): Record<string, string>;
}

export interface Acting {
  busy: boolean;
  /** Whether what the action needs is there; says what is missing where it is not. */
  ready(): boolean;
  /** What the call of the preview answers, or null after saying why it does not. */
  look(path: string): Promise<SettingsDocument | null>;
  /** Makes the call; `answered` runs before anything is said. */
  act(answered?: () => void): Promise<void>;
}

/** Carries out an action of the screen. Without `onDone` a success has the screen loaded anew. */
export function useAction(action: Action, entry?: ActionEntry, onDone?: () => Promise<void>): Acting {
  const { api, address, say, reload, open, depart } = useCalls();
  const store = useForm();
  const [busy, setBusy] = useState(false);
  const env = () => ({ ...environment(store.context, store.document()), ...(entry && { item: entry.values }) });
  const call = (path: string) => address(fill(path, { id: encodeURIComponent(entry?.id ?? '') }));

  // Somebody who comes back with the browser's button finds the page as it was left: waiting.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  function ready(): boolean {
    const missing = (action.needs ?? []).filter(({ rule }) => !holds(store.module, rule, env()));
    const problems = missing.map(({ at, message }) => ({ path: at, rule: 'needs', message }));
    store.problems.show(problems);
    if (problems[0]) focusField(document.body, problems[0].path);
    return problems.length === 0;
  }

  function fail(answer: Reply): void {
    say({ kind: 'error', text: failureOf(answer, action.failure) });
  }

  async function look(path: string): Promise<SettingsDocument | null> {
    setBusy(true);
    const answer = await reply(api.get(call(path)));
    setBusy(false);
    if (succeeded(answer)) return bodyOf(answer);
    fail(answer);
    return null;
  }

  async function act(answered?: () => void): Promise<void> {
    setBusy(true);
    const values = Object.entries(action.body ?? {}).map(([name, source]) => [
      name,
      evaluate(store.module, source, env()),
    ]);
    const answer = await reply(api.post(call(action.path), Object.fromEntries(values)));
    answered?.();
    if (succeeded(answer) && action.redirect) {
      if (follow(action.redirect, bodyOf(answer)[action.redirect.property])) return;
    } else if (succeeded(answer)) {
      await succeed(answer);
    } else fail(answer);
    setBusy(false);
  }

  /** Leaves for the address, and stays busy meanwhile. */
  function follow({ missing, remember: kept }: NonNullable<Action['redirect']>, url: unknown): boolean {
    if (typeof url !== 'string' || !/^https?:\/\//i.test(url)) {
      say({ kind: 'error', text: missing });
      return false;
    }
    if (kept) writeStored(kept.as, String(evaluate(store.module, kept.value, env())));
    depart(url);
    return true;
  }

  async function succeed(answer: Reply): Promise<void> {
    const { message } = bodyOf(answer);
    const own = fill(action.success ?? '', entry?.words());
    const text = typeof message === 'string' && message.trim() !== '' ? message : own;
    const outcome = { kind: 'success', text, celebrate: action.celebrate } as const;
    for (const name of action.reset ?? []) store.set(name, store.planned.fields[name]?.default ?? null);
    if (action.opens !== undefined) open(action.opens);
    if (!onDone) return reload(outcome);
    await onDone();
    say(outcome);
  }

  return { busy, ready, look, act };
}
