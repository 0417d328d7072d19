import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../../scripts/demo/parts.ts';
import type { AlteredProject } from './altered.ts';

/** `npm run dev`, running. */
export interface Development {
  url: string;
  /** The lines printed so far. */
  said: readonly string[];
  stop(): Promise<void>;
}

/** Starts the development server of a copy of the project and waits until it listens. */
export async function startDevelopment({ root }: AlteredProject): Promise<Development> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: `${root}/data`,
      // A store of its own; `.env` does not replace what is empty.
      DATABASE_URL: '',
      REDIS_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const said: string[] = [];
  const listening = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      if (line.startsWith('Guildhall (development): ')) resolve();
    });
  });
  const ended = exit.then(([code]) =>
    Promise.reject(new Error(`It ended with ${code} while starting:\n${said.join('\n')}`)),
  );
  await Promise.race([listening, ended]);
  return {
    url: `http://localhost:${port}`,
    said,
    async stop() {
      child.kill();
      await exit;
    },
  };
}
