import { expect, test } from 'vitest';
import { accessOf, guildDataWith } from '../../../../tests/server/guilds.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { peopleOf } from './people.ts';

const ADA = '800000000000000007';
const LEFT = '800000000000000018';

type Services = Parameters<typeof peopleOf>[0];

function lookUp(member: Services['guilds']['member'], ids: readonly (string | null)[]) {
  const services = {
    guilds: guildDataWith({ member }),
    catalogue: { productName: 'Guildhall' },
    config: { discord: { cdnUrl: 'https://cdn.example' } },
  };
  return peopleOf(services as unknown as Services, accessOf(), ids);
}

/** What the people of a history are called, by their ids. */
async function names(member: Services['guilds']['member'], ids = [ADA, LEFT]): Promise<string[]> {
  return (await lookUp(member, ids)).listed(ids).map(({ name }) => name);
}

const found: Services['guilds']['member'] = async (_, id) => ({
  value: id === ADA ? { id, name: 'Ada', username: 'ada', avatar: 'c0ffee' } : null,
  age: 0,
});

test('people are called by their names in the server, and those who have left are called so', async () => {
  expect(await names(found)).toEqual(['Ada', 'Former member']);
});

test('while Discord does not answer, nobody is said to have left', async () => {
  expect(await names(() => Promise.reject(new UpstreamUnavailable('out')))).toEqual(['Member …0007', 'Member …0018']);
});

test('those who are too many to be looked up are not said to have left', async () => {
  const many = Array.from({ length: 101 }, (_, index) => `9${String(index).padStart(4, '0')}`);
  expect((await names(found, many)).slice(99)).toEqual(['Former member', 'Member …0100']);
});

test('an entry names the user who made it, with their picture', async () => {
  const { actorOf } = await lookUp(found, [ADA, LEFT]);
  expect(actorOf({ actor: 'user', user_id: ADA })).toEqual({
    type: 'user',
    id: ADA,
    name: 'Ada',
    avatar: expect.stringMatching(/^https:\/\/cdn\.example\/avatars\/800000000000000007\/c0ffee\./),
  });
  const { avatar, ...left } = actorOf({ actor: 'user', user_id: LEFT });
  expect(left).toEqual({ type: 'user', id: LEFT, name: 'Former member' });
  expect(avatar).toContain('/embed/avatars/');
});

test('an entry that no user made names the bot, the staff or the system', async () => {
  const { actorOf } = await lookUp(found, []);
  const nobody = { id: null, avatar: null };
  expect(actorOf({ actor: 'bot', user_id: null })).toEqual({ ...nobody, type: 'bot', name: 'The bot' });
  expect(actorOf({ actor: 'staff', user_id: null })).toEqual({ ...nobody, type: 'staff', name: 'Guildhall staff' });
  expect(actorOf({ actor: 'system', user_id: null })).toEqual({ ...nobody, type: 'system', name: 'Automatic' });
});

test('users whose data was erased are called so in entries, and are neither looked up nor listed', async () => {
  const asked: string[] = [];
  const { actorOf, listed } = await lookUp(
    (guild, id) => {
      asked.push(id);
      return found(guild, id);
    },
    [ADA, '0', null, ADA],
  );
  for (const id of ['0', null])
    expect(actorOf({ actor: 'user', user_id: id })).toEqual({
      type: 'user',
      id: null,
      avatar: null,
      name: 'Deleted user',
    });
  expect(listed([ADA, '0'])).toEqual([{ id: ADA, name: 'Ada' }]);
  expect(asked).toEqual([ADA]);
});
