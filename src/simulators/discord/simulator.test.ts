import { afterEach, expect, test } from 'vitest';
import { demoWorld, HARBOUR_TAVERN, redirectUrisAt } from '../demo/world.ts';
import { type DiscordSimulator, type DiscordSimulatorOptions, startDiscordSimulator } from './simulator.ts';
import { authorizeUrl, control, destination, visit } from './testing.ts';

const running: DiscordSimulator[] = [];
async function start(options?: DiscordSimulatorOptions): Promise<DiscordSimulator> {
  const simulator = await startDiscordSimulator(options);
  running.push(simulator);
  return simulator;
}
afterEach(() => Promise.all(running.splice(0).map((simulator) => simulator.close())));

test('listens on loopback, and two simulators share no state', async () => {
  const [one, two] = [await start(), await start()];
  expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(one.url).not.toBe(two.url);
  one.world.removeBot(HARBOUR_TAVERN);
  expect(two.world.hasBot(HARBOUR_TAVERN)).toBe(true);
});

test('reports its public address', async () => {
  expect((await start({ publicUrl: 'http://discord.localhost:9000/' })).url).toBe('http://discord.localhost:9000');
});

test('rejects if the port is taken', async () => {
  const port = Number(new URL((await start()).url).port);
  await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('redirects to another address of the product once it is registered', async () => {
  const simulator = await start({ world: demoWorld({ origin: 'http://localhost:4000' }) });
  const [ours] = redirectUrisAt('http://localhost:4000');
  const [other] = redirectUrisAt('http://localhost:5000');
  const statusFor = async (redirect_uri: string | undefined) =>
    (await visit(authorizeUrl(simulator, { redirect_uri, login_hint: 'owner' }))).status;
  expect(await statusFor(ours)).toBe(302);
  expect(await statusFor(other)).toBe(400);
  await control(simulator, '/__world/register-redirect', { redirect_uri: other });
  await control(simulator, '/__world/reset');
  expect(await statusFor(other)).toBe(302);
});

test('a redirect address keeps its own query', async () => {
  const simulator = await start();
  simulator.world.registerRedirect('http://localhost:3000/back?next=1');
  const url = authorizeUrl(simulator, { redirect_uri: 'http://localhost:3000/back?next=1', login_hint: 'owner' });
  expect(destination(await visit(url)).searchParams.get('next')).toBe('1');
});
