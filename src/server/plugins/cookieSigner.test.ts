import { Signer } from '@fastify/cookie';
import { expect, test } from 'vitest';
import { cookieSigner } from './cookieSigner.ts';

const SECRET = 'a secret of thirty-two characters';

test('signs and verifies like the plain signer, whether cached or not', () => {
  const plain = new Signer(SECRET);
  const signer = cookieSigner(SECRET);
  const cookie = plain.sign('id');
  for (const _ of ['first', 'known']) {
    expect(signer.unsign(cookie)).toEqual(plain.unsign(cookie));
    expect(signer.sign('id')).toBe(cookie);
  }
});

test('accepts no forged signature for a cached id', () => {
  const signer = cookieSigner(SECRET);
  signer.unsign(signer.sign('id'));
  for (const cookie of ['id', 'id.', 'id.x', 'other.x', new Signer(`other ${SECRET}`).sign('id')]) {
    for (const _ of ['first', 'again']) expect(signer.unsign(cookie)).toMatchObject({ valid: false, value: null });
  }
});
