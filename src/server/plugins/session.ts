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
  await app.register(cookie);
  await app.register(session, {
    secret: cookieSigner(config.sessionSecret),
    cookieName: sessionCookie(config),
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: LIFETIME },
    saveUninitialized: false,
    rolling: false,
    store: {
      get: (id, done) =>
        settle(
          done,
          withTimeout(STORE_TIMEOUT, sessions.get(id, now())).then(
            (row) => row && restoreSession(row, now()),
            (cause: unknown) => {
              throw unavailable('error.store', cause);
            },
          ),
        ),
      set: (id, data, done) => {
        // The empty session at the start of a sign-in belongs to no user yet.
        if (!data.userId) return done();
        const { tokens = '', ...rest } = data;
        const text = JSON.stringify(rest);
        const row = { id, user_id: data.userId, data: text, tokens, expires_at: now() + LIFETIME };
        const saved = data.endsAt === undefined ? sessions.add(row) : sessions.update(id, text);
        saved.catch(() => unsaved.add(data));
        settle(done, saved);
      },
      destroy: (id, done) => settle(done, sessions.destroy(id)),
    },
  });
  // Otherwise, sending the error would try to save the session again and fail after the error handler.
  app.addHook('onError', async (request) => {
    if (request.session && unsaved.has(request.session)) Object.assign(request, { session: null });
  });
  // For an ended session, the plugin would clear the cookie. If the user signs in again while such a call is in progress, that would
  // end the new session.
  app.addHook('onRequest', async (request) => {
    if (!request.session?.userId) delete request.cookies[sessionCookie(config)];
  });
}

/** Restores a stored session. Its end and that of its cookie are not extended. */
function restoreSession({ data, tokens, expires_at }: SessionRow, now: number): Session {
  const session: Session = JSON.parse(data);
  return { ...session, tokens, endsAt: expires_at, cookie: { ...session.cookie, originalMaxAge: expires_at - now } };
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

function settle<Result>(done: (error: unknown, result?: Result) => void, work: Promise<Result>): void {
  work.then(
    (result) => done(null, result),
    (error: unknown) => done(error),
  );
}
