import { Type } from 'typebox';
import type { EventBatch } from '../../../generated/statistics/events.ts';
import type { Heartbeat } from '../../../generated/statistics/heartbeat.ts';
import type { Overview } from '../../../generated/statistics/overview.ts';
import type { BotTaskReport } from '../../../generated/statistics/taskReport.ts';
import type { BotTasks } from '../../../generated/statistics/tasks.ts';
import { type Contracts, inlined } from './contracts.ts';
import { GUILD, guildParams } from './guild.ts';
import { failures, OF_GUILD, operation } from './operation.ts';
import { CLOSED, GuildId, refusedWith, Success } from './shapes.ts';
import type { JsonSchema } from './wireSchema.ts';

const tag = 'Bot';
const read = { method: 'GET', tag, caller: 'bot' } as const;
const write = { method: 'POST', tag, caller: 'bot' } as const;
const OF_BOT = failures(400, 401, 404, 429, 503);
const OF_REPORT = { ...OF_BOT, ...failures(413, 415) };

/** What the bot tells us and asks us. */
export function botCalls({ events, heartbeat, taskReport, tasks }: Contracts) {
  return {
    events: operation({
      ...write,
      url: '/api/bot/events/',
      id: 'reportEvents',
      summary: 'Reports events; a batch whose id is known changes nothing',
      schema: {
        body: Type.Unsafe<EventBatch>(inlined(events)),
        response: {
          200: Type.Object(
            {
              success: Type.Literal(true),
              accepted: Type.Integer(),
              ignored: Type.Integer({ description: 'Events too old to count, and reports about unknown documents.' }),
              duplicate: Type.Boolean(),
            },
            CLOSED,
          ),
          ...OF_REPORT,
        },
      },
    }),
    heartbeat: operation({
      ...write,
      url: '/api/bot/heartbeat/',
      id: 'reportHeartbeat',
      summary: 'Reports the health of the bot',
      schema: { body: Type.Unsafe<Heartbeat>(inlined(heartbeat)), response: { 200: Success, ...OF_REPORT } },
    }),
    tasks: operation({
      ...read,
      url: '/api/bot/tasks/',
      id: 'listTasks',
      summary: 'Tasks that people gave the bot',
      schema: { response: { 200: Type.Unsafe<BotTasks>(inlined(tasks)), ...OF_BOT } },
    }),
    task: operation({
      ...write,
      url: '/api/bot/tasks/:id/',
      id: 'reportTask',
      summary: 'Reports how a task stands',
      schema: {
        params: Type.Object({ id: Type.String({ description: 'The task.' }) }),
        body: Type.Unsafe<BotTaskReport>(inlined(taskReport)),
        response: { 200: Success, ...OF_REPORT, ...failures(409) },
      },
    }),
  };
}

/** What the bot is to do in a server. @param modules the schemas of all documents, by the ids of modules and documents */
export function botSettingsCall(modules: Record<string, Record<string, JsonSchema>>) {
  const documents = Object.entries(modules).map(([id, schemas]) => {
    const parts = Object.entries(schemas).map(([name, schema]) => [name, Type.Unsafe(schema)]);
    return [id, Type.Object(Object.fromEntries(parts), CLOSED)];
  });
  return operation({
    ...read,
    url: '/api/bot/guilds/:guildId/settings/',
    id: 'readBotSettings',
    summary: 'All settings of a server as they apply now: limited by its plan, with defaults',
    schema: {
      params: Type.Object({ guildId: GuildId }),
      headers: Type.Object({
        'if-none-match': Type.Optional(Type.String({ description: 'The ETag of the last answer.' })),
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
        304: { description: 'Nothing has changed since the answer with that ETag.', content: {} },
        ...OF_BOT,
      },
    },
  });
}

/** The figures of a server. */
export function overviewCall({ overview }: Pick<Contracts, 'overview'>) {
  const schema = Type.Unsafe<Overview>(inlined(overview));
  return operation({
    method: 'GET',
    url: `${GUILD}/statistics/overview/`,
    id: 'readStatistics',
    tag: 'Server',
    summary: 'Statistics of a period, if the plan includes them, for people who may change settings',
    caller: 'person',
    schema: {
      params: guildParams,
      querystring: Type.Object({
        period: Type.Optional(
          Type.Enum(['1h', '24h', '7d', '30d'], {
            description: '24h where it is absent.',
            ...refusedWith('statistics.period'),
          }),
        ),
      }),
      response: { 200: schema, ...OF_GUILD, ...failures(409) },
    },
  });
}
