import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ModuleId, moduleIds } from '../product/catalogue.ts';
import type { HistoryEntry } from './entries.ts';

/** Two versions of a module. */
export interface VersionPair {
  module: ModuleId;
  /** The cursor of the entry that made the older one. */
  from: string;
  /** A cursor, or `now`. */
  to: string;
}

const PARAMETER = 'compare';

/** The pair of two entries about the same module, the older one first. Undefined if the module no longer exists. */
export function pairOf(one: HistoryEntry, other: HistoryEntry | 'now'): VersionPair | undefined {
  const module = moduleIds.find((id) => id === one.module);
  const isOrdered = other === 'now' || BigInt(one.cursor) < BigInt(other.cursor);
  const cursors = [one.cursor, other === 'now' ? 'now' : other.cursor];
  const [from = '', to = ''] = isOrdered ? cursors : cursors.toReversed();
  return module && { module, from, to };
}

/** The versions that are compared. They are in the address, as `compare=shop.4096.now`: a comparison survives a reload and can be sent to others. */
export function useComparison() {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const value = query.get(PARAMETER) ?? '';
  const pair = useMemo(() => pairIn(value), [value]);
  const left = useRef<string>(undefined);
  // Forward leads to the same address again.
  useEffect(() => {
    if (left.current !== key) left.current = undefined;
  }, [key]);

  function open({ module, from, to }: VersionPair) {
    query.set(PARAMETER, `${module}.${from}.${to}`);
    navigate({ search: `?${query}` }, { preventScrollReset: true, state: { opened: true } });
  }

  function close() {
    // Going back takes a moment, in which Escape may be pressed again.
    if (left.current === key) return;
    left.current = key;
    if (state?.opened) return void navigate(-1);
    query.delete(PARAMETER);
    navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true });
  }

  return { pair, open, close };
}

function pairIn(value: string): VersionPair | undefined {
  const [, id, from = '', to = ''] = /^(\w+)\.(\d{1,16})\.(\d{1,16}|now)$/.exec(value) ?? [];
  const module = moduleIds.find((one) => one === id);
  return module && { module, from, to };
}
