// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer.ts';
import { read } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.earlyCalls = undefined;
});

const early = async (answer: object, status = 200) => {
  const text = JSON.stringify(answer);
  return { response: new Response(text, { status }), text, at: Date.now() };
};

test('a call that the page has made already is not made again, once', async () => {
  const server = fakeServer();
  server.reply('/auth/guilds/1/', { name: 'Later' });
  window.earlyCalls = new Map([['/auth/guilds/1/', early({ name: 'Early' })]]);
  expect(await read('/auth/guilds/1/')).toEqual({ name: 'Early' });
  expect(server.asked).toEqual([]);
  expect(await read('/auth/guilds/1/')).toEqual({ name: 'Later' });
});

test('one that was refused is a failed call; one without an answer is made again', async () => {
  const server = fakeServer();
  server.reply('/b', { name: 'Later' });
  window.earlyCalls = new Map([
    ['/a', early({ error: 'Not yours' }, 403)],
    ['/b', Promise.reject(new TypeError('fetch failed'))],
  ]);
  await expect(read('/a')).rejects.toMatchObject({ status: 403, sentence: 'Not yours' });
  expect(await read('/b')).toEqual({ name: 'Later' });
  expect(server.asked).toEqual(['/b']);
});

test('one from long ago is made again', async () => {
  const server = fakeServer();
  server.reply('/auth/guilds/1/', { name: 'Now' });
  window.earlyCalls = new Map([['/auth/guilds/1/', early({ name: 'Then' })]]);
  vi.stubGlobal('performance', { now: () => 60_000 });
  expect(await read('/auth/guilds/1/')).toEqual({ name: 'Now' });
});
