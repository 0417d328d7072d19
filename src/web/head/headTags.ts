import type { Translate } from '../../language/text/message.ts';
import { addressIn, languages } from '../language/language.ts';
import type { TextKey } from '../language/text.tsx';
import { type Language, product } from '../product/product.ts';

export interface PageHead {
  /** The page title, before the product's short name; the product's name and tagline if absent. */
  title?: string;
  description?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** There is no such page: it is not indexed and has no address. */
  missing?: boolean;
  /** Structured data for search engines, in the schema.org vocabulary. */
  structured?: Record<string, unknown>;
}

interface PageLocation {
  language: Language;
  /** Without the language prefix. */
  path: string;
  origin: string;
  text: Translate<TextKey>;
}

/** An element of `<head>`: its name, attributes and text. */
export type HeadTag = readonly [name: string, attributes: Readonly<Record<string, string>>, text?: string];

/** Marks the elements of `<head>` that belong to one page. */
export const OF_PAGE = 'data-page';

const COVER = { type: 'image/png', width: '1200', height: '630' };

/** The tags of a page for browsers, search engines and social sites. */
export function headTags(head: PageHead, location: PageLocation): HeadTag[] {
  const { language, origin, text } = location;
  const title = head.title ? `${head.title} · ${product.shortName}` : text('site.title', { product: product.name });
  const description = head.description ?? text('site.description');
  const others = languages.filter((other) => other !== language);
  return [
    ['title', {}, title],
    meta('description', description),
    ...(head.noindex || head.missing ? [meta('robots', 'noindex')] : []),
    ...(head.missing ? [] : addressTags(location)),
    social('og:type', 'website'),
    social('og:site_name', product.name),
    social('og:title', title),
    social('og:description', description),
    social('og:locale', localeOf(language)),
    ...others.map((of) => social('og:locale:alternate', localeOf(of))),
    social('og:image', `${origin}/cover-${language}.png`),
    ...Object.entries(COVER).map(([name, value]) => social(`og:image:${name}`, value)),
    social('og:image:alt', text('site.cover', { product: product.name })),
    meta('twitter:card', 'summary_large_image'),
    ...(head.structured ? [['script', { type: 'application/ld+json' }, jsonText(head.structured)] as const] : []),
  ];
}

/** The address of the page in each language. */
function addressTags({ language, path, origin }: PageLocation): HeadTag[] {
  const address = (of: Language) => origin + addressIn(of, path);
  return [
    ['link', { rel: 'canonical', href: address(language) }],
    ...languages.map((of): HeadTag => ['link', { rel: 'alternate', hreflang: of, href: address(of) }]),
    ['link', { rel: 'alternate', hreflang: 'x-default', href: address(product.defaultLanguage) }],
    social('og:url', address(language)),
  ];
}

function meta(name: string, content: string): HeadTag {
  return ['meta', { name, content }];
}

function social(property: string, content: string): HeadTag {
  return ['meta', { property, content }];
}

/** The language with the region where most of its speakers live: `en_US`. */
function localeOf(language: Language): string {
  return `${language}_${new Intl.Locale(language).maximize().region}`;
}

/** JSON that is safe inside a script element. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
