import '../../../../src/web/styles/global.css';
import { createRoot } from 'react-dom/client';
import texts from '../../../../generated/locales/en/search.json';
import web from '../../../../generated/locales/en/web.json';
import indexAddress from '../../../../generated/search/en.json?url';
import type { SettingsIndex } from '../../../../src/language/search/settingsIndex.ts';
import { translator } from '../../../../src/language/text/message.ts';
import type { GrantedAccess } from '../../../../src/web/configure/useServerAccess.ts';
import { LanguageProvider } from '../../../../src/web/language/text.tsx';
import { resultSearcher } from '../../../../src/web/search/results.ts';
import { SearchPalette } from '../../../../src/web/search/SearchPalette.tsx';
import { countSettings, syntheticIndex } from '../syntheticIndex.ts';

declare global {
  interface Window {
    /** How many settings can be found. */
    benchSettings: number;
    /** Milliseconds that the search takes for a question, without showing its results. */
    benchAsk(question: string): number;
    /** Milliseconds from the fetched index to the first answer. */
    benchFirst(): number;
  }
}

const least = Number(new URLSearchParams(window.location.search).get('settings'));
const index: SettingsIndex = await fetch(indexAddress).then((answer) => answer.json());
const modules = syntheticIndex(index, least);
const access: GrantedAccess = { status: 'granted', plan: 'free', isOwner: true, modules: undefined };
const searcher = resultSearcher(modules, [], access);
window.benchSettings = countSettings(modules);
window.benchAsk = (question) => {
  const start = performance.now();
  searcher.search(question, 30);
  return performance.now() - start;
};
window.benchFirst = () => {
  const start = performance.now();
  resultSearcher(modules, [], access).search('welcome', 30);
  return performance.now() - start;
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <LanguageProvider language="en" catalogue={web}>
    <SearchPalette
      open
      data={{ index: modules, text: translator(texts, 'en') }}
      guildId="1"
      section="overview"
      access={access}
      commands={undefined}
      onGo={() => {}}
      onClose={() => {}}
    />
  </LanguageProvider>,
);
