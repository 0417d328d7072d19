import { vi } from 'vitest';
import { resetShared } from '../calls/api.ts';
import { resetGuildLists } from '../calls/guilds.ts';

type Body = Record<string, unknown>;
/** A body for status 200, an answer, or `'offline'`. */
type Reply = Body | Answer | 'offline';

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A request with a body. */
interface Sent {
  path: string;
  body: Body;
  headers: Record<string, string>;
}

export interface FakeServer {
  /** Requested paths, in order. */
  asked: string[];
  /** Requests with a body, in order. */
  sent: Sent[];
  count(path: string): number;
  /** Sets the answers of a path, given one after the other; the last is repeated. */
  reply(path: string, ...replies: Reply[]): void;
}

const signedIn = { user: { id: '1', username: 'ada', global_name: 'Ada', avatar: null } };
const config = { demo: true, client_id: '4711', authorize_url: 'https://chat.example/oauth2/authorize' };

/** Replaces `fetch`: gives the answers that were set, and 404 otherwise. By default a user is signed in. */
export function fakeServer(): FakeServer {
  resetShared();
  resetGuildLists();
  const replies = new Map<string, Reply[]>();
  const server: FakeServer = {
    asked: [],
    sent: [],
    count: (path) => server.asked.filter((asked) => asked === path).length,
    reply: (path, ...list) => replies.set(path, list),
  };
  server.reply('/auth/user-data/', signedIn);
  server.reply('/api/config/', config);
  vi.stubGlobal(
    'fetch',
    async (path: string, { body: sent, headers = {} }: { body?: string; headers?: Record<string, string> } = {}) => {
      server.asked.push(path);
      if (sent !== undefined) server.sent.push({ path, body: JSON.parse(sent), headers });
      const list = replies.get(path);
      const reply = (list && list.length > 1 ? list.shift() : list?.[0]) ?? {
        status: 404,
        body: { error: 'Not found' },
      };
      if (reply === 'offline') throw new TypeError('fetch failed');
      const { status, body, headers: own = {} } = isAnswer(reply) ? reply : { status: 200, body: reply };
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: own });
    },
  );
  return server;
}

function isAnswer(reply: Exclude<Reply, string>): reply is Answer {
  return typeof reply.status === 'number';
}
