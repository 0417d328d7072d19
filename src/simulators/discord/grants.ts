import { createHash, randomBytes } from 'node:crypto';

const codeLifetimeMs = 10 * 60_000;
/** Seconds, as Discord gives. */
export const accessTokenLifetime = 604_800;

/** What a person agreed to on the consent page. */
export interface Consent {
  userId: string;
  scopes: readonly string[];
  /** Empty for an invitation that leads nowhere. */
  redirectUri: string;
  codeChallenge?: string;
  /** The guild that the bot was added to. */
  guildId?: string;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  consent: Consent;
}

interface Grant extends Tokens {
  expiresAt: number;
}

const secret = () => randomBytes(24).toString('base64url');

/** Codes and tokens that the stand-in has issued, in memory. */
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
   * Exchanges a code. A failed attempt spends the code too, and a code seen twice takes its tokens with it.
   * @returns nothing for an unknown, spent or expired code, another redirect address or a wrong verifier.
   */
  redeem(code: string, redirectUri: string, verifier: string | undefined): Tokens | undefined {
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

  /** Exchanges a refresh token, which is then spent, together with the access token it came with. */
  refresh(refreshToken: string): Tokens | undefined {
    const old = this.#find((grant) => grant.refreshToken === refreshToken);
    if (!old) return undefined;
    this.#grants.delete(old);
    return this.#grant(old.consent);
  }

  /** Revokes the grant that an access or refresh token belongs to; an unknown token is no error. */
  revoke(token: string): void {
    const grant = this.#find(({ accessToken, refreshToken }) => accessToken === token || refreshToken === token);
    if (grant) this.#grants.delete(grant);
  }

  /** What a valid access token stands for. */
  consentOf(accessToken: string): Consent | undefined {
    return this.#find((grant) => grant.accessToken === accessToken && grant.expiresAt > Date.now())?.consent;
  }

  /** Access tokens of all, or of one user, are expired from now on; refresh tokens stay valid. */
  expireAccessTokens(userId?: string): void {
    for (const grant of this.#grants) if (!userId || grant.consent.userId === userId) grant.expiresAt = 0;
  }

  /** As if the users, or one of them, had removed the application in their settings. */
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

/** PKCE with S256. A verifier without a challenge is refused: somebody may have stripped the challenge on the way. */
function verifies(challenge: string | undefined, verifier: string | undefined): boolean {
  if (challenge === undefined || verifier === undefined) return challenge === verifier;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
