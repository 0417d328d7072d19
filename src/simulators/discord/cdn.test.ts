import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOT, HARBOUR_EMOJIS, HARBOUR_TAVERN, NEW_WORKSHOP } from '../demo/world.ts';
import { type DiscordSimulator, startDiscordSimulator } from './simulator.ts';

let simulator: DiscordSimulator;
beforeAll(async () => {
  simulator = await startDiscordSimulator();
});
afterAll(() => simulator.close());

const get = (path: string) => fetch(simulator.url + path);
const icon = () => `/icons/${HARBOUR_TAVERN}/${simulator.world.guild(HARBOUR_TAVERN)?.icon}.png`;

test('icons and avatars are PNG pictures of the requested size', async () => {
  const avatar = `/avatars/${BOT}/${simulator.world.bot.avatar}.png?size=64`;
  for (const [path, size] of [
    [icon(), 128],
    [avatar, 64],
    ['/embed/avatars/0.png', 128],
  ] as const) {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(size);
    expect(bytes.readUInt32BE(20)).toBe(size);
  }
});

test('emojis are PNG pictures, and animated ones GIF too', async () => {
  const still = await get(`/emojis/${HARBOUR_EMOJIS.anchor}.png?size=64`);
  expect(still.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await still.arrayBuffer()).readUInt32BE(16)).toBe(64);
  const moving = await get(`/emojis/${HARBOUR_EMOJIS.lantern}.gif?size=32`);
  expect(moving.headers.get('content-type')).toBe('image/gif');
  const bytes = Buffer.from(await moving.arrayBuffer());
  expect([bytes.subarray(0, 6).toString(), bytes.readUInt16LE(6), bytes.at(-1)]).toEqual(['GIF89a', 32, 0x3b]);
});

test('different hashes give different pictures', async () => {
  const [a, b] = await Promise.all(
    ['/embed/avatars/0.png', '/embed/avatars/1.png'].map(async (path) =>
      Buffer.from(await (await get(path)).arrayBuffer()),
    ),
  );
  expect(a?.equals(b ?? Buffer.alloc(0))).toBe(false);
});

test.each([
  `/icons/${HARBOUR_TAVERN}/other.png`,
  `/icons/${NEW_WORKSHOP}/null.png`,
  '/icons/1/x.png',
  '/embed/avatars/9.png',
  `/emojis/${HARBOUR_EMOJIS.anchor}.gif`,
  '/emojis/1.png',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a size that Discord does not support is refused', async () => {
  for (const size of ['100', '8', '8192', 'big']) expect((await get(`${icon()}?size=${size}`)).status).toBe(400);
});
