import { MemoryRouter } from 'react-router-dom';
import { Sidebar } from '../../../web/configure/menu/Sidebar.tsx';
import type { LandingContent } from '../../../web/landing/content.ts';
import { LandingPage } from '../../../web/landing/LandingPage.tsx';
import { PlanComparison } from '../../../web/landing/pricing/PlanComparison.tsx';
import { LanguageProvider, type TextCatalogue } from '../../../web/language/text.tsx';
import type { LegalContent } from '../../../web/legal/content.ts';
import { LegalPage } from '../../../web/legal/LegalPage.tsx';
import type { Language } from '../../../web/product/product.ts';
import type { LandingAnswer } from '../../model/answers.ts';
import { setPlans } from './draftedPlans.ts';
import type { ScreenMessage } from './settings.ts';

interface InLanguageProps {
  language: string;
  texts: Readonly<Record<string, string>>;
  children: React.ReactNode;
}

/** The texts of the application around one of its pages, as the drafts have them. */
function InLanguage({ language, texts, children }: InLanguageProps) {
  return (
    <LanguageProvider language={language as Language} catalogue={texts as TextCatalogue}>
      {children}
    </LanguageProvider>
  );
}

/** Made by the function that makes the content of the landing page. */
const contentOf = ({ content }: LandingAnswer) => content as LandingContent;

/** The front page, as visitors see it who are signed out. */
export function Landing({ answer, settings }: Extract<ScreenMessage, { kind: 'landing' }>) {
  return (
    <InLanguage language={settings.language} texts={answer.texts}>
      <MemoryRouter>
        <div data-edge-to-edge>
          <LandingPage content={contentOf(answer)} />
        </div>
      </MemoryRouter>
    </InLanguage>
  );
}

/** What the front page says about the plans. */
export function Plans({ answer }: Extract<ScreenMessage, { kind: 'plans' }>) {
  const { pricing } = contentOf(answer);
  return <PlanComparison content={pricing.comparison} plans={pricing.plans} />;
}

/** The terms or the privacy policy. */
export function LegalText({ answer, settings }: Extract<ScreenMessage, { kind: 'legal' }>) {
  return (
    <InLanguage language={settings.language} texts={answer.texts}>
      <LegalPage content={answer.content as LegalContent} />
    </InLanguage>
  );
}

const NOBODY = new Map<string, string>();

/** The side menu of a server on a plan. Its entries lead nowhere here. */
export function MenuOfServer({ answer, settings }: Extract<ScreenMessage, { kind: 'menu' }>) {
  // The sidebar asks for them as it is drawn.
  setPlans(answer.plans);
  return (
    <InLanguage language={settings.language} texts={answer.texts}>
      <MemoryRouter>
        <Sidebar
          pages={answer.pages}
          groups={answer.groups}
          unseen={NOBODY}
          plan={settings.plan}
          section=""
          guildId=""
          search={null}
          onPick={() => {}}
          onAction={() => {}}
        />
      </MemoryRouter>
    </InLanguage>
  );
}
