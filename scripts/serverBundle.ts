import { rolldown } from 'rolldown';

/** What operators run beside the server: each is a script of its name here, and is built with the server. */
export const COMMANDS = ['plan', 'billing', 'coupon', 'erase', 'migrate-dry', 'copy-store', 'doctor'] as const;

/** Bundles the server, the demo and the commands of operators into a folder. */
export async function bundleServer(dir: string): Promise<void> {
  const commands = COMMANDS.map((name) => [`commands/${name}`, `scripts/commands/${name}.ts`]);
  const server = await rolldown({
    input: { main: 'src/server/main.ts', demo: 'scripts/demo.ts', ...Object.fromEntries(commands) },
    platform: 'node',
    // Packages stay where npm put them; only our own files are bundled.
    external: /^[^./]|^node:/,
  });
  await server.write({ dir, format: 'esm', sourcemap: true });
  await server.close();
}
