import { expect, test } from 'vitest';
import { accessOf, guildDataWith } from '../../../../tests/server/guilds.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { peopleOf } from './people.ts';

const ADA = '800000000000000007';
const LEFT = '800000000000000018';

type Services = Parameters<typeof peopleOf>[0];

/** What the people of a history are called, by their ids. */
async function names(member: Services['guilds']['member'], ids = [ADA, LEFT]): Promise<string[]> {
  const services = {
    guilds: guildDataWith({ member }),
    catalogue: { productName: 'Guildhall' },
    config: { discord: {} },
  };
  const people = await peopleOf(services as unknown as Services, accessOf(), ids);
  return people.listed(ids).map(({ name }) => name);
}

const found: Services['guilds']['member'] = async (_, id) => ({
  value: id === ADA ? { id, name: 'Ada', username: 'ada', avatar: null } : null,
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
