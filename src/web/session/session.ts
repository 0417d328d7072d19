import { readStored, writeStored } from '../../renderer/browser/storage.ts';
import { onFirstSign } from '../browser/onFirstSign.ts';
import { createStore, useStore } from '../browser/store.ts';
import { ApiFailure, isRecord, onSignedOut, read } from '../calls/api.ts';
import { writtenUser } from '../calls/config.ts';

export interface User {
  id: string;
  username: string;
  global_name: string | null;
  avatar: string | null;
}

export interface Session {
  /**
   * `unknown` until the server has answered; a cached user may be shown meanwhile.
   * `unreachable` if the server could not say; pages then show their own failure.
   */
  status: 'unknown' | 'signedIn' | 'signedOut' | 'unreachable';
  user: User | null;
}

const storageKey = 'user';
const unknownSession: Session = { status: 'unknown', user: null };
const session = createStore<Session>({ status: 'unknown', user: cachedUser() }, () => unknownSession);
let pending: Promise<void> | null = null;
/** Milliseconds for which an answer is still taken for the present state. */
const RECENT = 5000;
/** Milliseconds after which a server that could not say who is signed in is asked again. */
const AGAIN = 15_000;
let answeredAt = Number.NEGATIVE_INFINITY;

export function useSession(): Session {
  return useStore(session);
}

/**
 * Takes who is signed in from the page, and asks the server at the first sign of a visitor. It is asked at once if the page does
 * not say, or did so on an earlier visit.
 */
export async function loadSession(reload = reloadPage): Promise<void> {
  const user = toUser(writtenUser());
  if (!user || !isFresh()) return refreshSession();
  startSession(user);
  onFirstSign(() => void askAgain(reload));
}

/**
 * Asks who is signed in some time after the page was loaded: the user may have signed out since, or in, or be another one, who gets
 * a page of their own.
 */
export async function askAgain(reload = reloadPage): Promise<void> {
  const { user: before } = session.get();
  await askNow();
  const { user } = session.get();
  if (before && user && user.id !== before.id) reload();
}

const reloadPage = () => window.location.reload();

/** Asks the server who is signed in, unless nobody was when the page was loaded. Concurrent calls share one request. */
export async function refreshSession(): Promise<void> {
  if (writtenUser() === null) return endSession();
  return askNow();
}

/** Like {@link refreshSession}, unless the server was asked a moment ago. */
export async function confirmSession(): Promise<void> {
  if (session.get().status === 'signedIn' && performance.now() - answeredAt < RECENT) return;
  return refreshSession();
}

/** False if the browser may have kept the page: by Back and Forward, it shows pages without asking whether they have changed. */
function isFresh(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'back_forward';
}

function startSession(user: User): void {
  writeStored(storageKey, JSON.stringify(user));
  answeredAt = performance.now();
  session.set({ status: 'signedIn', user });
}

/** Forgets the user. */
function endSession(): void {
  writeStored(storageKey, null);
  if (session.get().status !== 'signedOut') session.set({ status: 'signedOut', user: null });
}

onSignedOut(endSession);

/** Back to the state of a fresh page load. For tests. */
export function resetSession(): void {
  pending = null;
  answeredAt = Number.NEGATIVE_INFINITY;
  session.set({ status: 'unknown', user: cachedUser() });
}

export function displayName(user: User): string {
  return user.global_name || user.username;
}

/** Asks even a visitor who had no session when the page was loaded. */
function askNow(): Promise<void> {
  pending ??= ask().finally(() => {
    pending = null;
  });
  return pending;
}

async function ask(): Promise<void> {
  const before = session.get();
  try {
    const user = toUser((await read('/auth/user-data/')).user);
    if (!user) throw new ApiFailure(200, null);
    // Another call was answered with 401 in the meantime.
    if (session.get() !== before) return;
    startSession(user);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 401) return;
    writeStored(storageKey, null);
    session.set({ status: 'unreachable', user: null });
    setTimeout(() => session.get().status === 'unreachable' && void refreshSession(), AGAIN);
  }
}

function cachedUser(): User | null {
  try {
    return toUser(JSON.parse(readStored(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}

function toUser(value: unknown): User | null {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.username !== 'string') return null;
  return {
    id: value.id,
    username: value.username,
    global_name: typeof value.global_name === 'string' ? value.global_name : null,
    avatar: typeof value.avatar === 'string' ? value.avatar : null,
  };
}
