import { invalid } from './answers.ts';
import type { PayPalLink } from './presenter.ts';

export type Query = Record<string, string | undefined>;

/** An integer in the query, within bounds. @throws Refusal otherwise */
export function wholeNumber(query: Query, name: string, fallback: number, maximum: number): number {
  const value = query[name];
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > maximum) throw invalid('INVALID_PARAMETER_VALUE', name, 'query');
  return number;
}

/** The requested page of a list, with links to the others. */
export function pageOf<T>(all: readonly T[], query: Query, address: string) {
  const size = wholeNumber(query, 'page_size', 10, 20);
  const page = wholeNumber(query, 'page', 1, 100_000);
  const last = Math.max(1, Math.ceil(all.length / size));
  const at = (number: number, rel: string): PayPalLink => {
    const others = Object.entries(query).filter(([name, value]) => name !== 'page' && value !== undefined);
    const search = new URLSearchParams({
      ...Object.fromEntries(others),
      page_size: String(size),
      page: String(number),
    });
    return { href: `${address}?${search}`, rel, method: 'GET' };
  };
  return {
    items: all.slice((page - 1) * size, page * size),
    totals: query.total_required === 'true' ? { total_items: all.length, total_pages: last } : {},
    links: [
      at(page, 'self'),
      at(1, 'first'),
      ...(page > 1 ? [at(page - 1, 'previous')] : []),
      ...(page < last ? [at(page + 1, 'next')] : []),
      at(last, 'last'),
    ],
  };
}
