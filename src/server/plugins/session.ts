import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from '../answers/refusal.ts';
import { USER_ID_HEADER } from '../api/headers.ts';
import type { Config } from '../configuration/config.ts';
import type { FindVisitor, StartSession, UserSession } from '../services/access/signedInUser.ts';
import { withTimeout } from '../services/requests/withTimeout.ts';
import type { SessionRow } from '../store/schema/tables.ts';
import type { Sessions } from '../store/sessions.ts';
import { cookieSigner } from './cookieSigner.ts';

/** Milliseconds. */
const LIFETIME = 7 * 24 * 3_600_000;
/** Milliseconds that the store may take to return a session, to calls and to pages, which can do without. */
const STORE_TIMEOUT = { calls: 5000, pages: 300 };

/**
 * Finds the session of every request. Sessions are kept in the store, so that they can be ended; the cookie contains only a signed id.
 * An ended session's cookie is not cleared: if the user signs in again meanwhile, that would end the new session.
 */
export async function sessionPlugin(
  app: FastifyInstance,
  config: Config,
  sessions: Sessions,
  now: () => number,
): Promise<{ startSession: StartSession; findVisitor: FindVisitor }> {
  const signer = cookieSigner(config.sessionSecret);
  const name = sessionCookie(config);
  await app.register(cookie);
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const id = sessionId(request.cookies);
    if (id === null) return;
    const session = await readSession(id, STORE_TIMEOUT.calls);
    // To a page that was made for another user, the session has ended.
    const { [USER_ID_HEADER]: expected = session?.userId } = request.headers;
    if (session?.userId === expected) request.session = session;
  });

  const startSession: StartSession = async (reply, user, tokens) => {
    const id = randomBytes(24).toString('base64url');
    const ends = now() + LIFETIME;
    // The user's ID is for processes of earlier releases.
    const data = JSON.stringify({ userId: user.id, user });
    await sessions.add({ id, user_id: user.id, data, tokens, expires_at: ends });
    const { session: before } = reply.request;
    if (before) await sessions.destroy(before.id);
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
    reply.setCookie(name, signer.sign(id), { ...options, expires: new Date(ends) });
  };

  const findVisitor: FindVisitor = async ({ headers }) => {
    const id = sessionId(app.parseCookie(headers.cookie ?? ''));
    try {
      return id === null ? null : ((await readSession(id, STORE_TIMEOUT.pages))?.user ?? null);
    } catch {
      return undefined;
    }
  };

  return { startSession, findVisitor };

  function sessionId(cookies: FastifyRequest['cookies']): string | null {
    const signed = cookies[name];
    return signed === undefined ? null : signer.unsign(signed).value;
  }

  async function readSession(id: string, timeout: number): Promise<UserSession | null> {
    try {
      const read = sessions.get(id, now());
      const row = read instanceof Promise ? await withTimeout(timeout, read) : read;
      return row && stored(row);
    } catch (cause) {
      throw unavailable('error.store', cause);
    }
  }
}

function stored({ id, user_id, data }: SessionRow): UserSession {
  return {
    id,
    userId: user_id,
    // Most requests need only the ID.
    get user() {
      return JSON.parse(data).user;
    },
  };
}

/** Name of the session cookie. Browsers accept the `__Host-` prefix only over https and from this host. */
export function sessionCookie(config: Config): string {
  return isSecure(config) ? '__Host-session' : 'session';
}

/** Whether a request has a session cookie, even for an ended session. */
export function hasSessionCookie(request: FastifyRequest, config: Config): boolean {
  const name = `${sessionCookie(config)}=`;
  return (request.headers.cookie ?? '').split(';').some((cookie) => cookie.trimStart().startsWith(name));
}

export function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}
