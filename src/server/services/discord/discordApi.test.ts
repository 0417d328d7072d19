import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { portOf } from '../../../../tests/server/portOf.ts';
import type { DiscordConfig } from '../../configuration/config.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { type DiscordApi, discordApi } from './discordApi.ts';

let server: Server;
let discord: DiscordApi;
let answer: { type: string; body: string };
beforeEach(async () => {
  server = createServer((_, response) => response.writeHead(403, { 'content-type': answer.type }).end(answer.body));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const apiUrl = `http://127.0.0.1:${portOf(server)}/api`;
  discord = discordApi({ apiUrl, botToken: 'token', timeout: 5000, requestsPerSecond: 50 } as DiscordConfig);
});
afterEach(() => new Promise((done) => server.close(done)));

test.each([
  ['the server', 50001, 'Missing Access'],
  ['a part of it', 50013, 'Missing Permissions'],
])('what the bot may not see of %s does not exist for it', async (_, code, message) => {
  answer = { type: 'application/json', body: JSON.stringify({ code, message }) };
  expect(await discord.guild('1')).toBeNull();
});

test.each([
  ['text/html', '<title>Access denied</title>'],
  ['application/json', '{"code":40333,"message":"internal network error"}'],
])('while Discord blocks our address (%s), the bot has left no server', async (type, body) => {
  answer = { type, body };
  await expect(discord.guild('1')).rejects.toThrow(UpstreamUnavailable);
});
