import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The OAuth tokens of a user. `expiresAt` in milliseconds. */
export interface UserTokens {
  access: string;
  refresh: string | null;
  expiresAt: number;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts tokens for the store. They are bound to the user: another user's tokens cannot take their place. */
export function seal(tokens: UserTokens, key: Buffer, userId: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** Decrypts tokens; null if the key has changed or they were tampered with. */
export function unseal(box: string, key: Buffer, userId: string): UserTokens | null {
  const bytes = Buffer.from(box, 'base64');
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const tokens: UserTokens = JSON.parse(text.toString('utf8'));
    return tokens;
  } catch {
    return null;
  }
}
