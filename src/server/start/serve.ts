import type { FastifyInstance } from 'fastify';
import { type Config, readStoreConfig } from '../configuration/config.ts';
import { startProblem } from './startProblem.ts';

/** Milliseconds for requests under way to be answered once the process is asked to end. */
const GRACE = 10_000;
const SWEEP = 100;

/**
 * Listens, and closes in order when the process is asked to end. Where it cannot listen, the application is closed.
 * @param closeOthers closes what the application was given and does not own
 */
export async function serve(
  app: FastifyInstance,
  config: Pick<Config, 'host' | 'port'>,
  closeOthers: () => Promise<void> = async () => {},
): Promise<void> {
  let closing = false;
  const end = () => {
    // A terminal asks every process of its group, and `npm start` passes that on: it comes twice.
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), GRACE).unref();
    // A connection on which something was under way stays open for more, unless it is closed.
    setInterval(() => app.server.closeIdleConnections(), SWEEP).unref();
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

/** Says why the server does not start, and ends the process. What its operator can mend is no crash: it needs no stack. */
export function failStart(error: unknown): never {
  const { HOST, PORT } = process.env;
  console.error(startProblem(error, { ...readStoreConfig(process.env), host: HOST, port: PORT }) ?? error);
  process.exit(1);
}
