import { readStored, writeStored } from '../../renderer/browser/storage.ts';
import { onFirstSign } from '../browser/onFirstSign.ts';
import { reloadPage } from '../browser/reloadPage.ts';
import { createStore, useStore } from '../browser/store.ts';
import { unsaved } from '../browser/unsaved.ts';
import { ApiFailure, isRecord, onSignedOut, read, writeAs } from '../calls/api.ts';
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

/** Where the user is kept on the device, for all pages of the site. */
export const USER_KEY = 'user';
const unknownSession: Session = { status: 'unknown', user: null };
const session = createStore<Session>({ status: 'unknown', user: cachedUser() }, () => unknownSession);
/** The ID of the user to whom the page belongs, with what is typed in it; null until somebody is signed in. */
let owner: string | null = null;
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
export async function loadSession(): Promise<void> {
  const written = writtenUser();
  if (written === undefined || !isFresh()) return askAgain();
  const user = toUser(written);
  if (!user) return refreshSession();
  startSession(user);
  onFirstSign(() => void askAgain());
}

/**
 * Asks the server who is signed in, unless nobody has been on this page nor on one that was opened later. Concurrent calls share
 * one request.
 */
export async function refreshSession(): Promise<void> {
  if (writtenUser() === null && owner === null && cachedUser() === null) return endSession();
  return askAgain();
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

/** Another user than the page's gets a page of their own. If that would lose unsaved edits, the page stays without a user. */
function startSession(user: User): void {
  writeStored(USER_KEY, JSON.stringify(user));
  answeredAt = performance.now();
  if (owner === null || owner === user.id) {
    owner = user.id;
    writeAs(owner);
    session.set({ status: 'signedIn', user });
  } else if (unsaved.get()) showSignedOut();
  else reloadPage();
}

/** Forgets the user. */
function endSession(): void {
  writeStored(USER_KEY, null);
  showSignedOut();
}

function showSignedOut(): void {
  if (session.get().status !== 'signedOut') session.set({ status: 'signedOut', user: null });
}

onSignedOut((began) => {
  // Somebody has signed in since: it may be an answer to the session before.
  if (session.get().status === 'signedIn' && began < answeredAt) void askAgain();
  else endSession();
});

/** Back to the state of a fresh page load. For tests. */
export function resetSession(): void {
  owner = null;
  pending = null;
  answeredAt = Number.NEGATIVE_INFINITY;
  session.set({ status: 'unknown', user: cachedUser() });
}

export function displayName(user: User): string {
  return user.global_name || user.username;
}

/**
 * Asks who is signed in some time after the page was loaded, even if nobody was: the user may have signed out since, or in, or be
 * another one.
 */
export function askAgain(): Promise<void> {
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
    // Another call was answered with 401 in the meantime, and this one may have been earlier or later.
    if (session.get() !== before) return await ask();
    startSession(user);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 401) return;
    writeStored(USER_KEY, null);
    session.set({ status: 'unreachable', user: null });
    setTimeout(() => session.get().status === 'unreachable' && void refreshSession(), AGAIN);
  }
}

/** Whether another tab has found another user, or none. While the server cannot be reached, it is asked regularly anyway. */
export function isOutdated(): boolean {
  const { status, user } = session.get();
  return status !== 'unreachable' && cachedUser()?.id !== user?.id;
}

function cachedUser(): User | null {
  try {
    return toUser(JSON.parse(readStored(USER_KEY) ?? 'null'));
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
