import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { type Refusal, refusal } from '../answers/refusal.ts';
import { isStorable } from './badText.ts';
import { duplicateKey } from './duplicateKey.ts';

const DEEPEST = 32;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** JSON is the only content type. It is taken as it is, or refused with a sentence; nothing is repaired. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    // Read as text, what is no UTF-8 would become another text, and be stored as that.
    if (!isUtf8(bytes)) return done(refusal(400, 'error.notUtf8'));
    const text = bytes.toString();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return done(refusal(400, 'error.notJson'));
    }
    const duplicate = duplicateKey(text);
    if (duplicate !== undefined) return done(refusal(400, 'error.duplicateKey', { key: duplicate }));
    const fault = faultOf(body, 0);
    if (fault) return done(fault);
    done(null, body);
  });
}

/** What neither store nor language may ever see: keys that reach a prototype, and text that cannot be stored. */
function faultOf(value: unknown, depth: number): Refusal | null {
  if (typeof value === 'string') return isStorable(value) ? null : refusal(400, 'error.badText');
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return refusal(400, 'error.tooDeep');
  for (const [key, part] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) return refusal(400, 'error.badKey', { key });
    const fault = (isStorable(key) ? null : refusal(400, 'error.badText')) ?? faultOf(part, depth + 1);
    if (fault) return fault;
  }
  return null;
}
