import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { refusal } from '../refusal.ts';
import { isNavigation, sendRefusal } from './errors.ts';

/** Addresses that the screens answer; every other one gets the same page, which says so, with status 404. */
export const CLIENT_PATHS: readonly RegExp[] = [
  /^\/$/,
  /^\/dashboard\/?$/,
  /^\/dashboard\/[^/]+\/?$/,
  /^\/configure\/[^/]+\/economy\/?$/,
  /^\/premium\/?$/,
  /^\/health\/?$/,
];

const API_PATHS = /^\/(?:api|auth)(?:\/|$)/;

/** The built screens: files by their name, and the page for every address that people navigate to. */
export function serveScreens(app: FastifyInstance, config: Config): void {
  const built = existsSync(join(config.webDir, 'index.html'));
  const assets = join(config.webDir, 'assets') + sep;
  if (built) {
    app.register(fastifyStatic, {
      root: config.webDir,
      index: 'index.html',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names of assets change with their content; all else is asked for again.
        reply.header('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const known = CLIENT_PATHS.some((pattern) => pattern.test(path));
    const wantsPage = request.method === 'GET' && (known || isNavigation(request));
    if (API_PATHS.test(path) || !wantsPage) return sendRefusal(refusal(404, 'error.route'), request, reply);
    if (!built) return sendRefusal(refusal(404, 'web.missing'), request, reply);
    return reply.code(known ? 200 : 404).sendFile('index.html');
  });
}
