import './styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepPresses } from './browser/keepPresses.ts';
import { followSystemTheme } from './browser/theme.ts';
import { loadConfig } from './calls/config.ts';
import { languageAt, prefixOf } from './language/language.ts';
import { loadText } from './language/loadText.ts';
import { loadRendererText, RendererTextContext } from './language/rendererText.ts';
import { LanguageProvider } from './language/text.tsx';
import { createNavigation } from './navigation/history.ts';
import { loadPage } from './routes.tsx';
import { followSession } from './session/followSession.ts';
import { loadSession } from './session/session.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const language = languageAt(window.location.pathname);
  document.documentElement.lang = language;
  followSystemTheme();
  keepPresses();
  const basename = prefixOf(language) || '/';
  // In parallel with the loading below.
  void loadPage(window.location.pathname, basename);
  void loadConfig();
  void loadSession();
  followSession();
  const [catalogue, rendererText] = await Promise.all([loadText(language), loadRendererText(language)]);
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider language={language} catalogue={catalogue}>
        <RendererTextContext value={rendererText}>
          <App history={createNavigation()} basename={basename} />
        </RendererTextContext>
      </LanguageProvider>
    </StrictMode>,
  );
}

void start();
