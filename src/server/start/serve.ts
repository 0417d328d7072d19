import type { FastifyInstance } from 'fastify';
import { type Config, readStoreConfig } from '../configuration/config.ts';
import { startProblem } from './startProblem.ts';

/** Milliseconds for open requests to be answered before the process exits. */
const GRACE = 10_000;
const IDLE_CHECK_INTERVAL = 100;

/**
 * Starts listening, and shuts down gracefully on SIGTERM and SIGINT. If it cannot listen, the application is closed.
 * @param closeOthers closes what the application uses but does not own
 * @throws Error if it cannot listen
 */
export async function serve(
  app: FastifyInstance,
  config: Pick<Config, 'host' | 'port'>,
  closeOthers: () => Promise<void> = async () => {},
): Promise<void> {
  let closing = false;
  const end = () => {
    // The signal may arrive twice: a terminal sends it to the whole process group, and `npm start` forwards it.
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), GRACE).unref();
    // Connections stay open after their last request unless they are closed.
    setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL).unref();
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
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw error;
  }
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** Prints why the server cannot start and exits. Prints a stack only if it is not a problem that the operator can solve. */
export function exitWithStartProblem(error: unknown): never {
  const { HOST, PORT } = process.env;
  console.error(startProblem(error, { ...readStoreConfig(process.env), host: HOST, port: PORT }) ?? error);
  process.exit(1);
}
