import type { FastifyInstance } from 'fastify';
import { onlyTheBot } from '../plugins/bot.ts';
import { reportTask, waitingTasks } from '../services/backups/tasks.ts';
import { readHeartbeat } from '../services/heartbeat.ts';
import type { Services } from '../services/services.ts';
import { botSettingsRoutes } from './bot-settings.ts';
import { eventRoutes } from './events.ts';

/** What the bot tells us and asks us, below `/api/bot`. */
export function botRoutes(scope: FastifyInstance, services: Services): void {
  onlyTheBot(scope, services);
  const { store, now } = services;
  eventRoutes(scope, services);
  botSettingsRoutes(scope, services);

  scope.post('/heartbeat/', { config: { signed: true } }, async (request) => {
    await store.botState.write(readHeartbeat(request.body, now()));
    return { success: true };
  });

  scope.get('/tasks/', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return waitingTasks(services);
  });

  scope.post<{ Params: { id: string } }>('/tasks/:id/', { config: { signed: true } }, async (request) => {
    await reportTask(services, request.params.id, request.body);
    return { success: true };
  });
}
