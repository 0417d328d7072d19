import { useCallback, useEffect, useRef, useState } from 'react';
import { type Stopwatch, stopwatch } from '../../renderer/browser/stopwatch.ts';
import { useTabShown } from '../../renderer/browser/useTabShown.ts';
import { serverNow } from '../../renderer/calls/serverClock.ts';
import { useResource } from '../../renderer/loading/useResource.ts';
import { type EntriesPage, readPage } from './entries.ts';
import { type Filters, queryOf } from './useFilters.ts';

/** Milliseconds after which a return to the tab looks for new entries. */
const STALE = 15_000;

/** What the last load was for. */
type Aim = 'newest' | 'older';

/** The entries of a server, page by page. */
export function useHistory(guildId: string, filters: Filters) {
  const key = `${guildId} ${JSON.stringify(filters)}`;
  const aim = useRef<Aim>('newest');
  const [last, setLast] = useState<Aim>('newest');
  const loaded = useRef<{ key: string; page: EntriesPage }>(undefined);
  const { status, value, error, busy, refresh, retry } = useResource(
    async ({ signal }): Promise<EntriesPage> => {
      const before = loaded.current?.key === key ? loaded.current.page : undefined;
      const older = aim.current === 'older' ? before?.next : null;
      const query = queryOf(filters, serverNow());
      if (older) query.set('before', older);
      const page = await readPage(guildId, query, signal);
      const next = before ? (older ? followed(before, page) : renewed(before, page)) : page;
      if (!signal.aborted) loaded.current = { key, page: next };
      return next;
    },
    { key },
  );

  const load = useCallback(
    (what: Aim) => {
      aim.current = what;
      setLast(what);
      return refresh();
    },
    [refresh],
  );
  const newest = useCallback(() => load('newest'), [load]);
  const older = useCallback(() => load('older'), [load]);

  const shown = useTabShown();
  const hidden = useRef<Stopwatch>(undefined);
  useEffect(() => {
    if (!shown) hidden.current = stopwatch();
    else if (hidden.current && hidden.current() > STALE) void newest();
  }, [shown, newest]);

  return { status, page: value, error, busy, last, newest, older, again: refresh, retry };
}

/** A list with the entries that come after it. */
function followed(list: EntriesPage, older: EntriesPage): EntriesPage {
  return { ...older, entries: [...list.entries, ...older.entries] };
}

/** A list with the newest entries. Starts anew where some in between are unknown. */
function renewed(list: EntriesPage, newest: EntriesPage): EntriesPage {
  const [known] = list.entries;
  const at = newest.entries.findIndex(({ cursor }) => cursor === known?.cursor);
  if (at < 0 || newest.next === null) return newest;
  const last = newest.entries.at(-1)?.cursor;
  const rest = list.entries.findIndex(({ cursor }) => cursor === last);
  if (rest < 0) return newest;
  return { ...newest, entries: [...newest.entries, ...list.entries.slice(rest + 1)], next: list.next };
}
