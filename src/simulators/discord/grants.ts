import { createHash, randomBytes } from 'node:crypto';

const codeLifetimeMs = 10 * 60_000;
/** In seconds, like Discord's. */
export const accessTokenLifetime = 604_800;

/** What a user agreed to on the consent page. */
export interface Consent {
  userId: string;
  scopes: readonly string[];
  /** Empty for an invitation without a redirect. */
  redirectUri: string;
  codeChallenge?: string;
  /** The guild that the bot was added to. */
  guildId?: string;
}

export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
  consent: Consent;
}

interface Grant extends IssuedTokens {
  expiresAt: number;
}

const secret = () => randomBytes(24).toString('base64url');

/** The authorization codes and tokens that the simulator has issued, in memory. */
export class Grants {
  readonly #codes = new Map<string, { consent: Consent; expiresAt: number }>();
  readonly #used = new Map<string, Grant>();
  #grants = new Set<Grant>();

  issueCode(consent: Consent): string {
    const code = secret();
    this.#codes.set(code, { consent, expiresAt: Date.now() + codeLifetimeMs });
    return code;
  }

  /**
   * Exchanges a code. A failed attempt invalidates the code too, and reusing a code revokes its tokens.
   * @returns undefined for an unknown, used or expired code, another redirect address or a wrong verifier
   */
  redeem(code: string, redirectUri: string, verifier: string | undefined): IssuedTokens | undefined {
    const reused = this.#used.get(code);
    if (reused) this.#grants.delete(reused);
    const issued = this.#codes.get(code);
    this.#codes.delete(code);
    if (!issued || issued.expiresAt <= Date.now() || issued.consent.redirectUri !== redirectUri) return undefined;
    if (!verifies(issued.consent.codeChallenge, verifier)) return undefined;
    const grant = this.#grant(issued.consent);
    this.#used.set(code, grant);
    return grant;
  }

  /** Exchanges a refresh token, which invalidates it and its access token. */
  refresh(refreshToken: string): IssuedTokens | undefined {
    const old = this.#find((grant) => grant.refreshToken === refreshToken);
    if (!old) return undefined;
    this.#grants.delete(old);
    return this.#grant(old.consent);
  }

  /** Revokes the grant of an access or refresh token; an unknown token is ignored. */
  revoke(token: string): void {
    const grant = this.#find(({ accessToken, refreshToken }) => accessToken === token || refreshToken === token);
    if (grant) this.#grants.delete(grant);
  }

  /** The consent behind a valid access token. */
  consentOf(accessToken: string): Consent | undefined {
    return this.#find((grant) => grant.accessToken === accessToken && grant.expiresAt > Date.now())?.consent;
  }

  /** Expires the access tokens of all users or of one; refresh tokens stay valid. */
  expireAccessTokens(userId?: string): void {
    for (const grant of this.#grants) if (!userId || grant.consent.userId === userId) grant.expiresAt = 0;
  }

  /** As if all users, or one of them, had removed the application in their settings. */
  revokeAll(userId?: string): void {
    this.#grants = new Set([...this.#grants].filter((grant) => userId && grant.consent.userId !== userId));
  }

  #grant(consent: Consent): Grant {
    const expiresAt = Date.now() + accessTokenLifetime * 1000;
    const grant = { accessToken: secret(), refreshToken: secret(), consent, expiresAt };
    this.#grants.add(grant);
    return grant;
  }

  #find(matches: (grant: Grant) => boolean): Grant | undefined {
    return [...this.#grants].find(matches);
  }
}

/** PKCE with S256. A verifier without a challenge is refused, because the challenge may have been stripped. */
function verifies(challenge: string | undefined, verifier: string | undefined): boolean {
  if (challenge === undefined || verifier === undefined) return challenge === verifier;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
