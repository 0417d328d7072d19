import { useEffect } from 'react';
import type { BlockOptions, Json } from '../../../language/model.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { useTabShown } from '../../browser/useTabShown.ts';
import { evaluateForEntry } from '../../columns/formatColumn.ts';
import { useForm } from '../../state/hooks.ts';

/** Reads a list again and again while its condition is true of an entry, and the tab is seen. */
export function useRepeated(
  refresh: () => Promise<void>,
  options: BlockOptions<'entries'>['refresh'],
  entries: Json | undefined,
): void {
  const store = useForm();
  const shown = useTabShown();
  const waits =
    options !== undefined &&
    Array.isArray(entries) &&
    entries.some((entry) => isObject(entry) && evaluateForEntry(store, options.while, entry));
  const every = options?.every ?? 0;
  useEffect(() => {
    if (!waits || !shown) return;
    const timer = setInterval(refresh, every);
    return () => clearInterval(timer);
  }, [waits, shown, every, refresh]);
}
