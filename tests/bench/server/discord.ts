/** The Discord simulator in a child process, with several servers that the demo's owner owns. */
import { demoWorld, HARBOUR_TAVERN } from '../../../src/simulators/demo/world.ts';
import { startDiscordSimulator } from '../../../src/simulators/discord/simulator.ts';
import { World } from '../../../src/simulators/discord/world.ts';

const SERVERS = 16;

const demo = demoWorld();
const model = demo.guilds.find(({ id }) => id === HARBOUR_TAVERN);
if (!model) throw new Error('The demo world has no server to copy');
const ids = Array.from({ length: SERVERS }, (_, index) => String(BigInt(HARBOUR_TAVERN) + 1000n * BigInt(index)));
const world = new World({
  application: demo.application,
  users: [...demo.users],
  guilds: ids.map((id) => ({ ...structuredClone(model), id })),
});
const simulator = await startDiscordSimulator({ world, rateLimit: { limit: 1_000_000, windowMs: 1000 } });
process.send?.({ url: simulator.url, guilds: ids });
process.on('message', (redirect) => world.registerRedirect(String(redirect)));
process.on('disconnect', () => {
  simulator.close().finally(() => process.exit());
});
