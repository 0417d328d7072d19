import { useEffect, useEffectEvent, useState } from 'react';
import { createPause } from '../browser/pause.ts';
import { useForm } from '../state/hooks.ts';
import type { FormStore } from '../state/store.ts';

/** What is read from the form, read anew when the form has not changed for a while, in milliseconds. */
export function useSettled<Value>(pause: number, read: (store: FormStore) => Value): Value {
  const store = useForm();
  const [value, setValue] = useState(() => read(store));
  const readNow = useEffectEvent(() => {
    const next = read(store);
    // React may render once more before it finds that a state is the same.
    if (!Object.is(next, value)) setValue(next);
  });
  useEffect(() => {
    const waiting = createPause(pause, readNow);
    waiting.later();
    const end = store.subscribe('', waiting.later);
    return () => {
      waiting.end();
      end();
    };
  }, [store, pause]);
  return value;
}
