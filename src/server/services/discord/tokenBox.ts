import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A person's tokens from the sign-in. `expiresAt` in milliseconds. */
export interface Tokens {
  access: string;
  refresh: string | null;
  expiresAt: number;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts tokens for the store, bound to their owner: another person's row cannot be put in their place. */
export function seal(tokens: Tokens, key: Buffer, userId: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** The tokens in a box, or null when the key has changed or the box was tampered with. */
export function unseal(box: string, key: Buffer, userId: string): Tokens | null {
  const bytes = Buffer.from(box, 'base64');
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8')) as Tokens;
  } catch {
    return null;
  }
}
