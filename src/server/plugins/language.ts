import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, product } from '../../../generated/catalogue.ts';
import type { Config } from '../configuration/config.ts';
import { isNavigation } from './navigation.ts';
import { isSecure } from './session.ts';

const YEAR = 31_536_000;

/** One range of an Accept-Language header: its first subtag, and its weight. */
const RANGE = /^(\*|[a-z]{1,8})(?:-[a-z\d]{1,8})*(?:\s*;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/**
 * The language in which a request is answered. Our pages name theirs in each call; a browser that follows a link names
 * those that it is set to, and what the visitor chose counts more.
 */
export function languageOf(request: FastifyRequest): Language {
  return isNavigation(request) ? preferredLanguage(request) : askedLanguage(request);
}

/** The language that a visitor chose, or else the best one for what the browser is set to. */
export function preferredLanguage(request: FastifyRequest): Language {
  return chosenLanguage(request) ?? askedLanguage(request);
}

function askedLanguage({ headers }: FastifyRequest): Language {
  return negotiated(headers['accept-language'] ?? '', product.languages, product.defaultLanguage);
}

/** What the visitor chose with the switch. */
function chosenLanguage(request: FastifyRequest): Language | undefined {
  const [, value] = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '') ?? [];
  return product.languages.find((language) => language === value);
}

/** Keeps that choice for the visits to come. */
export function rememberLanguage(reply: FastifyReply, language: Language, config: Config): void {
  reply.setCookie('language', language, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: YEAR,
  });
}

/** Says in which language an answer is, and that another request may get it in another one. */
export function setContentLanguage(reply: FastifyReply, language: Language): void {
  reply.header('content-language', language).header('vary', 'accept-language, cookie');
}

/**
 * The best of the offered languages for an Accept-Language header. Regions do not matter: `ro-MD` is Romanian. Of ranges
 * with the same weight the first counts; `*` stands for every language that is not named, the default one first. What is
 * no range is passed over.
 */
export function negotiated<Offered extends string>(
  header: string,
  offered: readonly Offered[],
  byDefault: Offered,
): Offered {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [, range, weight = '1'] = RANGE.exec(part.trim()) ?? [];
    if (range) weights.set(range, Math.max(Number(weight), weights.get(range) ?? 0));
  }
  const ranked = [...weights].filter(([, weight]) => weight > 0).sort(([, a], [, b]) => b - a);
  for (const [range] of ranked) {
    const found = [byDefault, ...offered].find((language) =>
      range === '*' ? !weights.has(language) : language === range,
    );
    if (found !== undefined) return found;
  }
  return byDefault;
}
