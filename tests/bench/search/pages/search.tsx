import '../../../../src/web/styles/global.css';
import { createRoot } from 'react-dom/client';
import web from '../../../../generated/locales/en/web.json';
import { searchFiles } from '../../../../generated/search/files.ts';
import type { SettingsIndex } from '../../../../src/language/search/settingsIndex.ts';
import type { GrantedAccess } from '../../../../src/web/configure/access/useServerAccess.ts';
import { LanguageProvider } from '../../../../src/web/language/text.tsx';
import { resultSearcher } from '../../../../src/web/search/results.ts';
import { SearchDialog } from '../../../../src/web/search/SearchDialog.tsx';
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
const index: SettingsIndex = await fetch(searchFiles.en).then((answer) => answer.json());
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

// The search fetches the larger index instead of the product's own.
const fetchFile = window.fetch;
window.fetch = (...call) => (call[0] === searchFiles.en ? Promise.resolve(Response.json(modules)) : fetchFile(...call));

createRoot(document.getElementById('root') as HTMLElement).render(
  <LanguageProvider language="en" catalogue={web}>
    <SearchDialog
      open
      guildId="1"
      section="overview"
      access={access}
      commands={undefined}
      onGo={() => {}}
      onClose={() => {}}
    />
  </LanguageProvider>,
);
