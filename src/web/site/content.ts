import { loadText } from '../language/loadText.ts';
import type { Language } from '../product/product.ts';
import { type PublicPage, publicPages } from '../product/publicPages.ts';
import type { PageContent, PageData } from './Site.tsx';

const screens = import.meta.glob<unknown>('../../../generated/screens/*.json', { import: 'default' });

/**
 * All that the page at a path is made from, read from what `npm run generate` made.
 * @param sentence what a page about a failure says
 */
export async function loadPage(path: keyof typeof publicPages, language: Language, sentence = ''): Promise<PageData> {
  const [content, catalogue] = await Promise.all([
    contentOf(publicPages[path], { language, sentence }),
    loadText(language),
  ]);
  return { ...content, path, language, catalogue };
}

async function contentOf(
  page: PublicPage,
  { language, sentence }: { language: Language; sentence: string },
): Promise<PageContent> {
  if (page === 'notFound') return { page, content: null };
  if (page === 'problem') return { page, content: { sentence } };
  const load = screens[`../../../generated/screens/${page}.${language}.json`];
  if (!load) throw new Error(`No content of "${page}" in the language "${language}"`);
  // The shape is checked against schemas/meta when it is made.
  return { page, content: await load() } as PageContent;
}
