import type { User, World } from './world.ts';

/** A valid authorization request. */
export interface AuthorizeRequest {
  scopes: readonly string[];
  /** Empty for an invitation of the bot without a redirect. */
  redirectUri: string;
  state?: string;
  codeChallenge?: string;
  /** The user named by `login_hint`. */
  hinted?: User;
  /** Set if the scopes invite the bot. */
  bot?: { permissions: bigint; guildId?: string; guildFixed: boolean };
}

/** The result of checking the query: refused with a page, redirected with an error, or accepted. */
export type AuthorizeResult =
  | { kind: 'refused'; reason: string }
  | { kind: 'returned'; location: string }
  | { kind: 'accepted'; request: AuthorizeRequest };

const knownScopes = ['identify', 'email', 'guilds', 'guilds.members.read', 'bot', 'applications.commands'];

/** Validates the query of the authorization page. Redirects only to registered addresses. */
export function readAuthorizeRequest(query: Record<string, unknown>, world: World): AuthorizeResult {
  const q: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string') return { kind: 'refused', reason: 'A parameter is given twice.' };
    q[name] = value;
  }
  const scopes = (q.scope ?? '').split(' ').filter(Boolean);
  const invites = scopes.includes('bot');
  if (q.client_id !== world.application.clientId) return { kind: 'refused', reason: 'Unknown application.' };
  if (q.redirect_uri === undefined ? !invites : !world.application.redirectUris.includes(q.redirect_uri)) {
    return { kind: 'refused', reason: 'Invalid OAuth2 redirect_uri.' };
  }
  const redirectUri = q.redirect_uri ?? '';
  const problem = errorOf(q, scopes);
  if (problem) {
    const [error, error_description] = problem;
    if (!redirectUri) return { kind: 'refused', reason: error_description };
    return { kind: 'returned', location: returnTo(redirectUri, { error, error_description, state: q.state }) };
  }
  return {
    kind: 'accepted',
    request: {
      scopes,
      redirectUri,
      state: q.state,
      codeChallenge: q.code_challenge,
      hinted: q.login_hint === undefined ? undefined : world.userByLogin(q.login_hint),
      bot: invites
        ? {
            permissions: BigInt(q.permissions ?? '0'),
            guildId: q.guild_id,
            guildFixed: q.disable_guild_select === 'true',
          }
        : undefined,
    },
  };
}

/** The redirect address with the parameters of the answer; undefined ones are left out. */
export function returnTo(redirectUri: string, values: Record<string, string | undefined>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(values)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

function errorOf(q: Record<string, string | undefined>, scopes: readonly string[]): [string, string] | undefined {
  if (q.redirect_uri !== undefined && q.response_type !== 'code') {
    return ['unsupported_response_type', 'The authorization server does not support this response type.'];
  }
  const unknown = scopes.find((scope) => !knownScopes.includes(scope));
  if (scopes.length === 0 || unknown) {
    return ['invalid_scope', 'The requested scope is invalid, unknown, or malformed.'];
  }
  const method = q.code_challenge_method;
  const challenged = q.code_challenge !== undefined;
  if (challenged !== (method !== undefined) || (challenged && method !== 'S256')) {
    return ['invalid_request', 'Only the code challenge method S256 is supported.'];
  }
  if (q.code_challenge !== undefined && !/^[\w-]{43}$/.test(q.code_challenge)) {
    return ['invalid_request', 'The code challenge is malformed.'];
  }
  if (!/^\d{1,20}$/.test(q.permissions ?? '0')) return ['invalid_request', 'The permissions are malformed.'];
  return undefined;
}
