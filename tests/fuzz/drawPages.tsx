import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
import type { Outputs } from '../../scripts/generate/outputs.ts';
import type { ProductFiles } from '../../scripts/generate/sources/product.ts';
import { formatMessage, placeholderNames } from '../../src/language/text/message.ts';

import { legalValues } from '../../src/web/legal/legalValues.ts';
import type { Language } from '../../src/web/product/product.ts';
import { publicPages } from '../../src/web/product/publicPages.ts';
import { type PageContent, Site } from '../../src/web/site/Site.tsx';

/** What nobody may read on a page. */
const FAULT = /\bundefined\b|\bNaN\b|\[object |Invalid Date/;

/** What has been drawn: what is the same needs no second look. */
const drawn = new Set<string>();

function isNew(...from: readonly unknown[]): boolean {
  const key = createHash('sha256').update(JSON.stringify(from)).digest('base64');
  const found = drawn.has(key);
  drawn.add(key);
  return !found;
}

/** Renders the public pages in every language from what was generated, and fills in every text of the application. */
export function drawPages(made: Outputs, { product, plans }: ProductFiles): void {
  const read = (file: string) => JSON.parse(made.get(file) ?? 'null');
  for (const language of product.languages as readonly Language[]) {
    for (const [file, text] of made) {
      if (file.startsWith(`generated/locales/${language}/`) && isNew(language, text))
        fillTexts(JSON.parse(text), language);
    }
    const catalogue = read(`generated/locales/${language}/web.json`);
    for (const [path, page] of Object.entries(publicPages)) {
      const written = read(`generated/screens/${page}.${language}.json`);
      if (!isNew(path, written, catalogue, product, plans)) continue;
      const content = page === 'problem' ? { sentence: 'Nothing works' } : written;
      document.body.innerHTML = renderToString(
        <Site {...({ page, content } as PageContent)} {...{ path, language, catalogue }} />,
      );
      expect(document.querySelector('h1')?.textContent?.trim()).toBeTruthy();
      expect(document.body.textContent).not.toMatch(FAULT);
      if (page === 'terms' || page === 'privacy') expect(document.body.textContent).not.toMatch(/\{\w+\}/);
    }
    for (const price of Object.values(legalValues(language, product.name, plans))) expect(price).not.toMatch(FAULT);
  }
  document.body.replaceChildren();
}

function fillTexts(texts: Record<string, string>, language: string): void {
  for (const text of Object.values(texts)) {
    for (const amount of [0, 1, 2, 20]) {
      const values = Object.fromEntries(placeholderNames(text).map((name) => [name, amount]));
      const filled = formatMessage(text, values, language);
      expect(filled.trim()).not.toBe('');
      expect(filled).not.toMatch(/\{\w+, plural/);
    }
  }
}
