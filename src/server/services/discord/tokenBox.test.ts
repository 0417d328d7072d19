import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './tokenBox.ts';

const key = randomBytes(32);
const tokens = { access: 'access-token', refresh: 'refresh-token', expiresAt: 5 };

test('sealed tokens can be unsealed with the key, for their owner, unless tampered with', () => {
  const box = seal(tokens, key, '42');
  expect(box).not.toContain('token');
  expect(Buffer.from(box, 'base64').toString('latin1')).not.toContain('token');
  expect(unseal(box, key, '42')).toEqual(tokens);
  expect(unseal(box, randomBytes(32), '42')).toBeNull();
  expect(unseal(box, key, '43')).toBeNull();
  const tampered = Buffer.from(box, 'base64');
  tampered[tampered.length - 1] = (tampered.at(-1) ?? 0) ^ 1;
  expect(unseal(tampered.toString('base64'), key, '42')).toBeNull();
  expect(unseal('', key, '42')).toBeNull();
  expect(seal(tokens, key, '42')).not.toBe(box);
});
