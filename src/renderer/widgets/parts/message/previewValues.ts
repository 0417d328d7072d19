import { useEffect, useRef } from 'react';
import type { Json, SettingsDocument, Variable, WidgetOptions } from '../../../../language/model.ts';
import { interpolate } from '../../../../language/text/message.ts';
import { isObject } from '../../../../language/values/isObject.ts';
import { getIn, parsePath } from '../../../../language/values/path.ts';
import { useOpened } from '../../../contexts/PanelContext.ts';
import { useResource } from '../../../loading/useResource.ts';
import { useWidgets, type WidgetContextValue } from '../../context.ts';

/** What the call of a live preview returned. Undefined before that and if it failed: samples are good enough then. */
export function useLiveAnswer(live: WidgetOptions<'message'>['live']): SettingsDocument | undefined {
  const { evaluate, read } = useWidgets();
  const path = live && (live.when === undefined || evaluate(live.when) === true) ? evaluate(live.path) : undefined;
  const known = typeof path === 'string' && path !== '';
  const isOpened = useOpened();
  const { value, refresh } = useResource(() => read(String(path)), { key: known && isOpened ? path : null });
  // The lists of the server were read again: so are the values of the preview.
  const reader = useRef(read);
  useEffect(() => {
    if (reader.current !== read) void refresh();
    reader.current = read;
  }, [read, refresh]);
  return value;
}

/** The values of variables that are expressions, as JSON so that they can be compared; null for those that are unknown. */
export function ownValues(variables: readonly Variable[], { evaluate }: WidgetContextValue): string {
  return JSON.stringify(variables.map(({ live }) => live?.value && written(evaluate(live.value))));
}

/**
 * The text shown for each variable: its live value if known, which may be empty, else its sample, else its token.
 * @param own the result of {@link ownValues}
 */
export function shownFor(
  variables: readonly Variable[],
  facts: WidgetContextValue['facts'],
  own: string,
  answer: SettingsDocument | undefined,
): Map<string, string> {
  const values: (string | null)[] = JSON.parse(own);
  const shown = new Map<string, string>();
  for (const [index, { token, sample, live }] of variables.entries()) {
    const fallback = typeof sample === 'object' ? facts[sample.fact] : sample;
    const known = live?.property === undefined ? values[index] : fromAnswer(live.property, live, answer);
    if (token) shown.set(token, known ?? (fallback || token));
  }
  return shown;
}

function fromAnswer(
  property: string,
  live: NonNullable<Variable['live']>,
  answer: SettingsDocument | undefined,
): string | undefined {
  const value = getIn(answer ?? {}, parsePath(property));
  if (Array.isArray(value)) return entries(value, live);
  if (live.as === 'date' && typeof value === 'string') return day(value);
  return written(value);
}

function entries(list: readonly Json[], { entry = '', take = list.length }: { entry?: string; take?: number }) {
  return list
    .slice(0, take)
    .map((one, index) => {
      const values = Object.entries(isObject(one) ? one : {}).map(([key, part]) => [key, written(part) || '?']);
      return interpolate(entry, { ...Object.fromEntries(values), rank: index + 1 });
    })
    .join(' ');
}

function written(value: unknown): string | undefined {
  if (typeof value === 'number') return new Intl.NumberFormat(documentLanguage()).format(value);
  return typeof value === 'string' ? value : undefined;
}

function day(value: string): string | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime())
    ? undefined
    : new Intl.DateTimeFormat(documentLanguage(), { dateStyle: 'long' }).format(date);
}

/** The language of the page. */
export function documentLanguage(): string {
  return document.documentElement.lang || 'en';
}
