import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sessions, SessionTokens } from '../../store/sessions.ts';
import { isRefused, type SignIn } from '../access/signIn.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { TokenRefused } from './bearerGet.ts';
import { seal, type UserTokens, unseal } from './tokenBox.ts';

/** Milliseconds before its expiry at which a token counts as expired. */
const MARGIN = 60_000;
/** Milliseconds between two checks of a refresh by another process. */
const POLL_INTERVAL = 50;

export interface TokenRefreshOptions {
  signIn: Pick<SignIn, 'refresh' | 'revoke'>;
  sessions: Pick<Sessions, 'tokens' | 'claimRefresh' | 'releaseRefresh' | 'replaceTokens' | 'destroy'>;
  tokenKey: Buffer;
  now: () => number;
  /** Milliseconds after which a refresh by another process counts as abandoned. */
  leaseTimeout: number;
}

export interface TokenRefresh {
  /**
   * Valid tokens of a session, refreshed if they have expired. Discord accepts a refresh token once, so one process
   * refreshes, and the others wait for the tokens that it stores.
   * @throws TokenRefused if the session has ended, or ends because Discord refused the refresh; UpstreamUnavailable
   */
  of(sessionId: string, userId: string): Promise<UserTokens>;
}

export function tokenRefresh({ signIn, sessions, tokenKey, now, leaseTimeout }: TokenRefreshOptions): TokenRefresh {
  const pending = new Map<string, Promise<UserTokens>>();
  const isFresh = ({ expiresAt }: UserTokens) => expiresAt - MARGIN > now();

  async function fresh(sessionId: string, userId: string): Promise<UserTokens> {
    // A lease has no expiry time, because the clocks of two machines may differ. It is watched instead.
    let watched: { lease: string; since: number; takenOver?: true } | null = null;
    for (;;) {
      const stored = await sessions.tokens(sessionId);
      const tokens = unsealTokens(stored, userId);
      if (isFresh(tokens)) return tokens;
      if (watched && stored?.refresh_lease !== watched.lease) {
        // It was released, or taken over by another waiting process.
        if (!stored?.refresh_lease || watched.takenOver)
          throw new UpstreamUnavailable('The refresh of another process failed');
        watched = { lease: stored.refresh_lease, since: performance.now(), takenOver: true };
      }
      const abandoned = watched !== null && performance.now() - watched.since > leaseTimeout;
      if (stored && (stored.refresh_lease === null || abandoned)) {
        const lease = randomUUID();
        if (await sessions.claimRefresh(sessionId, stored, lease)) return refresh(sessionId, userId, tokens, lease);
        watched = null;
        continue;
      }
      if (stored?.refresh_lease) watched ??= { lease: stored.refresh_lease, since: performance.now() };
      await pause(POLL_INTERVAL);
    }
  }

  /** @throws TokenRefused */
  function unsealTokens(stored: SessionTokens | null, userId: string): UserTokens {
    const tokens = stored && unseal(stored.tokens, tokenKey, userId);
    if (!tokens) throw new TokenRefused('The session has no usable token');
    return tokens;
  }

  async function refresh(sessionId: string, userId: string, old: UserTokens, lease: string): Promise<UserTokens> {
    if (!old.refresh) throw new TokenRefused('The token has expired');
    let refreshed: UserTokens;
    try {
      refreshed = await signIn.refresh(old.refresh);
    } catch (error) {
      if (!isRefused(error)) {
        await sessions.releaseRefresh(sessionId, lease);
        throw new UpstreamUnavailable('No refresh', { cause: error });
      }
      // The process whose lease we took over may have used the refresh token after all.
      const stored = unsealTokens(await sessions.tokens(sessionId), userId);
      if (isFresh(stored)) return stored;
      await sessions.destroy(sessionId);
      throw new TokenRefused('The refresh was refused');
    }
    const tokens = { ...refreshed, refresh: refreshed.refresh ?? old.refresh };
    if (await sessions.replaceTokens(sessionId, seal(tokens, tokenKey, userId))) return tokens;
    // The user has signed out meanwhile, which could only revoke the old tokens.
    await signIn.revoke(tokens.refresh).catch(() => {});
    throw new TokenRefused('The session ended during the refresh');
  }

  return {
    of(sessionId, userId) {
      const shared = pending.get(sessionId) ?? fresh(sessionId, userId).finally(() => pending.delete(sessionId));
      pending.set(sessionId, shared);
      return shared;
    },
  };
}
