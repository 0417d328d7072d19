import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Starts a file of this folder as a child process and waits for its first message. `stop` ends it. */
export async function startChild<Hello>(
  file: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ hello: Hello; child: ChildProcess; stop(): Promise<void> }> {
  const child = fork(resolve('tests/bench/server', file), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exit = once(child, 'exit');
  const [hello] = await Promise.race([
    once(child, 'message'),
    exit.then(() => Promise.reject(new Error(`${file} ended before it listened`))),
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
