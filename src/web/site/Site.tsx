import { StrictMode } from 'react';
import { Frame } from '../chrome/Frame.tsx';
import { PageProvider } from '../head/page.tsx';
import type { LandingContent } from '../landing/content.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { LanguageProvider, type TextCatalogue } from '../language/text.tsx';
import type { LegalContent } from '../legal/content.ts';
import { LegalPage } from '../legal/LegalPage.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { ProblemPage, type ProblemPageProps } from '../pages/ProblemPage.tsx';
import type { Language } from '../product/product.ts';

/** The content of a public page. */
export type PageContent =
  | { page: 'landing'; content: LandingContent }
  | { page: 'terms' | 'privacy'; content: LegalContent }
  | { page: 'notFound'; content: null }
  | { page: 'problem'; content: ProblemPageProps };

/** Everything that a public page is rendered from. It is embedded in the page for hydration. */
export type PageData = PageContent & {
  /** Without the language prefix. */
  path: string;
  language: Language;
  catalogue: TextCatalogue;
};

export function Site({ language, catalogue, path, ...page }: PageData) {
  return (
    <StrictMode>
      <LanguageProvider language={language} catalogue={catalogue}>
        <PageProvider path={path} visit="">
          <Frame>
            <View {...page} />
          </Frame>
        </PageProvider>
      </LanguageProvider>
    </StrictMode>
  );
}

function View({ page, content }: PageContent) {
  switch (page) {
    case 'landing':
      return <LandingPage content={content} />;
    case 'notFound':
      return <NotFound />;
    case 'problem':
      return <ProblemPage {...content} />;
    default:
      return <LegalPage content={content} />;
  }
}
