import { type Config, ConfigError } from '../configuration/config.ts';
import { NewerStore } from '../store/migrations/migrate.ts';

/** Where the server should listen and store its data, according to the environment. */
interface StartSettings extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  host?: string;
  port?: string;
}

/** Why the server cannot start and what to do, in one sentence; null if the error is not one that an operator can solve. */
export function startProblem(error: unknown, place: StartSettings): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ConfigError) return error.message;
  const embedded = `the store in ${place.dataDir}`;
  const store = place.databaseUrl ? `the database ${withoutPassword(place.databaseUrl)}` : embedded;
  if (error instanceof NewerStore) {
    return `${capital(store)} was written by a newer version of Guildhall (${error.migrations.join(', ')}). Install that version, or restore a backup from before the update.`;
  }
  const { code = '', address, hostname, port, path } = details(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port ?? place.port} is in use by another program. Stop that program, or set PORT to a free port.`;
  }
  if (code === 'EADDRNOTAVAIL' || (hostname !== undefined && hostname === place.host?.trim())) {
    return `This machine does not have the address ${address ?? place.host}. Set HOST to one of its addresses.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `This account may not use port ${port}. Set PORT to a port above 1023.`;
  }
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) {
    return `${capital(embedded)} is damaged (${error.message}). Stop all processes that use it and restore guildhall.db from a backup.`;
  }
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
    return `${capital(embedded)} is locked by another process. Stop that process, or set DATA_DIR to another folder.`;
  }
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST|ENOENT|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_IOERR)/.test(code)) {
    return `This account cannot write to ${path ?? place.dataDir}. Grant it write permission, or set DATA_DIR to a folder that it can write to.`;
  }
  if (/^(ENOSPC|SQLITE_FULL|53100)$/.test(code)) {
    return `There is no disk space left for ${store}. Free some space.`;
  }
  if (place.databaseUrl && (/^(28|3D000|42501|57P|53300)/.test(code) || 'severity' in cause(error))) {
    return `${capital(store)} refused the connection (${error.message}). Check the user, password and database in DATABASE_URL, and the user's permissions.`;
  }
  if (place.databaseUrl && isNetworkError(error, code)) {
    return `${capital(store)} cannot be reached (${code || error.message}). Start it, or correct DATABASE_URL.`;
  }
  return null;
}

interface Details extends Error {
  code?: string;
  address?: string;
  /** That could not be found. */
  hostname?: string;
  port?: number;
  path?: string;
}

/** The system error behind an error. Of several, as for a host with several addresses, the first. */
function details(error: Error): Details {
  const of = cause(error);
  return of instanceof AggregateError && of.errors[0] instanceof Error ? of.errors[0] : of;
}

function cause(error: Error): Error {
  return error.cause instanceof Error ? error.cause : error;
}

function isNetworkError(error: Error, code: string): boolean {
  return (
    /^(ECONN|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|08)/.test(code) ||
    error.name === 'StoreUnavailable'
  );
}

function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return 'in DATABASE_URL';
  const { host, pathname } = new URL(address);
  return host + pathname;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
