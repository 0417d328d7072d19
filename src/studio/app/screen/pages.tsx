import { MemoryRouter } from 'react-router-dom';
import { Sidebar } from '../../../web/configure/Sidebar.tsx';
import { LanguageProvider, type TextCatalogue } from '../../../web/language/text.tsx';
import type { LegalContent } from '../../../web/legal/content.ts';
import { LegalPage } from '../../../web/legal/LegalPage.tsx';
import type { Language } from '../../../web/product/product.ts';
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
