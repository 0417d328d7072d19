/** The history of a server, as the API lists it. */
import { ApiFailure, isRecord, read, unexpectedAnswer } from '../calls/api.ts';

/** Who made an entry. `staff`: an operator of the product. `system`: by itself, for example on a schedule. */
export interface Actor {
  type: 'user' | 'bot' | 'staff' | 'system';
  /** The id of a user; null if it was erased, and for all others. */
  id: string | null;
  name: string;
  /** The address of a picture. */
  avatar: string | null;
}

/** A value that was changed, in words. */
export interface HistoryChange {
  path: string;
  /** Where it is in the dashboard today; null if it is on no screen. */
  address?: string | null;
  title: string;
  /** The title without that of the module, where the title begins with it. */
  label?: string;
  before: string;
  after: string;
  /** One of the values refers to something that the server no longer has. */
  reference?: 'missing';
}

export interface HistoryEntry {
  cursor: string;
  /** In ISO 8601. */
  at: string;
  kind: string;
  module: string | null;
  /** The title of the module, or else what it is about. */
  title: string;
  by: Actor;
  /** What happened, in a few words. */
  summary: string;
  /** The first changes. */
  changes: readonly HistoryChange[];
  /** How many changes there are besides. */
  more: number;
  restorable: boolean;
  revision: number | null;
}

export interface Person {
  id: string;
  name: string;
}

export interface EntriesPage {
  /** Newest first. */
  entries: readonly HistoryEntry[];
  /** Where older entries begin; null if there are none. */
  next: string | null;
  people: readonly Person[];
  /** When the oldest stored entry was made. */
  oldest: string | null;
}

/** Two versions of a module, and how they differ. */
export interface Comparison {
  title: string;
  from: { at: string };
  /** Null for the current settings. */
  to: { at: string } | null;
  changes: readonly HistoryChange[];
}

/** The path of a server's history. */
export const historyPath = (guildId: string) => `/auth/guilds/${guildId}/history/`;

/** Reads a page of entries. @throws ApiFailure */
export async function readPage(guildId: string, query: URLSearchParams, signal: AbortSignal): Promise<EntriesPage> {
  const answer = await read(`${historyPath(guildId)}${query.size > 0 ? `?${query}` : ''}`, signal);
  const { entries, next, people, oldest } = answer;
  if (!Array.isArray(entries) || !Array.isArray(people)) return unexpectedAnswer();
  return {
    entries: entries.filter(isEntry),
    next: typeof next === 'string' ? next : null,
    people: people.filter(isPerson),
    oldest: typeof oldest === 'string' ? oldest : null,
  };
}

/** Reads an entry with all its changes. @throws ApiFailure */
export async function readEntry(guildId: string, cursor: string, signal: AbortSignal): Promise<HistoryEntry> {
  const answer: unknown = await read(`${historyPath(guildId)}${cursor}/`, signal);
  return isEntry(answer) ? answer : unexpectedAnswer();
}

/** Compares two versions of a module. @param to a cursor, or `now` @throws ApiFailure */
export async function readComparison(
  guildId: string,
  versions: { module: string; from: string; to: string },
  signal: AbortSignal,
): Promise<Comparison> {
  const answer: unknown = await read(`${historyPath(guildId)}compare/?${new URLSearchParams(versions)}`, signal);
  return isComparison(answer) ? answer : unexpectedAnswer();
}

/** Why the server refused to show something; undefined if it did not answer, or with no reason. */
export function sentenceOf(error: unknown): string | undefined {
  return (error instanceof ApiFailure && error.sentence) || undefined;
}

function isEntry(value: unknown): value is HistoryEntry {
  return (
    isRecord(value) &&
    ['cursor', 'at', 'kind', 'title', 'summary'].every((name) => typeof value[name] === 'string') &&
    isRecord(value.by) &&
    typeof value.by.name === 'string' &&
    areChanges(value.changes)
  );
}

function isPerson(value: unknown): value is Person {
  return isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string';
}

function isComparison(value: unknown): value is Comparison {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    isRecord(value.from) &&
    (value.to === null || isRecord(value.to)) &&
    areChanges(value.changes)
  );
}

/** Whether a value is a list of changes. */
export function areChanges(value: unknown): value is readonly HistoryChange[] {
  return (
    Array.isArray(value) &&
    value.every(
      (change) =>
        isRecord(change) && ['path', 'title', 'before', 'after'].every((name) => typeof change[name] === 'string'),
    )
  );
}
