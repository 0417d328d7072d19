import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance, FastifyRequest, Session } from 'fastify';
import { refusal, unavailable } from '../answers/refusal.ts';
import type { Config } from '../configuration/config.ts';
import type { User } from '../services/discord/discordAnswers.ts';
import { withTimeout } from '../services/requests/withTimeout.ts';
import type { SessionRow } from '../store/schema/tables.ts';
import type { Sessions } from '../store/sessions.ts';
import { cookieSigner } from './cookieSigner.ts';

declare module 'fastify' {
  interface Session {
    userId?: string;
    user?: User;
    /** Encrypted, see `token-box.ts`. */
    tokens?: string;
    /** When it ends; absent until it is stored. */
    endsAt?: number;
  }
}

/** Milliseconds. */
const LIFETIME = 7 * 24 * 3_600_000;
/** Milliseconds after which a store that does not say who somebody is counts as out. */
const PATIENCE = 5000;

/** Sessions live in the store, so that they can be ended; the cookie holds a signed id and nothing else. */
export async function keepSessions(
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
          withTimeout(PATIENCE, sessions.get(id, now())).then(
            (row) => row && restored(row, now()),
            (cause: unknown) => {
              throw unavailable('error.store', cause);
            },
          ),
        ),
      set: (id, data, done) => {
        // The empty session that a sign-in begins with is nobody's yet.
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
  // Answering the failure would try to save it once more, and fail where nothing answers any more.
  app.addHook('onError', async (request) => {
    if (request.session && unsaved.has(request.session)) Object.assign(request, { session: null });
  });
  // The plugin's answer to a session that has ended would clear the cookie. A call that was under way while somebody signed
  // in anew would then end the session that has just begun.
  app.addHook('onRequest', async (request) => {
    if (!request.session?.userId) delete request.cookies[sessionCookie(config)];
  });
}

/** A session as it was stored. It ends when it was to end at first, and its cookie with it. */
function restored({ data, tokens, expires_at }: SessionRow, now: number): Session {
  const session = JSON.parse(data) as Session;
  return { ...session, tokens, endsAt: expires_at, cookie: { ...session.cookie, originalMaxAge: expires_at - now } };
}

/** A name with this prefix is accepted by browsers over https only, and from this very host. */
export function sessionCookie(config: Config): string {
  return isSecure(config) ? '__Host-session' : 'session';
}

/** Whether a session comes along, be it one that has ended. */
export function hasSessionCookie(request: FastifyRequest, config: Config): boolean {
  const name = `${sessionCookie(config)}=`;
  return (request.headers.cookie ?? '').split(';').some((cookie) => cookie.trimStart().startsWith(name));
}

export function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

/** Who is signed in. @throws Refusal with 401 */
export function personOf(request: FastifyRequest): User {
  const { user, userId } = request.session ?? {};
  if (!user || !userId) throw refusal(401, 'error.session');
  return user;
}

function settle<Result>(done: (error: unknown, result?: Result) => void, work: Promise<Result>): void {
  work.then(
    (result) => done(null, result),
    (error: unknown) => done(error),
  );
}
