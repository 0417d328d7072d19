import type { Server } from 'node:http';

/** The port that a server listens on. @throws Error if it does not listen */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
  return address.port;
}
