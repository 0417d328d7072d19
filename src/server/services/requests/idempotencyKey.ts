import { createHash } from 'node:crypto';
import { refusal } from '../../answers/refusal.ts';
import type { IdempotencyKey } from '../../store/idempotencyKeys.ts';

/**
 * The key in an Idempotency-Key header, with a hash of the body: a key may not be used for another body.
 * @returns undefined without the header
 * @throws Refusal 400 if the header is malformed
 */
export function parseIdempotencyKey(header: string | string[] | undefined, body: unknown): IdempotencyKey | undefined {
  if (header === undefined) return undefined;
  const key = typeof header === 'string' ? /^"?([\w-]{16,64})"?$/.exec(header.trim())?.[1] : undefined;
  if (key === undefined) throw refusal(400, 'error.idempotencyKey');
  const hash = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('base64url');
  return { key, hash };
}
