import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A running product: the built server with its simulators, on free ports, with its own data folder. */
export interface Product {
  url: string;
  /** Address of the Discord simulator, with `/__faults`, `/__world/…` and `/__requests`. */
  discordUrl: string;
  /** Address of the PayPal simulator, with `/simulator/…`. */
  paypalUrl: string;
  /** Address of the bot simulator, with `/__bot`. */
  botUrl: string;
  dataDir: string;
  /** Ends the process but keeps the data. `SIGKILL` simulates a power failure. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Restarts it with the same data; the addresses change. */
  restart(): Promise<Product>;
  /** Ends the process and removes the data. */
  dispose(): Promise<void>;
}

interface Options {
  dataDir?: string;
  /** The folder whose `dist/` is started. */
  root?: string;
  env?: Record<string, string>;
}

/** Starts the built demo and waits until it answers. */
export async function startProduct({ dataDir, root = process.cwd(), env = {} }: Options = {}): Promise<Product> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'guildhall-journey-'));
  const child = spawn(process.execPath, ['dist/server/demo.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DEMO_HISTORY_DAYS: '0',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      // A store of its own; `.env` does not replace what is empty.
      DATABASE_URL: '',
      REDIS_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const addresses = await addressesOf(child);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => ended(child, signal);
  return {
    ...addresses,
    dataDir: folder,
    stop,
    async restart() {
      await stop();
      return startProduct({ dataDir: folder, root, env });
    },
    async dispose() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Addresses = Pick<Product, 'url' | 'discordUrl' | 'paypalUrl' | 'botUrl'>;

/** The labels of the addresses that the product prints. */
const NAMES: Record<keyof Addresses, string> = {
  url: 'Guildhall',
  discordUrl: 'Discord simulator',
  paypalUrl: 'PayPal simulator',
  botUrl: 'Bot simulator',
};

function addressesOf(child: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    const found = new Map<string, string>();
    if (!child.stdout) throw new Error('The product has no output');
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} while starting`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, name = '', address = ''] = /^(.+?): (http.+)$/.exec(line) ?? [];
      found.set(name, address);
      const addresses = Object.entries(NAMES).map(([key, printed]) => [key, found.get(printed)]);
      if (addresses.every(([, one]) => one)) resolve(Object.fromEntries(addresses) as Addresses);
    });
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
