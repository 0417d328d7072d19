import type { Actor, EntriesPage, HistoryChange, HistoryEntry } from '../history/entries.ts';

export const ana: Actor = { type: 'user', id: '11', name: 'Ana', avatar: null };
export const bot: Actor = { type: 'bot', id: null, name: 'The bot', avatar: null };

/** A changed value. */
export function change(title: string, before: string, after: string, more: Partial<HistoryChange> = {}): HistoryChange {
  return { path: title.toLowerCase().replaceAll(' ', '_'), title, before, after, ...more };
}

/** An entry of the history. By default, Ana changed the price of the shop. */
export function entry(cursor: number, at: string, more: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    cursor: String(cursor),
    at,
    kind: 'save',
    module: 'shop',
    title: 'Shop',
    by: ana,
    summary: '1 setting changed',
    changes: [change('Price', '10', '20')],
    more: 0,
    restorable: true,
    revision: cursor,
    ...more,
  };
}

/** A page of entries, the last one by default. */
export function pageOf(entries: HistoryEntry[], more: Partial<EntriesPage> = {}): Record<string, unknown> {
  return { entries, next: null, people: [{ id: '11', name: 'Ana' }], oldest: entries.at(-1)?.at ?? null, ...more };
}
