import { Signer } from '@fastify/cookie';

/** How many cookies are known; more than that are people who come back later. */
const MOST = 10_000;

type Verdict = ReturnType<Signer['unsign']>;

/** A signer that computes the signature of a cookie once, and not twice for every request that brings it. */
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
      // Cookies that somebody made up are never kept.
      if (verdict.valid) keep(cookie, verdict);
      return verdict;
    },
  };

  function keep(cookie: string, verdict: Verdict & { valid: true }): void {
    if (genuine.size >= MOST) {
      genuine.clear();
      signed.clear();
    }
    genuine.set(cookie, verdict);
    signed.set(verdict.value, cookie);
  }
}
