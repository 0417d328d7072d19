import { connect, createServer, type Server, type Socket } from 'node:net';
import { portOf } from './portOf.ts';

/** A TCP proxy that can simulate network failures. */
export interface TcpProxy {
  port: number;
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Stops forwarding without closing connections. */
  stall(): void;
  /** Forwards again, on all connections. */
  restore(): Promise<void>;
  /** Forwards new connections again; stalled ones stay stalled. */
  renew(): void;
  close(): Promise<void>;
}

/** Starts a proxy to a service on a port of its own. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Map<Socket, Socket>();
  let stalled = false;
  let server: Server | undefined;

  const join = (near: Socket) => {
    const far = connect(target);
    pairs.set(near, far);
    if (!stalled) near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        near.destroy();
        far.destroy();
        pairs.delete(near);
      });
    }
  };
  const open = (port: number) =>
    new Promise<number>((resolve, reject) => {
      const opened = createServer(join).once('error', reject);
      opened.listen(port, '127.0.0.1', () => resolve(portOf(opened)));
      server = opened;
    });
  const cut = async () => {
    const closing = server && new Promise<void>((resolve) => server?.close(() => resolve()));
    server = undefined;
    for (const near of pairs.keys()) near.destroy();
    await closing;
  };

  const port = await open(0);
  return {
    port,
    cut,
    stall() {
      stalled = true;
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    async restore() {
      stalled = false;
      for (const [near, far] of pairs) near.pipe(far).pipe(near);
      if (!server) await open(port);
    },
    renew() {
      stalled = false;
    },
    close: cut,
  };
}

/** The URL of a service through the proxy. */
export function throughProxy(line: TcpProxy, address: string): string {
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(line.port);
  return url.href;
}
