import { loadText } from '../language/loadText.ts';
import type { ProblemPageProps } from '../pages/ProblemPage.tsx';
import type { Language } from '../product/product.ts';
import { type PublicPageName, publicPages } from '../product/publicPages.ts';
import type { PageContent, PageData } from './Site.tsx';

const NO_PROBLEM: ProblemPageProps = { sentence: '', address: '', label: '' };

const screens = import.meta.glob<unknown>('../../../generated/screens/*.json', { import: 'default' });

/**
 * Loads everything that the page at a path is rendered from.
 * @param problem what the error page says
 */
export async function loadPageContent(
  path: keyof typeof publicPages,
  language: Language,
  problem = NO_PROBLEM,
): Promise<PageData> {
  const [content, catalogue] = await Promise.all([
    contentOf(publicPages[path], { language, problem }),
    loadText(language),
  ]);
  return { ...content, path, language, catalogue };
}

async function contentOf(
  page: PublicPageName,
  { language, problem }: { language: Language; problem: ProblemPageProps },
): Promise<PageContent> {
  if (page === 'notFound') return { page, content: null };
  if (page === 'problem') return { page, content: problem };
  const load = screens[`../../../generated/screens/${page}.${language}.json`];
  if (!load) throw new Error(`No content of "${page}" in the language "${language}"`);
  // `npm run generate` has validated the file with schemas/meta.
  return { page, content: await load() } as PageContent;
}
