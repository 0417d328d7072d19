import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance, FastifyRequest, Session } from 'fastify';
import { unavailable } from '../answers/refusal.ts';
import type { Config } from '../configuration/config.ts';
import { withTimeout } from '../services/requests/withTimeout.ts';
import type { SessionRow } from '../store/schema/tables.ts';
import type { Sessions } from '../store/sessions.ts';
import { cookieSigner } from './cookieSigner.ts';

/** Milliseconds. */
const LIFETIME = 7 * 24 * 3_600_000;
/** Milliseconds that the store may take to return a session. */
const STORE_TIMEOUT = 5000;

/** Sessions are kept in the store, so that they can be ended. The cookie contains only a signed id. */
export async function sessionPlugin(
  app: FastifyInstance,
  config: Config,
  sessions: Sessions,
  now: () => number,
): Promise<void> {
  const secure = isSecure(config);
  const unsaved = new WeakSet<Session>();
  const restore = createRestore();
  await app.register(cookie);
  await app.register(session, {
    secret: cookieSigner(config.sessionSecret),
    cookieName: sessionCookie(config),
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: LIFETIME },
    saveUninitialized: false,
    rolling: false,
    store: {
      get: (id, done) => answerCallback(done, readSession(id)),
      set: (id, data, done) => {
        // The empty session at the start of a sign-in belongs to no user yet.
        if (!data.userId) return done();
        const { tokens = '', ...rest } = data;
        const text = JSON.stringify(rest);
        const row = { id, user_id: data.userId, data: text, tokens, expires_at: now() + LIFETIME };
        const saved = data.endsAt === undefined ? sessions.add(row) : sessions.update(id, text);
        saved.catch(() => unsaved.add(data));
        answerCallback(done, saved);
      },
      destroy: (id, done) => answerCallback(done, sessions.destroy(id)),
    },
  });
  // Otherwise, sending the error would try to save the session again and fail after the error handler.
  app.addHook('onError', async (request) => {
    if (request.session && unsaved.has(request.session)) Object.assign(request, { session: null });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { session } = request;
    // For an ended session, the plugin would clear the cookie. If the user signs in again while such a call is in progress, that would
    // end the new session.
    if (!session?.userId) delete request.cookies[sessionCookie(config)];
    // The plugin would compare hashes of the whole session. Stored ones never change: a sign-in begins another.
    else Object.defineProperty(session, 'isModified', { value: () => false });
    done();
  });

  async function readSession(id: string): Promise<Session | null> {
    try {
      const read = sessions.get(id, now());
      const row = read instanceof Promise ? await withTimeout(STORE_TIMEOUT, read) : read;
      return row && restore(row, now());
    } catch (cause) {
      throw unavailable('error.store', cause);
    }
  }
}

/** How many sessions are kept parsed. */
const MAX_PARSED = 10_000;

/** Creates a function that restores stored sessions. Their end and that of their cookies are not extended. */
function createRestore(): (row: SessionRow, now: number) => Session {
  const parsed = new Map<string, Session>();
  return ({ data, tokens, expires_at }, now) => {
    const session: Session = parsed.get(data) ?? JSON.parse(data);
    if (parsed.size >= MAX_PARSED) parsed.clear();
    parsed.set(data, session);
    const cookie = { ...session.cookie, originalMaxAge: expires_at - now };
    return { ...session, tokens, endsAt: expires_at, cookie };
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

function answerCallback<Result>(done: (error: unknown, result?: Result) => void, work: Promise<Result>): void {
  work.then(
    (result) => done(null, result),
    (error: unknown) => done(error),
  );
}
