import type { Answer, Api } from '../calls/api.ts';

export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A response, with status 200 and a revision by default, or a function that returns one. */
type Reaction = Partial<Answer> | ((sent: Sent) => Partial<Answer> | Promise<Partial<Answer>>);

export interface FakeApi extends Api {
  sent: Sent[];
  posts(): Sent[];
  /** Keys are `GET path` or `POST path`, relative to the server. */
  on(address: string, reaction: Reaction): void;
}

export const NETWORK_FAILURE = () => Promise.reject(new TypeError('Failed to fetch'));

/** An API in memory. Unknown addresses respond with 404. */
export function fakeApi(reactions: Record<string, Reaction> = {}): FakeApi {
  const known = new Map<string, Reaction>(Object.entries(reactions));
  const sent: Sent[] = [];

  async function call(entry: Sent): Promise<Answer> {
    sent.push(entry);
    const reaction = known.get(`${entry.method} ${entry.path.replace('/auth/guilds/100/', '')}`);
    const answer = typeof reaction === 'function' ? await reaction(entry) : reaction;
    return { status: answer ? 200 : 404, body: null, etag: answer ? '"1"' : null, ...answer };
  }

  return {
    sent,
    posts: () => sent.filter(({ method }) => method === 'POST'),
    on: (address, reaction) => void known.set(address, reaction),
    get: (path) => call({ method: 'GET', path }),
    post: (path, body, headers) => call({ method: 'POST', path, body, headers }),
  };
}

export const PERMISSIONS = {
  is_owner: true,
  is_admin: true,
  can_modify: true,
  admin_modify: false,
  is_premium: true,
  staff: false,
};

/** The response of the fixture's main document, with other values in it. */
export const fixtureBody = (values: Record<string, unknown> = {}) => ({
  enabled: false,
  heading: 'Hello',
  rate: 1,
  greeting: '',
  nickname: 'Bot',
  carried: 300,
  items: {},
  ...values,
});

/** The API of the fixture module, without failures. */
export function fixtureApi(): FakeApi {
  return fakeApi({
    'GET permissions/': { body: PERMISSIONS, etag: '"1"' },
    'GET fixture/': {
      body: fixtureBody({
        items: { a: { name: 'VIP', price: 5, note: '' }, b: { name: 'Gold', price: 20, note: '' } },
      }),
      etag: '"7"',
    },
    'POST settings/': { body: { success: true }, etag: '"2"' },
    'POST fixture/save/': { body: { success: true }, etag: '"8"' },
  });
}
