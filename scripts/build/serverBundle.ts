import { rolldown } from 'rolldown';

/** The operator commands, which are built with the server. Each is named after its script in `scripts/commands/`. */
export const COMMANDS = ['plan', 'billing', 'coupon', 'erase', 'migrate-dry', 'copy-store', 'doctor'] as const;

/** Bundles the server, the demo and the operator commands into a folder. */
export async function bundleServer(dir: string): Promise<void> {
  const commands = COMMANDS.map((name) => [`commands/${name}`, `scripts/commands/${name}.ts`]);
  const server = await rolldown({
    input: { main: 'src/server/main.ts', demo: 'scripts/demo.ts', ...Object.fromEntries(commands) },
    platform: 'node',
    // Only our own files are bundled; packages are imported at run time.
    external: /^[^./]|^node:/,
  });
  await server.write({ dir, format: 'esm', sourcemap: true });
  await server.close();
}
