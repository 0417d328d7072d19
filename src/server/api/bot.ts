import { Type } from 'typebox';
import type { EventBatch } from '../../../generated/statistics/events.ts';
import type { Heartbeat } from '../../../generated/statistics/heartbeat.ts';
import type { Overview } from '../../../generated/statistics/overview.ts';
import type { BotTaskReport } from '../../../generated/statistics/taskReport.ts';
import type { BotTasks } from '../../../generated/statistics/tasks.ts';
import { type Contracts, inlined } from './contracts.ts';
import { GUILD_PATH, guildParams } from './guild.ts';
import { failureResponses, GUILD_FAILURES, operation } from './operation.ts';
import { CLOSED, GuildId, lenientText, Success, withRefusal } from './shapes.ts';
import type { ApiSchema } from './wireSchema.ts';

const tag = 'Bot';
const read = { method: 'GET', tag, caller: 'bot' } as const;
const write = { method: 'POST', tag, caller: 'bot' } as const;
const BOT_FAILURES = failureResponses(400, 401, 404, 429, 503);
const BOT_WRITE_FAILURES = { ...BOT_FAILURES, ...failureResponses(413, 415) };

/** Operations of the bot, except reading settings. */
export function botCalls({ events, heartbeat, taskReport, tasks }: Contracts) {
  return {
    events: operation({
      ...write,
      url: '/api/bot/events/',
      id: 'reportEvents',
      summary: 'Reports events',
      description: 'A batch with a known ID changes nothing, so batches may be sent again.',
      schema: {
        body: Type.Unsafe<EventBatch>(inlined(events)),
        response: {
          200: Type.Object(
            {
              success: Type.Literal(true),
              accepted: Type.Integer({ description: 'How many events were counted.' }),
              ignored: Type.Integer({
                description: 'How many events were ignored: too old to count, or reports about unknown documents.',
              }),
              duplicate: Type.Boolean({ description: 'Whether the batch was counted before.' }),
            },
            CLOSED,
          ),
          ...BOT_WRITE_FAILURES,
        },
      },
    }),
    heartbeat: operation({
      ...write,
      url: '/api/bot/heartbeat/',
      id: 'reportHeartbeat',
      summary: 'Reports the health of the bot',
      schema: { body: Type.Unsafe<Heartbeat>(inlined(heartbeat)), response: { 200: Success, ...BOT_WRITE_FAILURES } },
    }),
    tasks: operation({
      ...read,
      url: '/api/bot/tasks/',
      id: 'listTasks',
      summary: 'Lists the tasks to work on',
      description: 'Ask about every 10 seconds, and report each task when it starts and when it ends.',
      schema: { response: { 200: Type.Unsafe<BotTasks>(inlined(tasks)), ...BOT_FAILURES } },
    }),
    task: operation({
      ...write,
      url: '/api/bot/tasks/:id/',
      id: 'reportTask',
      summary: 'Reports the progress of a task',
      schema: {
        params: Type.Object({ id: Type.String({ description: 'The ID of the task.' }) }),
        body: Type.Unsafe<BotTaskReport>(inlined(taskReport)),
        response: { 200: Success, ...BOT_WRITE_FAILURES, ...failureResponses(409) },
      },
    }),
  };
}

/**
 * The operation by which the bot reads the settings of a server.
 * @param modules the schemas of all documents, by the ids of modules and documents
 */
export function botSettingsCall(modules: Record<string, Record<string, ApiSchema>>) {
  const documents = Object.entries(modules).map(([id, schemas]) => {
    const parts = Object.entries(schemas).map(([name, schema]) => [name, Type.Unsafe(schema)]);
    return [id, Type.Object(Object.fromEntries(parts), CLOSED)];
  });
  return operation({
    ...read,
    url: '/api/bot/guilds/:guildId/settings/',
    id: 'readBotSettings',
    summary: 'Returns all settings of a server',
    description: 'The settings as they apply now: limited by the plan, with defaults filled in.',
    schema: {
      params: Type.Object({ guildId: GuildId }),
      headers: Type.Object({
        'if-none-match': Type.Optional(Type.String({ description: 'The `ETag` of the last answer.' })),
      }),
      response: {
        200: Type.Object(
          {
            guild_id: Type.String(),
            plan: Type.String(),
            modules: Type.Object(Object.fromEntries(documents), CLOSED),
          },
          CLOSED,
        ),
        304: { description: 'Unchanged since the answer with this `ETag`.', content: {} },
        ...BOT_FAILURES,
      },
    },
    responseHeaders: { 200: ['ETag'], 304: ['ETag'] },
  });
}

/** The operation that returns the statistics of a server. */
export function overviewCall({ overview }: Pick<Contracts, 'overview'>) {
  const schema = Type.Unsafe<Overview>(inlined(overview));
  return operation({
    method: 'GET',
    url: `${GUILD_PATH}/statistics/overview/`,
    id: 'readStatistics',
    tag: 'Server',
    summary: 'Returns the statistics of a period',
    description: 'For users who may change settings, on servers whose plan includes statistics.',
    caller: 'user',
    schema: {
      params: guildParams,
      querystring: Type.Object({
        period: Type.Optional(
          Type.Enum(['1h', '24h', '7d', '30d'], {
            description: 'The period up to now. Default: `24h`.',
            ...withRefusal('statistics.period'),
          }),
        ),
        compare: lenientText('`true` to include the period before.'),
      }),
      response: { 200: schema, ...GUILD_FAILURES, ...failureResponses(409) },
    },
  });
}
