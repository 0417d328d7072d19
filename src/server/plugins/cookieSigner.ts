import { Signer } from '@fastify/cookie';

/** How many cookies are cached. */
const MAX_CACHED = 10_000;

type Verdict = ReturnType<Signer['unsign']>;

/** A signer that caches signatures. Otherwise, every request would compute its cookie's signature twice. */
export function cookieSigner(secret: string): Pick<Signer, 'sign' | 'unsign'> {
  const signer = new Signer(secret);
  const genuine = new Map<string, Verdict>();
  const signed = new Map<string, string>();
  return {
    sign(id) {
      return signed.get(id) ?? signer.sign(id);
    },
    unsign(cookie) {
      const known = genuine.get(cookie);
      if (known) return known;
      const verdict = signer.unsign(cookie);
      // Forged cookies are never cached.
      if (verdict.valid) keep(cookie, verdict);
      return verdict;
    },
  };

  function keep(cookie: string, verdict: Verdict & { valid: true }): void {
    if (genuine.size >= MAX_CACHED) {
      genuine.clear();
      signed.clear();
    }
    genuine.set(cookie, verdict);
    signed.set(verdict.value, cookie);
  }
}
