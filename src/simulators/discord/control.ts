import type { FastifyInstance } from 'fastify';
import { type Faults, readFault } from '../common/faults.ts';
import type { Grants } from './grants.ts';
import type { RecordedRequest } from './requestLog.ts';
import { UnknownInWorld, type World } from './world.ts';

type Body = Record<string, unknown>;

/** The body of a change lacks a field or has it in the wrong type. */
class BadChange extends Error {}

function text(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== 'string') throw new BadChange(`${name} must be a string.`);
  return value;
}

const optional = (body: Body, name: string) => (body[name] === undefined ? undefined : text(body, name));

function texts(body: Body, name: string): string[] {
  const value = body[name];
  const isList = Array.isArray(value) && value.every((item): item is string => typeof item === 'string');
  if (!isList) throw new BadChange(`${name} must be a list of strings.`);
  return value;
}

function bits(body: Body, name: string): bigint {
  const value = optional(body, name) ?? '0';
  if (!/^\d{1,20}$/.test(value)) throw new BadChange(`${name} must be a decimal string.`);
  return BigInt(value);
}

/** The control interface for tests, under paths that Discord does not have. Bodies are JSON. */
export function controlRoutes(
  app: FastifyInstance,
  world: World,
  faults: Faults,
  grants: Grants,
  requests: RecordedRequest[],
): void {
  // Any page may post a form or plain text here; for JSON, browsers send a preflight request first, which is not
  // answered.
  app.addHook('preHandler', async (request, reply) => {
    const isJson = request.headers['content-type']?.startsWith('application/json');
    if (request.method === 'POST' && !isJson) return reply.code(415).send({ message: 'The body must be JSON.' });
  });

  const changes: Record<string, (body: Body) => void> = {
    'add-bot': (body) => world.addBot(text(body, 'guild_id'), bits(body, 'permissions')),
    'remove-bot': (body) => world.removeBot(text(body, 'guild_id')),
    'add-role': (body) => world.addRole(text(body, 'guild_id'), text(body, 'role_id'), text(body, 'name')),
    'delete-role': (body) => world.deleteRole(text(body, 'guild_id'), text(body, 'role_id')),
    'delete-channel': (body) => world.deleteChannel(text(body, 'guild_id'), text(body, 'channel_id')),
    'set-overwrite': (body) =>
      world.setOverwrite(text(body, 'guild_id'), text(body, 'channel_id'), {
        id: text(body, 'id'),
        allow: bits(body, 'allow'),
        deny: bits(body, 'deny'),
      }),
    'set-member': (body) => world.setMember(text(body, 'guild_id'), text(body, 'user_id'), texts(body, 'roles')),
    'remove-member': (body) => world.removeMember(text(body, 'guild_id'), text(body, 'user_id')),
    'register-redirect': (body) => world.registerRedirect(text(body, 'redirect_uri')),
    'expire-tokens': (body) => grants.expireAccessTokens(optional(body, 'user_id')),
    'revoke-tokens': (body) => grants.revokeAll(optional(body, 'user_id')),
    reset: () => {
      world.reset();
      faults.set({ kind: 'none' });
      grants.revokeAll();
    },
  };

  for (const [name, change] of Object.entries(changes)) {
    app.post<{ Body: Body | undefined }>(`/__world/${name}`, (request, reply) => {
      try {
        change(request.body ?? {});
        return reply.code(204).send();
      } catch (error) {
        if (error instanceof BadChange) return reply.code(400).send({ message: error.message });
        if (error instanceof UnknownInWorld) return reply.code(404).send({ message: error.message });
        throw error;
      }
    });
  }

  app.post('/__faults', (request, reply) => {
    const fault = readFault(request.body);
    if (typeof fault === 'string') return reply.code(400).send({ message: fault });
    faults.set(fault);
    return reply.send({ faults: faults.list() });
  });
  app.get('/__faults', (_request, reply) => reply.send({ faults: faults.list() }));
  app.get('/__requests', (_request, reply) => reply.send({ requests }));
  app.delete('/__requests', (_request, reply) => {
    requests.length = 0;
    return reply.code(204).send();
  });
}
