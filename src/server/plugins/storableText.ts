import type { FastifyInstance } from 'fastify';
import { isObject } from '../../language/values/isObject.ts';
import { refusal } from '../answers/refusal.ts';

/** Whether every store accepts a text. PostgreSQL rejects NUL characters and unpaired surrogates; SQLite accepts both. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Refuses URLs with text that cannot be stored in their parameters or query. */
export function refuseBadAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(
      holdsOnlyStorable(request.params) && holdsOnlyStorable(request.query) ? undefined : refusal(400, 'error.badText'),
    );
  });
}

function holdsOnlyStorable(values: unknown): boolean {
  if (!isObject(values)) return true;
  for (const [key, value] of Object.entries(values)) {
    if (!isStorable(key)) return false;
    // A parameter that is repeated is a list.
    if (!(Array.isArray(value) ? value.every((one) => isStorable(String(one))) : isStorable(String(value))))
      return false;
  }
  return true;
}
