import { createHash } from 'node:crypto';
import { refusal } from '../../answers/refusal.ts';
import type { IdempotencyKey } from '../../store/idempotencyKeys.ts';

/**
 * What an Idempotency-Key header and the body that it came with mean: the same key with another body is something else.
 * @throws Refusal with 400
 */
export function intentOf(header: string | string[] | undefined, body: unknown): IdempotencyKey | undefined {
  if (header === undefined) return undefined;
  const key = typeof header === 'string' ? /^"?([\w-]{16,64})"?$/.exec(header.trim())?.[1] : undefined;
  if (key === undefined) throw refusal(400, 'error.idempotencyKey');
  const hash = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('base64url');
  return { key, hash };
}
