import type { Server } from 'node:net';

/** The port on which a server listens. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port');
  return address.port;
}
