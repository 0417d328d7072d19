import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from './config.ts';

/** Milliseconds for requests under way to be answered once the process is asked to end. */
const GRACE = 10_000;

/**
 * Listens, and closes in order when the process is asked to end.
 * @param closeOthers closes what the application was given and does not own
 */
export async function serve(
  app: FastifyInstance,
  config: Pick<Config, 'host' | 'port'>,
  closeOthers: () => Promise<void> = async () => {},
): Promise<void> {
  const end = () => {
    setTimeout(() => process.exit(1), GRACE).unref();
    app
      .close()
      .then(closeOthers)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'closing failed');
          process.exit(1);
        },
      );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  await app.listen({ host: config.host, port: config.port });
}

/** Says why the server does not start, and ends the process. What is missing is no crash: it needs no stack. */
export function failStart(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
