import { useCallback, useRef, useState } from 'react';
import { useForm } from '../state/hooks.ts';

/** The rows of a list that are selected, and what selects them. */
export interface RowSelection {
  /** The keys of the selected rows; undefined while none can be selected. */
  chosen: ReadonlySet<string> | undefined;
  begin(): void;
  end(): void;
  choose(keys: readonly string[]): void;
  /** Selects a row or not. @param upTo and all others between it and the one before */
  set(key: string, isSelected: boolean, upTo: boolean): void;
}

export function useSelection(list: string, keys: readonly string[]): RowSelection {
  const store = useForm();
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const latest = useRef<string>(undefined);

  const set = useCallback(
    (key: string, isSelected: boolean, upTo: boolean) => {
      const order = store.rows.keys(list);
      const [from, to] = [order.indexOf(latest.current ?? ''), order.indexOf(key)];
      const span = upTo && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
      latest.current = key;
      setSelected((before) => {
        const after = new Set(before);
        for (const one of span) isSelected ? after.add(one) : after.delete(one);
        return after;
      });
    },
    [store, list],
  );

  return {
    // Rows can also disappear by an undo.
    chosen: selected && keys.length > 0 ? new Set(keys.filter((key) => selected.has(key))) : undefined,
    begin() {
      latest.current = undefined;
      setSelected(new Set());
    },
    end: () => setSelected(undefined),
    choose: (next) => setSelected(new Set(next)),
    set,
  };
}
