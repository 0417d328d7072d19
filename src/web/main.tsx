import '@fontsource-variable/figtree';
import './styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { product } from './catalogue.ts';
import { loadConfig } from './config.ts';
import { routes } from './routes.tsx';
import { refreshSession } from './session.ts';
import { LanguageProvider, loadText } from './text.tsx';
import { followSystemTheme } from './theme.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const language = product.defaultLanguage;
  document.documentElement.lang = language;
  followSystemTheme();
  // None of these waits for another.
  void loadConfig();
  void refreshSession();
  const router = createBrowserRouter(routes);
  const catalogue = await loadText(language);
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider language={language} catalogue={catalogue}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </StrictMode>,
  );
}

void start();
