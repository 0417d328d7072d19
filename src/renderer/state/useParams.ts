import { useMemo, useSyncExternalStore } from 'react';
import type { Expression } from '../../language/model.ts';
import { environment, evaluate } from '../../language/resolved/fieldState.ts';
import { readPaths } from '../../language/screens/reads.ts';
import { useForm, useSubscription } from './hooks.ts';

const NONE: Record<string, Expression> = {};

/** The values of a block's `params`, for the placeholders in its texts. Updated with the form. */
export function useParams(params: Record<string, Expression> = NONE): Record<string, unknown> {
  const store = useForm();
  const paths = useMemo(
    () => Object.values(params).flatMap((source) => readPaths(store.module.module, source, [])),
    [store, params],
  );
  const subscribe = useSubscription(paths);
  // Serialized, because a snapshot must keep its identity until something changes.
  const snapshot = useSyncExternalStore(subscribe, () => {
    const env = environment(store.module.context, store.document());
    return JSON.stringify(
      Object.fromEntries(Object.entries(params).map(([name, source]) => [name, evaluate(store.module, source, env)])),
    );
  });
  return useMemo((): Record<string, unknown> => JSON.parse(snapshot), [snapshot]);
}
