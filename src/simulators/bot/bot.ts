import fastify from 'fastify';
import { isRecord } from '../common/isRecord.ts';
import { portOf } from '../common/server.ts';
import { type Condition, Heartbeats, WEBSOCKETS } from './heartbeats.ts';
import { type HistoryReporterOptions, startHistoryReporter } from './historyReporter.ts';
import { type ProductClientOptions, productClient } from './productClient.ts';
import { startWorker, type WorkerOptions } from './worker.ts';

export interface BotOptions extends ProductClientOptions {
  /** The number of servers that the bot is in. */
  guildCount(): number;
  /** Milliseconds between heartbeats; default 30 000. */
  every?: number;
  /** Milliseconds before a failed heartbeat is retried; default 1000. */
  again?: number;
  /** The events to report; none if absent. */
  history?: Omit<HistoryReporterOptions, 'report' | 'silent'>;
  /** Carries out tasks of the product; none are requested if absent. */
  work?: WorkerOptions['work'];
  /** Milliseconds between requests for tasks; default 2000. */
  askEvery?: number;
  /** The port of the control interface; 0, the default, takes a free one. */
  port?: number;
}

export interface Bot {
  /** The address of the control interface, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the simulated bot, which reports its health and events to the product and carries out its tasks. `POST /__bot`
 * with `{ [websocket], [latency], [silent] }` sets the bot's condition and reports it at once; absent fields are reset
 * to their defaults. `GET /__bot` returns the condition, and `GET /__bot/history`
 * whether the history has been reported, as `{ reported }`.
 */
export async function startBot({
  guildCount,
  every = 30_000,
  again = 1000,
  history,
  work,
  askEvery = 2000,
  port = 0,
  ...address
}: BotOptions): Promise<Bot> {
  const product = productClient(address);
  const { report } = product;
  const heart = new Heartbeats({ report, guildCount, every, again });
  const app = fastify({ forceCloseConnections: true });
  app.get('/__bot', () => heart.condition);
  app.get('/__bot/history', () => ({ reported: player?.caughtUp ?? true }));
  app.post('/__bot', async (request, reply) => {
    const condition = readCondition(request.body);
    if (typeof condition === 'string') return reply.code(400).send({ message: condition });
    heart.condition = condition;
    await heart.beat();
    return reply.code(204).send();
  });
  await app.listen({ port, host: '127.0.0.1' });
  void heart.beat();
  const player =
    history &&
    startHistoryReporter({
      ...history,
      report: (batch) => report('/api/bot/events/', batch),
      silent: () => heart.condition.silent,
    });
  const silent = () => heart.condition.silent;
  const worker = work && startWorker({ ...product, work, silent, every: askEvery });
  return {
    url: `http://127.0.0.1:${portOf(app.server)}`,
    async close() {
      await Promise.all([heart.close(), player?.close(), worker?.close(), app.close()]);
    },
  };
}

/** @returns the condition in a JSON body, or what is wrong with the body */
function readCondition(body: unknown): Condition | string {
  if (!isRecord(body)) return 'A condition is a JSON object.';
  const { websocket = 'connected', latency, silent = false } = body;
  const known = WEBSOCKETS.find((name) => name === websocket);
  if (!known) return `websocket is one of ${WEBSOCKETS.join(', ')}.`;
  if (latency !== undefined && !(typeof latency === 'number' && latency >= 0)) return 'latency is a number from 0.';
  if (typeof silent !== 'boolean') return 'silent is true or false.';
  return { websocket: known, latency, silent };
}
