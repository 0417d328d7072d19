import { describe, expect, test } from 'vitest';
import english from '../../../generated/locales/en/web.json';
import romanian from '../../../generated/locales/ro/web.json';
import { translator } from '../../language/text/message.ts';
import type { Language } from '../product/product.ts';
import { headTags, jsonText, type PageHead } from './headTags.ts';

const texts = { en: english, ro: romanian };
const origin = 'https://guildhall.example';

const tagsOf = (head: PageHead, language: Language = 'en', path = '/') =>
  headTags(head, { language, path, origin, text: translator(texts[language], language) });

/** The contents of meta tags, by name or property. */
function named(head: PageHead, language?: Language, path?: string): Record<string, string> {
  const entries = tagsOf(head, language, path).flatMap(([, { name, property, content }]) =>
    content === undefined ? [] : [[name ?? property, content] as const],
  );
  return Object.fromEntries(entries);
}

const links = (head: PageHead, language?: Language, path?: string) =>
  tagsOf(head, language, path).flatMap(([name, { rel, hreflang, href }]) =>
    name === 'link' ? [[hreflang ?? rel, href]] : [],
  );

describe('the head of a page', () => {
  test('starts with the page title before the product name, or with the tagline', () => {
    expect(tagsOf({ title: 'Dashboard' })[0]).toEqual(['title', {}, 'Dashboard · Guildhall']);
    expect(tagsOf({})[0]?.[2]).toMatch(/^Guildhall: .+/);
    expect(tagsOf({}, 'ro')[0]?.[2]).toMatch(/^Guildhall: .+/);
    expect(tagsOf({}, 'ro')[0]).not.toEqual(tagsOf({})[0]);
  });

  test('has a description of its own, or that of the product', () => {
    expect(named({ description: 'Words' })).toMatchObject({ description: 'Words', 'og:description': 'Words' });
    expect(named({}).description).toBe(english['site.description']);
  });

  test('has the canonical address and that of each language', () => {
    expect(links({}, 'ro', '/terms.html')).toEqual([
      ['canonical', `${origin}/ro/terms.html`],
      ['en', `${origin}/terms.html`],
      ['ro', `${origin}/ro/terms.html`],
      ['x-default', `${origin}/terms.html`],
    ]);
    expect(links({}, 'en', '/')[0]).toEqual(['canonical', `${origin}/`]);
  });

  test('has what social sites show', () => {
    expect(named({ title: 'Premium' }, 'en', '/premium')).toMatchObject({
      'og:title': 'Premium · Guildhall',
      'og:url': `${origin}/premium`,
      'og:site_name': 'Guildhall',
      'og:locale': 'en_US',
      'og:locale:alternate': 'ro_RO',
      'og:image': `${origin}/cover-en.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(named({}, 'ro')).toMatchObject({
      'og:locale': 'ro_RO',
      'og:locale:alternate': 'en_US',
      'og:image': `${origin}/cover-ro.png`,
      'og:image:alt': expect.stringContaining('Guildhall'),
    });
  });

  test('keeps a page out of search engines only if told to', () => {
    expect(named({}).robots).toBeUndefined();
    expect(named({ noindex: true }).robots).toBe('noindex');
    expect(links({ noindex: true })).toHaveLength(4);
  });

  test('of a missing page has no address', () => {
    expect(named({ missing: true }).robots).toBe('noindex');
    expect(links({ missing: true })).toEqual([]);
    expect(named({ missing: true })).not.toHaveProperty('og:url');
  });

  test('escapes structured data for a script element', () => {
    const facts = { name: '</script><b>' };
    const [name, attributes, text = ''] = tagsOf({ structured: facts }).at(-1) ?? [];
    expect([name, attributes]).toEqual(['script', { type: 'application/ld+json' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(facts);
    expect(JSON.parse(jsonText(facts))).toEqual(facts);
  });
});
