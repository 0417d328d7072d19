import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import { ADMIN, HARBOUR_TAVERN, OWNER } from '../../simulators/demo/world.ts';

let site: Site;
let owner: Visitor;
beforeAll(async () => {
  site = await startSite({ LIMIT_MEMBERS: '8' });
  owner = await site.visit('owner');
});
afterAll(() => site.close());

const find = async (query: string, visitor = owner) => {
  const answer = await visitor('GET', `/auth/guilds/${HARBOUR_TAVERN}/members/${query}`);
  return { status: answer.statusCode, ...answer.json() };
};

test('members are found by the beginning of their name or nickname, in whatever case', async () => {
  expect(await find('?query=HARBOUR')).toEqual({
    status: 200,
    members: [
      {
        id: ADMIN,
        name: 'Harbourmaster',
        username: 'teo_brandt',
        avatar_url: expect.stringMatching(/\/embed\/avatars\//),
      },
    ],
  });
  expect((await find('?query=teo')).members).toHaveLength(1);
  expect((await find('?query=brandt')).members).toEqual([]);
});

test('members are looked up by id, without those who are not in the server', async () => {
  const { members } = await find(`?ids=${OWNER},810000000000000004`);
  expect(members).toMatchObject([{ id: OWNER, name: 'Marisol Vane' }]);
});

test('only those who may see the settings find members', async () => {
  expect((await find('?query=teo', await site.visit('member'))).status).toBe(403);
  expect((await find('?query=teo', await site.visit())).status).toBe(401);
});

test('too many lookups in few calls are refused', async () => {
  const admin = await site.visit('admin');
  const ids = Array.from({ length: 50 }, (_, index) => 810_000_000_000_100_000n + BigInt(index)).join();
  expect((await find(`?ids=${ids}`, admin)).status).toBe(200);
  expect((await find(`?ids=${ids}`, admin)).status).toBe(429);
  expect((await find('?query=teo', admin)).status).toBe(200);
});

test('other questions are refused, and so are too many', async () => {
  expect((await find('?query=')).status).toBe(400);
  expect((await find('?ids=@me')).status).toBe(400);
  const statuses = [];
  for (let count = 0; count < 5; count++) statuses.push((await find('')).status);
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});
