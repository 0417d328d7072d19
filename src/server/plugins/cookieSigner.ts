import { Signer } from '@fastify/cookie';

/** How many cookies are cached. */
const MAX_CACHED = 10_000;

type Verdict = ReturnType<Signer['unsign']>;

/** A signer that caches what it has verified. Otherwise, every request would compute its cookie's signature. */
export function cookieSigner(secret: string): Pick<Signer, 'sign' | 'unsign'> {
  const signer = new Signer(secret);
  const genuine = new Map<string, Verdict>();
  return {
    sign: (id) => signer.sign(id),
    unsign(cookie) {
      const known = genuine.get(cookie);
      if (known) return known;
      const verdict = signer.unsign(cookie);
      // Forged cookies are never cached.
      if (!verdict.valid) return verdict;
      if (genuine.size >= MAX_CACHED) genuine.clear();
      genuine.set(cookie, verdict);
      return verdict;
    },
  };
}
