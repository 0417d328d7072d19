import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Who may use the studio. */
export interface Access {
  /** The hosts, with ports, under which it is reached; requests for others are a page elsewhere that points to this machine. */
  hosts: readonly string[];
  /** What everyone has to know where it is served to others than this machine. */
  token?: string;
}

export const TOKEN_COOKIE = 'studio_token';

/** Why a request is refused; undefined if it is not. */
export function refusalReason(
  request: FastifyRequest,
  { hosts, token }: Access,
): 'host' | 'origin' | 'token' | undefined {
  const host = request.headers.host ?? '';
  if (!hosts.includes(host)) return 'host';
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwn = origin === undefined || hosts.some((one) => origin === `http://${one}` || origin === `https://${one}`);
  const isFromElsewhere = typeof site === 'string' && site !== 'same-origin' && site !== 'none';
  // A link may lead to the page itself, which shows nothing without the calls that follow.
  const opensPage = request.method === 'GET' && !request.url.startsWith('/api/');
  if (!isOwn || (isFromElsewhere && !opensPage)) return 'origin';
  if (token !== undefined && !isSame(encodeURIComponent(token), givenToken(request))) return 'token';
  return undefined;
}

/** The address with which a browser begins. */
export function studioAddress(origin: string, token: string | undefined): string {
  return `${origin}/${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;
}

/** The token in the address, with which a browser begins, or in the cookie that it got then, encoded as it is there. */
function givenToken(request: FastifyRequest): string {
  const asked = new URL(request.url, 'http://studio').searchParams.get('token');
  const cookies = request.headers.cookie?.split(/;\s*/) ?? [];
  const kept = cookies.find((one) => one.startsWith(`${TOKEN_COOKIE}=`))?.slice(TOKEN_COOKIE.length + 1);
  return asked === null ? (kept ?? '') : encodeURIComponent(asked);
}

/** Compares in a time that says nothing about the token. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
