import { useEffect, useEffectEvent, useState } from 'react';
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dueAt = 0;
    const readIfDue = () => {
      const left = dueAt - performance.now();
      timer = left > 0 ? setTimeout(readIfDue, left) : undefined;
      if (timer === undefined) readNow();
    };
    // Moves the time instead of the timer, which costs more than the rest of a keystroke.
    const later = () => {
      dueAt = performance.now() + pause;
      timer ??= setTimeout(readIfDue, pause);
    };
    later();
    const end = store.subscribe('', later);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [store, pause]);
  return value;
}
