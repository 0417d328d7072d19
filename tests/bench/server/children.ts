import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { CACHE } from '../synthetic/project.ts';

/** Where the bundles are. Packages can be resolved from here. */
const BUNDLES = join(CACHE, 'server-bundles');

/** Bundles files of this folder like the server's build: run from source, functions are slower. */
export async function bundleChildren(...names: string[]): Promise<void> {
  const input = Object.fromEntries(names.map((name) => [name, `tests/bench/server/${name}.ts`]));
  const bundle = await rolldown({ input, platform: 'node', external: /^[^./]|^node:/ });
  await bundle.write({
    dir: BUNDLES,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
}

/** Starts a bundled file as a child process and waits for its first message. `stop` ends it. */
export async function startChild<Hello>(
  name: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ hello: Hello; child: ChildProcess; stop(): Promise<void> }> {
  const child = fork(join(BUNDLES, `${name}.mjs`), {
    execArgv: [],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exit = once(child, 'exit');
  const [hello] = await Promise.race([
    once(child, 'message'),
    exit.then(() => Promise.reject(new Error(`${name} ended before it listened`))),
  ]);
  return {
    hello,
    child,
    async stop() {
      if (child.connected) child.disconnect();
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exit;
      clearTimeout(late);
    },
  };
}
