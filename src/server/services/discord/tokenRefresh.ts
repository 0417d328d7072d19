import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sessions, SessionTokens } from '../../store/sessions.ts';
import { isRefused, type SignIn } from '../access/signIn.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { TokenRefused } from './bearerGet.ts';
import { seal, type Tokens, unseal } from './tokenBox.ts';

/** Milliseconds before its end at which a token counts as expired. */
const MARGIN = 60_000;
/** Milliseconds between two looks at a refresh that another process makes. */
const LOOK_EVERY = 50;

export interface TokenRefreshOptions {
  signIn: Pick<SignIn, 'refresh' | 'revoke'>;
  sessions: Pick<Sessions, 'tokens' | 'claimRefresh' | 'releaseRefresh' | 'replaceTokens' | 'destroy'>;
  tokenKey: Buffer;
  now: () => number;
  /** Milliseconds after which a refresh that another process has begun counts as abandoned. */
  patience: number;
}

export interface TokenRefresh {
  /** Whether an access token can still be used. */
  isFresh(tokens: Tokens): boolean;
  /**
   * Tokens that can be used. Discord accepts a refresh token once, so of all processes that ask at the same time one
   * refreshes, and the others wait for what it stores.
   * @throws TokenRefused when the session has ended, which a refusal makes it do; UpstreamUnavailable
   */
  of(sessionId: string, userId: string): Promise<Tokens>;
}

export function tokenRefresh({ signIn, sessions, tokenKey, now, patience }: TokenRefreshOptions): TokenRefresh {
  const underWay = new Map<string, Promise<Tokens>>();
  const isFresh = ({ expiresAt }: Tokens) => expiresAt - MARGIN > now();

  async function fresh(sessionId: string, userId: string): Promise<Tokens> {
    // A lease is watched instead of dated: the clocks of two machines may differ.
    let watched: { lease: string; since: number; ofHeir?: true } | null = null;
    for (;;) {
      const seen = await sessions.tokens(sessionId);
      const tokens = opened(seen, userId);
      if (isFresh(tokens)) return tokens;
      if (watched && seen?.refresh_lease !== watched.lease) {
        // It was given up, or taken over by another one that waited, too.
        if (!seen?.refresh_lease || watched.ofHeir)
          throw new UpstreamUnavailable('The refresh of another process failed');
        watched = { lease: seen.refresh_lease, since: performance.now(), ofHeir: true };
      }
      const abandoned = watched !== null && performance.now() - watched.since > patience;
      if (seen && (seen.refresh_lease === null || abandoned)) {
        const lease = randomUUID();
        if (await sessions.claimRefresh(sessionId, seen, lease)) return refresh(sessionId, userId, tokens, lease);
        watched = null;
        continue;
      }
      if (seen?.refresh_lease) watched ??= { lease: seen.refresh_lease, since: performance.now() };
      await pause(LOOK_EVERY);
    }
  }

  /** @throws TokenRefused */
  function opened(stored: SessionTokens | null, userId: string): Tokens {
    const tokens = stored && unseal(stored.tokens, tokenKey, userId);
    if (!tokens) throw new TokenRefused('The session has no usable token');
    return tokens;
  }

  async function refresh(sessionId: string, userId: string, old: Tokens, lease: string): Promise<Tokens> {
    if (!old.refresh) throw new TokenRefused('The token has expired');
    let anew: Tokens;
    try {
      anew = await signIn.refresh(old.refresh);
    } catch (error) {
      if (!isRefused(error)) {
        await sessions.releaseRefresh(sessionId, lease);
        throw new UpstreamUnavailable('No refresh', { cause: error });
      }
      // Whoever was taken for dead may have used the token after all.
      const stored = opened(await sessions.tokens(sessionId), userId);
      if (isFresh(stored)) return stored;
      await sessions.destroy(sessionId);
      throw new TokenRefused('The refresh was refused');
    }
    const tokens = { ...anew, refresh: anew.refresh ?? old.refresh };
    if (await sessions.replaceTokens(sessionId, seal(tokens, tokenKey, userId))) return tokens;
    // The person has signed out meanwhile, which could revoke only the tokens there were.
    await signIn.revoke(tokens.refresh).catch(() => {});
    throw new TokenRefused('The session ended during the refresh');
  }

  return {
    isFresh,
    of(sessionId, userId) {
      const shared = underWay.get(sessionId) ?? fresh(sessionId, userId).finally(() => underWay.delete(sessionId));
      underWay.set(sessionId, shared);
      return shared;
    },
  };
}
