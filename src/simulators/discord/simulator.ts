import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { applyFault, type FaultAnswers, Faults } from '../common/faults.ts';
import { portOf } from '../common/server.ts';
import { stylesheet } from '../common/stylesheet.ts';
import { demoWorld } from '../demo/world.ts';
import { fail, rateLimited } from './answers.ts';
import { cdnRoutes } from './cdn.ts';
import { controlRoutes } from './control.ts';
import { Grants } from './grants.ts';
import { authorizeRoutes } from './oauth.ts';
import { type RateLimit, RateLimits } from './rateLimits.ts';
import { append, bodyShape, pathOf, type RecordedRequest, record } from './requestLog.ts';
import { restRoutes } from './rest.ts';
import { tokenRoutes } from './token.ts';
import type { World } from './world.ts';

export interface DiscordSimulatorOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  host?: string;
  /** The demo world by default. */
  world?: World;
  /** The address that others reach the simulator by, if it is not the one it listens on. */
  publicUrl?: string;
  /** By default 50 requests a second for each caller, route and guild. */
  rateLimit?: RateLimit;
}

export interface DiscordSimulator {
  /** Without a trailing slash. */
  url: string;
  world: World;
  faults: Faults;
  grants: Grants;
  /** The requests received so far, oldest first, without secrets; set its length to 0 to start over. */
  requests: RecordedRequest[];
  close(): Promise<void>;
}

/**
 * Starts the Discord simulator: authorization page, REST API and pictures at one address.
 * @throws if the port is taken
 */
export async function startDiscordSimulator(options: DiscordSimulatorOptions = {}): Promise<DiscordSimulator> {
  const { port = 0, host = '127.0.0.1', world = demoWorld(), rateLimit = { limit: 50, windowMs: 1000 } } = options;
  const faults = new Faults();
  const grants = new Grants();
  const requests: RecordedRequest[] = [];
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: false } });

  readForms(app);
  setSafeHeaders(app);
  observe(app, faults, requests);
  app.get('/__demo.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));
  authorizeRoutes(app, world, grants);
  tokenRoutes(app, world, grants);
  cdnRoutes(app, world);
  app.register(async (control) => controlRoutes(control, world, faults, grants, requests));
  app.register(async (rest) => restRoutes(rest, world, grants, new RateLimits(rateLimit)), { prefix: '/api/v10' });
  app.setNotFoundHandler((_request, reply) => fail(reply, 'notFound'));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if ((error.statusCode ?? 500) < 500) return fail(reply, 'badRequest');
    console.error('The Discord simulator failed:', error);
    return fail(reply, 'internal');
  });

  await app.listen({ port, host });
  const bound = portOf(app.server);
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
  const url = (options.publicUrl ?? own).replace(/\/+$/, '');
  return { url, world, faults, grants, requests, close: () => app.close() };
}

function readForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Without `form-action`: browsers apply it to the redirect after a form, which leads back to the product. */
function setSafeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
}

const faultAnswers: FaultAnswers = {
  internal: (reply) => fail(reply, 'internal'),
  rateLimited: (reply, delayMs) =>
    rateLimited(reply, { limit: 1, remaining: 0, resetAfter: delayMs / 1000, bucket: 'fault' }),
};

/** Records requests and applies faults, except to the control interface and the style sheet. */
function observe(app: FastifyInstance, faults: Faults, requests: RecordedRequest[]): void {
  const records = new WeakMap<FastifyRequest, RecordedRequest>();
  app.addHook('onRequest', async (request) => {
    if (pathOf(request).startsWith('/__')) return;
    const entry = record(request);
    records.set(request, entry);
    append(requests, entry);
  });
  app.addHook('preHandler', async (request, reply) => {
    const entry = records.get(request);
    if (!entry) return;
    entry.body = bodyShape(request.body);
    const fault = faults.take(entry.path);
    if (fault) return applyFault(fault, request, reply, faultAnswers);
  });
  app.addHook('onResponse', async (request, reply) => {
    const entry = records.get(request);
    if (entry && reply.raw.headersSent) entry.status = reply.statusCode;
  });
}
