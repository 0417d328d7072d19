import type { FastifyInstance } from 'fastify';
import { validate as validateHeartbeat } from '../../../../generated/statistics/heartbeat.validator.js';
import { contracts } from '../../../../generated/statistics/schemas.ts';
import { validate as validateReport } from '../../../../generated/statistics/taskReport.validator.js';
import { botCalls } from '../../api/bot.ts';
import type { SchemaTypes } from '../../api/operation.ts';
import { SUCCESS } from '../../api/shapes.ts';
import { requireBot } from '../../plugins/bot.ts';
import { validateBodyWith } from '../../plugins/schemas.ts';
import { reportTask, tasksForBot } from '../../services/backups/tasks.ts';
import { readHeartbeat } from '../../services/health/heartbeat.ts';
import type { Services } from '../../services/services.ts';
import { botSettingsRoutes } from './botSettings.ts';
import { eventRoutes } from './events.ts';

/** The operations of the bot. Its messages are validated by generated validators, which tolerate rounding such as 0.1 + 0.2. */
export function botRoutes(scope: FastifyInstance, services: Services): void {
  requireBot(scope, services);
  const { store, now } = services;
  const api = scope.withTypeProvider<SchemaTypes>();
  const calls = botCalls(contracts);
  eventRoutes(scope, services, calls);
  botSettingsRoutes(scope, services);

  api.route({
    ...calls.heartbeat,
    config: { signed: true },
    ...validateBodyWith(validateHeartbeat),
    handler: async (request) => {
      await store.botState.write(readHeartbeat(request.body, now()));
      return SUCCESS;
    },
  });

  api.route({
    ...calls.tasks,
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return tasksForBot(services);
    },
  });

  api.route({
    ...calls.task,
    config: { signed: true },
    ...validateBodyWith(validateReport),
    handler: async (request) => {
      await reportTask(services, request.params.id, request.body);
      return SUCCESS;
    },
  });
}
