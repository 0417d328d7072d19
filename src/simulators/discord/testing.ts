import { createHash } from 'node:crypto';
import { demoCredentials } from '../demo/world.ts';
import type { DiscordSimulator } from './simulator.ts';

/** Helpers for tests that call the simulator as the product would. */
export const callback = 'http://localhost:3000/api/auth/callback/';
export const botCallback = 'http://localhost:3000/api/auth/bot/callback/';
export const verifier = 'a-verifier-of-at-least-forty-three-characters';
export const challenge = createHash('sha256').update(verifier).digest('base64url');

type Values = Record<string, string | undefined>;

/** The address of the authorization page. @param changes parameters; `undefined` removes one */
export function authorizeUrl(simulator: DiscordSimulator, changes: Values = {}): string {
  const values: Values = {
    client_id: demoCredentials.clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'identify guilds',
    state: 'the-state',
    ...changes,
  };
  const url = new URL('/oauth2/authorize', simulator.url);
  for (const [name, value] of Object.entries(values)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** Opens the authorization page, or submits its form, without following redirects. */
export function visit(url: string, form?: Record<string, string>): Promise<Response> {
  const body = form && new URLSearchParams(form);
  return fetch(url, { redirect: 'manual', ...(body ? { method: 'POST', body } : {}) });
}

/** The target of a redirect. */
export function destination(response: Response): URL {
  return new URL(response.headers.get('location') ?? 'about:blank');
}

/** Requests tokens, with the application's credentials in the form. */
export function requestToken(simulator: DiscordSimulator, form: Record<string, string>): Promise<Response> {
  const { clientId: client_id, clientSecret: client_secret } = demoCredentials;
  const body = new URLSearchParams({ client_id, client_secret, ...form });
  return fetch(`${simulator.url}/api/v10/oauth2/token`, { method: 'POST', body });
}

export interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
}

/** Signs a demo user in. */
export async function signIn(simulator: DiscordSimulator, login: string, scope?: string): Promise<TokenAnswer> {
  const url = authorizeUrl(simulator, { login_hint: login, ...(scope ? { scope } : {}) });
  const code = destination(await visit(url)).searchParams.get('code') ?? '';
  const answer = await requestToken(simulator, { grant_type: 'authorization_code', code, redirect_uri: callback });
  return answer.json();
}

/** Reads from the REST API. */
export function read(simulator: DiscordSimulator, path: string, authorization?: string): Promise<Response> {
  return fetch(`${simulator.url}/api/v10${path}`, { headers: authorization ? { authorization } : {} });
}

export const asBot = `Bot ${demoCredentials.botToken}`;

/** Calls the control interface. */
export function control(simulator: DiscordSimulator, path: string, body: unknown = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${simulator.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
