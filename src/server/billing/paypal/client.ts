import { setTimeout as pause } from 'node:timers/promises';
import { type ProviderDependencies, ProviderRefusal, ProviderUnavailable } from '../provider.ts';
import type { PayPalConfig } from './config.ts';
import { type JsonObject, objectOf, objectsOf } from './json.ts';

export interface PayPalCall {
  method?: 'GET' | 'POST';
  body?: JsonObject;
  /** Idempotency key: PayPal executes calls with the same key once. */
  key?: string;
  /** Asks for the whole resource instead of only its id. */
  whole?: boolean;
}

/** Calls PayPal. @returns the JSON object in the answer @throws ProviderUnavailable, ProviderRefusal */
export type PayPalClient = (path: string, call?: PayPalCall) => Promise<JsonObject>;

/** Milliseconds for one attempt. */
const TIMEOUT = 10_000;
const ATTEMPTS = 3;
const WAIT = 300;
/** Milliseconds before its expiry from which a token is no longer used. */
const MARGIN = 60_000;

/** A client with our credentials. Redirects are not followed, since they could lead to another host. */
export function paypalClient(config: PayPalConfig, { fetch, now }: ProviderDependencies): PayPalClient {
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
    // Refused credentials are an operator's problem, not one of the call.
    if (answer.status !== 200) throw new ProviderUnavailable(`PayPal gave no access token: ${answer.status}`);
    const { access_token, expires_in } = answer.body;
    if (typeof access_token !== 'string') throw new ProviderUnavailable('PayPal gave no access token');
    // With a lifetime below the margin, tokens would be requested in an endless loop.
    return { value: access_token, expiresAt: now() + Math.max(Number(expires_in) * 1000 || 0, 2 * MARGIN) };
  }

  /** Retries after network errors and temporary errors of PayPal. */
  async function repeated(path: string, init: RequestInit): Promise<{ status: number; body: JsonObject }> {
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(path, init);
      const temporary = answer.status === 0 || answer.status === 429 || answer.status >= 500;
      if (!temporary) return answer;
      if (attempt >= ATTEMPTS) throw new ProviderUnavailable(`PayPal failed with ${answer.status || 'no answer'}`);
      await pause(WAIT * attempt);
    }
  }

  /** Status 0 means that there was no answer. */
  async function ask(path: string, init: RequestInit): Promise<{ status: number; body: JsonObject }> {
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

function objectIn(text: string): JsonObject {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function refusalOf({ status, body }: { status: number; body: JsonObject }): ProviderRefusal {
  const [detail] = objectsOf(body.details);
  return new ProviderRefusal(`PayPal refused with ${status}: ${String(detail?.issue ?? body.name ?? '')}`, status);
}
