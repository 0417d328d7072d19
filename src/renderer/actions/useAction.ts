import { useEffect, useRef, useState } from 'react';
import type { Action, SettingsDocument } from '../../language/model.ts';
import { environment, evaluate, evaluateCondition } from '../../language/resolved/fieldState.ts';
import { interpolate } from '../../language/text/message.ts';
import { isObject } from '../../language/values/isObject.ts';
import { remember } from '../browser/remembered.ts';
import { stopwatch } from '../browser/stopwatch.ts';
import {
  actionResult,
  bodyOf,
  failureOf,
  INCONCLUSIVE_STATUSES,
  PRECONDITION_FAILED,
  type Reply,
  reply,
  succeeded,
} from '../calls/answer.ts';
import { useCalls } from '../contexts/CallsContext.ts';
import { focusField } from '../fields/focus.ts';
import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { earlierAction, type SentAction } from './earlierAction.ts';

/** The list entry that an action is about. */
export interface ActionEntry {
  id: string;
  values: SettingsDocument;
  /** Its formatted values, for the texts of the action. */
  words(): Record<string, string>;
}

/** What the preview call of an action returned. */
export interface PreviewAnswer {
  body: SettingsDocument;
  /** Identifies the state that was previewed; null if the call has no ETag. */
  etag: string | null;
}

/** Options for one run of an action. */
export interface ActOptions {
  /** Values in addition to those that the action declares. */
  body?: SettingsDocument;
  /** The ETag of the preview that the user confirmed. */
  etag?: string | null;
  /** Called with the response, before the outcome is shown. */
  answered?(): void;
  /** Called with the current preview, instead of anything else, if it has changed since the user saw it. */
  changed?(seen: PreviewAnswer): void;
}

export interface Acting {
  busy: boolean;
  /** Whether the requirements of the action are met; shows the problems if not. */
  ready(): boolean;
  /** Loads a preview. Null after a failure, which is reported. */
  loadPreview(path: string): Promise<PreviewAnswer | null>;
  /** @returns whether it was carried out */
  act(options: ActOptions): Promise<boolean>;
}

function seenIn(answer: Reply): PreviewAnswer {
  return { body: bodyOf(answer), etag: answer?.etag ?? null };
}

/** Runs an action of the screen. Without `onDone`, a success reloads the screen. */
export function useAction(action: Action, entry?: ActionEntry, onDone?: () => Promise<void>): Acting {
  const { api, address, notify, reload, open, depart } = useCalls();
  const store = useForm();
  const text = useScreenText();
  const [busy, setBusy] = useState(false);
  const unsettled = useRef<SentAction>(null);
  const env = () => ({ ...environment(store.module.context, store.document()), ...(entry && { item: entry.values }) });
  const call = (path: string) => address(interpolate(path, { id: encodeURIComponent(entry?.id ?? '') }));

  // After Back, the browser restores the page as it was left: busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  function ready(): boolean {
    const missing = (action.needs ?? []).filter(({ rule }) => !evaluateCondition(store.module, rule, env()));
    const problems = missing.map(({ at, message }) => ({ path: at, rule: 'needs', message }));
    store.problems.show(problems);
    if (problems[0]) focusField(document.body, problems[0].path);
    return problems.length === 0;
  }

  function fail(answer: Reply, unknown = false): void {
    notify({
      kind: 'error',
      text: failureOf(answer, unknown ? text('action.unknown', { failure: action.failure }) : action.failure),
    });
  }

  async function loadPreview(path: string): Promise<PreviewAnswer | null> {
    setBusy(true);
    const answer = await reply(api.get(call(path)));
    setBusy(false);
    if (succeeded(answer)) return seenIn(answer);
    fail(answer);
    return null;
  }

  async function act({ body, etag, answered, changed }: ActOptions): Promise<boolean> {
    setBusy(true);
    const values = Object.entries(action.body ?? {}).map(([name, source]) => [
      name,
      evaluate(store.module, source, env()),
    ]);
    const asked = { path: call(action.path), body: { ...Object.fromEntries(values), ...body }, etag: etag ?? null };
    const sent = earlierAction(unsettled.current, asked) ?? { ...asked, key: crypto.randomUUID(), age: stopwatch() };
    const headers = { ...(etag && { 'if-match': etag }), 'Idempotency-Key': sent.key };
    const answer = await reply(api.post(sent.path, sent.body, headers));
    const result = actionResult(answer, action.redirect?.property);
    if (result === 'unknown') unsettled.current = sent;
    else if (!INCONCLUSIVE_STATUSES.has(answer?.status ?? 0)) unsettled.current = null;
    const { current } = bodyOf(answer);
    if (changed && answer?.status === PRECONDITION_FAILED && isObject(current)) {
      changed({ body: current, etag: answer.etag });
      fail(answer);
      setBusy(false);
      return false;
    }
    answered?.();
    if (succeeded(answer) && action.redirect) {
      if (follow(action.redirect, bodyOf(answer)[action.redirect.property])) return true;
    } else if (result === 'made') {
      await succeed(answer);
    } else fail(answer, result === 'unknown');
    setBusy(false);
    return result === 'made';
  }

  /** Goes to the address, and stays busy until the page is left. */
  function follow({ missing, remember: kept }: NonNullable<Action['redirect']>, url: unknown): boolean {
    if (typeof url !== 'string' || !/^https?:\/\//i.test(url)) {
      notify({ kind: 'error', text: missing });
      return false;
    }
    if (kept) remember(kept.as, String(evaluate(store.module, kept.value, env())));
    depart(url);
    return true;
  }

  async function succeed(answer: Reply): Promise<void> {
    const { message } = bodyOf(answer);
    const own = interpolate(action.success ?? '', entry?.words());
    const text = typeof message === 'string' && message.trim() !== '' ? message : own;
    const outcome = { kind: 'success', text, celebrate: action.celebrate } as const;
    for (const name of action.reset ?? []) store.set(name, store.module.fields[name]?.default ?? null);
    if (action.opens !== undefined) open(action.opens);
    if (!onDone) return reload(outcome);
    await onDone();
    notify(outcome);
  }

  return { busy, ready, loadPreview, act };
}
