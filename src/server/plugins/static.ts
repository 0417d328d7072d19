import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../configuration/config.ts';

/** Serves the built files other than pages. */
export function serveFiles(app: FastifyInstance, { webDir }: Config): void {
  const assets = join(webDir, 'assets') + sep;
  app.register(fastifyStatic, {
    root: webDir,
    index: false,
    // One route per file: otherwise each request reads folders, those for pages too.
    wildcard: false,
    // Pages have placeholders that the server fills in. Compressed files are sent in the place of others.
    globIgnore: ['**/*.{html,txt,xml,br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names of assets contain a hash of their content. Everything else is revalidated.
      reply.header('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
