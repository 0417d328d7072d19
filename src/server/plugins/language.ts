import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, product } from '../../../generated/catalogue.ts';
import { isObject } from '../../language/values/isObject.ts';
import type { Config } from '../configuration/config.ts';
import { isNavigation } from './navigation.ts';
import { isSecure } from './session.ts';

const YEAR = 31_536_000;

/** One range of an Accept-Language header: its primary subtag and its weight. */
const RANGE = /^(\*|[a-z]{1,8})(?:-[a-z\d]{1,8})*(?:\s*;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/**
 * The language in which to answer a request. Calls of our pages name theirs in Accept-Language, and links to files in the address.
 * For other navigation, the language that the visitor has chosen takes precedence over the browser's.
 */
export function languageOf(request: FastifyRequest): Language {
  return namedLanguage(request) ?? (isNavigation(request) ? preferredLanguage(request) : askedLanguage(request));
}

/** The parameter `language` of the address. */
function namedLanguage({ query }: FastifyRequest): Language | undefined {
  return isObject(query) ? product.languages.find((language) => language === query.language) : undefined;
}

/** The language that the visitor has chosen, or else the best match for the browser's languages. */
export function preferredLanguage(request: FastifyRequest): Language {
  return chosenLanguage(request) ?? askedLanguage(request);
}

function askedLanguage({ headers }: FastifyRequest): Language {
  return negotiateLanguage(headers['accept-language'] ?? '', product.languages, product.defaultLanguage);
}

/** The language that the visitor chose with the language switch. */
function chosenLanguage(request: FastifyRequest): Language | undefined {
  const [, value] = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '') ?? [];
  return product.languages.find((language) => language === value);
}

/** Stores the visitor's choice in a cookie. */
export function rememberLanguage(reply: FastifyReply, language: Language, config: Config): void {
  reply.setCookie('language', language, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: YEAR,
  });
}

/** Sets the headers for an answer's language and its dependence on the request. */
export function setContentLanguage(reply: FastifyReply, language: Language): void {
  reply.header('content-language', language).header('vary', 'accept-language, cookie');
}

/**
 * The best of the offered languages for an Accept-Language header. Regions are ignored: `ro-MD` is Romanian. Of ranges with equal
 * weight, the first wins. `*` stands for any language not named, the default first. Malformed ranges are ignored.
 */
export function negotiateLanguage<Offered extends string>(
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
