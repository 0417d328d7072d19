import { setTimeout as pause } from 'node:timers/promises';
import { type ProviderParts, ProviderRefusal, ProviderUnavailable } from '../provider.ts';
import type { PayPalConfig } from './config.ts';

export type Json = Record<string, unknown>;

export interface Call {
  method?: 'GET' | 'POST';
  body?: Json;
  /** The provider does what has the same key once, however often it is asked. */
  key?: string;
  /** The whole resource in the answer, and not only its id. */
  whole?: boolean;
}

/** One call: the answer's object. @throws ProviderOutage, ProviderRefusal */
export type Client = (path: string, call?: Call) => Promise<Json>;

/** Milliseconds for one attempt. */
const TIMEOUT = 10_000;
const ATTEMPTS = 3;
const WAIT = 300;
/** Milliseconds before its end at which a token counts as expired. */
const MARGIN = 60_000;

/** Calls with our own credentials. Nothing follows a redirect: it could lead to another host. */
export function paypalClient(config: PayPalConfig, { fetch, now }: ProviderParts): Client {
  let token: Promise<{ value: string; expiresAt: number }> | null = null;

  async function accessToken(): Promise<string> {
    token ??= requestToken().catch((error) => {
      token = null;
      throw error;
    });
    const { value, expiresAt } = await token;
    if (expiresAt - MARGIN > now()) return value;
    token = null;
    return accessToken();
  }

  async function requestToken() {
    const answer = await repeated('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${config.clientId}:${config.secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    // Our own credentials are refused: that is nothing a caller could do anything about.
    if (answer.status !== 200) throw new ProviderUnavailable(`PayPal gave no access token: ${answer.status}`);
    const { access_token, expires_in } = answer.body;
    if (typeof access_token !== 'string') throw new ProviderUnavailable('PayPal gave no access token');
    // A token of less than the margin would be asked for again without end.
    return { value: access_token, expiresAt: now() + Math.max(Number(expires_in) * 1000 || 0, 2 * MARGIN) };
  }

  /** Tries again what failed on the way, or at the provider. */
  async function repeated(path: string, init: RequestInit): Promise<{ status: number; body: Json }> {
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(path, init);
      const passing = answer.status === 0 || answer.status === 429 || answer.status >= 500;
      if (!passing) return answer;
      if (attempt >= ATTEMPTS) throw new ProviderUnavailable(`PayPal failed with ${answer.status || 'no answer'}`);
      await pause(WAIT * attempt);
    }
  }

  /** Status 0 where there was no answer. */
  async function ask(path: string, init: RequestInit): Promise<{ status: number; body: Json }> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT);
      const response = await fetch(`${config.apiUrl}${path}`, { ...init, redirect: 'error', signal });
      const text = await response.text();
      return { status: response.status, body: objectIn(text) };
    } catch {
      return { status: 0, body: {} };
    }
  }

  return async (path, { method = 'GET', body, key, whole } = {}) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await repeated(path, {
        method,
        headers: {
          authorization: `Bearer ${await accessToken()}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'paypal-request-id': key }),
          ...(whole && { prefer: 'return=representation' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (answer.status < 300) return answer.body;
      token = answer.status === 401 ? null : token;
      if (answer.status !== 401) throw refusalOf(answer);
      if (attempt === 2) throw new ProviderUnavailable('PayPal refuses our access token');
    }
  };
}

function objectIn(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Json) : {};
  } catch {
    return {};
  }
}

function refusalOf({ status, body }: { status: number; body: Json }): ProviderRefusal {
  const [detail] = Array.isArray(body.details) ? (body.details as { issue?: unknown }[]) : [];
  return new ProviderRefusal(`PayPal refused with ${status}: ${String(detail?.issue ?? body.name ?? '')}`, status);
}
