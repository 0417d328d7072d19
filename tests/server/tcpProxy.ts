import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a service that can be cut and laid again. */
export interface TcpProxy {
  port: number;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Lets nothing through any more, without a word to either side. */
  stall(): void;
  restore(): Promise<void>;
  /** The same for connections from now on: those that are stalled stay so for good. */
  renew(): void;
  close(): Promise<void>;
}

/** Lays a line to a service on a port of its own. */
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
      opened.listen(port, '127.0.0.1', () => resolve((opened.address() as AddressInfo).port));
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

/** The address of a service, by way of the line. */
export function throughProxy(line: TcpProxy, address: string): string {
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(line.port);
  return url.href;
}
