import { expect, test } from 'vitest';
import { fixtureModule, GUILD } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { firstCalls } from './firstCalls.ts';

test('what a screen asks for at once is known, without what depends on an answer', async () => {
  const documents = present(fixtureModule().spec.calls?.documents);
  const [staff, main] = [present(documents[0]), present(documents[1])];
  const limited = { ...main, id: 'limited', load: { ...main.load, path: 'limited/', plan: 'premium' } };
  const module = fixtureModule({ calls: { documents: [staff, main, limited], reads: ['roles', 'botAvatar'] } });
  expect((await firstCalls(module, GUILD)).toSorted()).toEqual([
    '/auth/bot-avatar/',
    '/auth/guilds/100/fixture/',
    '/auth/guilds/100/permissions/',
    '/auth/guilds/100/roles/',
  ]);
});
