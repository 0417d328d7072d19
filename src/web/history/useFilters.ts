import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HISTORY_KINDS } from '../../language/documents/historyKinds.ts';
import { DAY } from '../../language/time/milliseconds.ts';
import { moduleIds } from '../product/catalogue.ts';

/** Which entries are shown. Empty texts mean all of them. */
export interface Filters {
  module: string;
  user: string;
  kind: string;
  /** The last 1, 7 or 30 days, or `days` for those between `from` and `to`. */
  time: string;
  /** Days of the visitor's calendar, as `2026-03-29`. */
  from: string;
  to: string;
}

/** The choices of a time. */
export const timeChoices = ['1', '7', '30', 'days'] as const;

const NAMES = ['module', 'user', 'kind', 'time', 'from', 'to'] as const;

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** What can be in an address; everything else is ignored. */
const ALLOWED: Record<keyof Filters, (value: string) => boolean> = {
  module: (value) => moduleIds.some((id) => id === value),
  user: (value) => /^(?:\d{1,20}|bot|staff|system)$/.test(value),
  kind: (value) => HISTORY_KINDS.some((kind) => kind === value),
  time: (value) => timeChoices.some((time) => time === value),
  from: isDay,
  to: isDay,
};

/** The filters, which are kept in the address. */
export function useFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => filtersIn(search), [search]);
  const change = useCallback(
    (changed: Partial<Filters>) => {
      const next = { ...filtersIn(search), ...changed };
      const query = new URLSearchParams({ section: 'history' });
      for (const name of NAMES) if (next[name] !== '') query.set(name, next[name]);
      navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true });
    },
    [search, navigate],
  );
  const clear = useCallback(() => change(noFilters), [change]);
  return { filters, change, clear, filtered: NAMES.some((name) => filters[name] !== '') };
}

const noFilters: Filters = { module: '', user: '', kind: '', time: '', from: '', to: '' };

function filtersIn(search: string): Filters {
  const query = new URLSearchParams(search);
  const filters = { ...noFilters };
  for (const name of NAMES) {
    const value = query.get(name) ?? '';
    if (ALLOWED[name](value)) filters[name] = value;
  }
  if (filters.time !== 'days') return { ...filters, from: '', to: '' };
  return filters;
}

/** The query that asks the API for the entries. */
export function queryOf({ module, user, kind, time, from, to }: Filters, now: number): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && query.set(name, value);
  set('module', module);
  set('user', user);
  set('kind', kind);
  if (time === 'days') {
    set('since', startOf(from, 0));
    // The whole of the last day.
    set('until', startOf(to, 1));
  } else if (Number(time) > 0) set('since', new Date(now - Number(time) * DAY).toISOString());
  return query;
}

/** The moment at which a day begins for the visitor, or a number of days later. Undefined if it is no day. */
function startOf(day: string, later: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  const start = new Date(year ?? Number.NaN, (month ?? 0) - 1, (date ?? 0) + later);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}
