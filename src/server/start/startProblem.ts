import { type Config, ConfigError } from '../configuration/config.ts';
import { NewerStore } from '../store/migrations/migrate.ts';

/** Where the server was to be, as the environment says. */
interface Place extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  host?: string;
  port?: string;
}

/** What went wrong at the start, in one sentence that says what to do; null for what only a program's author can mend. */
export function startProblem(error: unknown, place: Place): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ConfigError) return error.message;
  const store = place.databaseUrl
    ? `the database ${withoutPassword(place.databaseUrl)}`
    : `the store in ${place.dataDir}`;
  if (error instanceof NewerStore) {
    return `${capital(store)} was written by a newer version of Guildhall (${error.migrations.join(', ')}): install that version, or restore the backup from before the update.`;
  }
  const { code = '', address, port, path } = details(error);
  if (/^(EADDRINUSE|EADDRNOTAVAIL)$/.test(code)) {
    return code === 'EADDRINUSE'
      ? `Port ${port ?? place.port} is taken by another program: stop it, or set PORT to a free one.`
      : `This machine has no address ${address ?? place.host}: set HOST to one that it has.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} needs more rights than this account has: set PORT to one above 1023.`;
  }
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) {
    return `${capital(store)} is damaged (${error.message}): stop every process that uses it and restore guildhall.db from a backup.`;
  }
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
    return `${capital(store)} is held by another process: stop that process, or set DATA_DIR to another folder.`;
  }
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST|ENOENT|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_IOERR)/.test(code)) {
    return `Nothing can be written in ${path ?? place.dataDir}: give this account the right to, or set DATA_DIR to a folder where it has it.`;
  }
  if (/^(ENOSPC|SQLITE_FULL|53100)$/.test(code)) {
    return `There is no room left for ${store}: make some on its disk.`;
  }
  if (place.databaseUrl && (/^(28|3D000|42501|57P|53300)/.test(code) || 'severity' in cause(error))) {
    return `${capital(store)} refuses us (${error.message}): check the user, the password, the name and the rights in DATABASE_URL.`;
  }
  if (place.databaseUrl && isOfNetwork(error, code)) {
    return `${capital(store)} cannot be reached (${code || error.message}): start it, or correct DATABASE_URL.`;
  }
  return null;
}

interface Details extends Error {
  code?: string;
  address?: string;
  port?: number;
  path?: string;
}

/** What the system says of an error, or of the first of several: a host may have more than one address. */
function details(error: Error): Details {
  const of = cause(error);
  return of instanceof AggregateError && of.errors[0] instanceof Error ? of.errors[0] : of;
}

function cause(error: Error): Error {
  return error.cause instanceof Error ? error.cause : error;
}

function isOfNetwork(error: Error, code: string): boolean {
  return (
    /^(ECONN|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|08)/.test(code) ||
    error.name === 'StoreUnavailable'
  );
}

function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return 'that DATABASE_URL names';
  const { host, pathname } = new URL(address);
  return host + pathname;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
