import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { type Refusal, refusal } from '../answers/refusal.ts';
import { duplicateKey } from './duplicateKey.ts';
import { isStorable } from './storableText.ts';

const MAX_DEPTH = 32;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Accepts only JSON bodies. A body is taken as it is or refused; nothing is corrected. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    // Decoding invalid UTF-8 would silently replace bytes.
    if (!isUtf8(bytes)) return done(refusal(400, 'error.notUtf8'));
    const text = bytes.toString();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return done(refusal(400, 'error.notJson'));
    }
    const fault = faultOf(body, 0);
    if (fault) return done(fault);
    // Whatever is the same when serialized again has lost nothing, which is true of what browsers send.
    const duplicate = JSON.stringify(body) === text ? undefined : duplicateKey(text);
    if (duplicate !== undefined) return done(refusal(400, 'error.duplicateKey', { key: duplicate }));
    done(null, body);
  });
}

/** Refuses keys that reach a prototype, text that cannot be stored, and deep nesting. */
function faultOf(value: unknown, depth: number): Refusal | null {
  if (typeof value === 'string') return isStorable(value) ? null : refusal(400, 'error.badText');
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= MAX_DEPTH) return refusal(400, 'error.tooDeep');
  for (const [key, part] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) return refusal(400, 'error.badKey', { key });
    const fault = (isStorable(key) ? null : refusal(400, 'error.badText')) ?? faultOf(part, depth + 1);
    if (fault) return fault;
  }
  return null;
}
