/** Prerenders the public pages and the HTML files of the application, at build time. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { interpolate, translator } from '../../language/text/message.ts';
import { setPrerenderConfig } from '../calls/config.ts';
import { StartingPage } from '../chrome/StartingPage.tsx';
import { type HeadTag, headTags, jsonText, OF_PAGE, type PageHead } from '../head/headTags.ts';
import { addressIn, languages } from '../language/language.ts';
import { loadText } from '../language/loadText.ts';
import type { TextCatalogue } from '../language/text.tsx';
import type { ProblemPageProps } from '../pages/ProblemPage.tsx';
import { type Language, product } from '../product/product.ts';
import { type ApplicationPage, applicationPages, isPublicPage, publicPages } from '../product/publicPages.ts';
import { loadPageContent } from './content.ts';
import { robots, sitemap, webManifest } from './crawlers.ts';
import { firstCallsByRoute } from './firstCallsByRoute.ts';
import { NoScriptPage } from './NoScriptPage.tsx';
import { PAGE_DATA_ID } from './pageDataId.ts';
import { type PageData, Site } from './Site.tsx';
import { landingStructuredData } from './structuredData.ts';

/** `public/early.js` reads the element with this id. */
const FIRST_CALLS_ID = 'first-calls';

export interface PrerenderedPage {
  /** Its path, like `/ro/terms.html`. */
  address: string;
  language: Language;
  /** The HTML file of the build that it is inserted into. */
  template: 'index.html' | 'app.html';
  /** HTML for `<head>`. */
  head: string;
  /** HTML for `#root` of the page, or of one below it, by its path. */
  body(path: string): string;
  /** The script element with the data that the page, or one below it, starts with. */
  data(path: string): string;
}

/** Placeholders for values that differ between installations and are filled in by the server. */
interface Placeholders {
  origin: string;
  config: Record<string, unknown>;
  /** The placeholders of the error page. */
  problem: ProblemPageProps;
}

/** Renders all pages in all languages. @returns them, and the other files by address */
export async function makeSite({
  origin,
  config,
  problem,
}: Placeholders): Promise<{ pages: PrerenderedPage[]; files: [string, string][] }> {
  setPrerenderConfig(config);
  const inLanguages = <Made,>(make: (language: Language) => Promise<Made[]>) =>
    Promise.all(languages.map(make)).then((made) => made.flat());
  const data = await inLanguages((language) =>
    Promise.all(
      Object.keys(publicPages)
        .filter(isPublicPage)
        .map((path) => loadPageContent(path, language, problem)),
    ),
  );
  const calls = await firstCallsByRoute();
  const started = await inLanguages(async (language) => {
    const catalogue = await loadText(language);
    const text = translator(catalogue, language);
    return applicationPages.map((page) => startPage(page, { language, origin, text }, catalogue, calls));
  });
  return {
    pages: [...data.map((page) => publicPage(page, origin)), ...started],
    files: [
      ['/robots.txt', robots(origin)],
      ['/sitemap.xml', sitemap(origin, data)],
      ['/site.webmanifest', webManifest()],
    ],
  };
}

function publicPage(page: PageData, origin: string): PrerenderedPage {
  const { language, path, catalogue } = page;
  const tags = headTags(headOf(page, origin), { language, path, origin, text: translator(catalogue, language) });
  const site = renderToString(<Site {...page} />);
  return {
    address: addressIn(language, path),
    language,
    template: 'index.html',
    head: tags.map((tag) => tagText(tag)).join('\n    '),
    body: () => site,
    data: () => jsonBlock(PAGE_DATA_ID, page),
  };
}

function startPage(
  { path, file, title, description, noindex }: ApplicationPage,
  location: Omit<Parameters<typeof headTags>[1], 'path'>,
  catalogue: TextCatalogue,
  calls: ReadonlyMap<string, readonly string[]>,
): PrerenderedPage {
  const { language, text } = location;
  const tags = headTags({ title: text(title), description: text(description), noindex }, { ...location, path });
  const unscripted = noscript(<NoScriptPage {...{ path, title, description, language, catalogue }} />);
  return {
    address: addressIn(language, file),
    language,
    template: 'app.html',
    head: tags.map((tag) => tagText(tag, ` ${OF_PAGE}`)).join('\n    '),
    body: (shown) => renderToString(<StartingPage path={shown} />) + unscripted,
    data: (shown) => jsonBlock(FIRST_CALLS_ID, calls.get(shown) ?? []),
  };
}

/** Data for scripts. */
function jsonBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${jsonText(data)}</script>`;
}

/** HTML that only browsers without scripts show. `noscript` elements cannot be nested. */
function noscript(page: ReactNode): string {
  return `<noscript>${renderToString(page).replaceAll(/<\/?noscript>/g, '')}</noscript>`;
}

function headOf(page: PageData, origin: string): PageHead {
  const text = translator(page.catalogue, page.language);
  const named = (sentence: string) => interpolate(sentence, { product: product.name });
  switch (page.page) {
    case 'landing':
      return { structured: landingStructuredData(page.content, { origin, language: page.language }) };
    case 'notFound':
      return { title: text('notFound.title'), description: text('notFound.text'), missing: true };
    case 'problem':
      return { title: page.content.sentence, missing: true };
    default:
      return { title: page.content.title, description: named(page.content.description) };
  }
}

const VOID = new Set(['meta', 'link']);

function tagText([name, attributes, content = '']: HeadTag, mark = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  const start = `<${name}${written.join('')}${mark}`;
  if (VOID.has(name)) return `${start} />`;
  return `${start}>${name === 'script' ? content : escapeText(content)}</${name}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
