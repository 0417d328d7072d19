import { render } from '@testing-library/react';
import english from '../../../generated/locales/en/web.json';
import { App } from '../App.tsx';
import { loadConfig, resetConfig } from '../calls/config.ts';
import { LanguageProvider } from '../language/text.tsx';
import { createNavigation } from '../navigation/history.ts';
import { storeDestination } from '../session/destination.ts';
import { loadSession, resetSession } from '../session/session.ts';

interface Entry {
  address: string;
  state: unknown;
}

/**
 * Renders the application as after a page load at the last of some visited addresses; without any, as after a reload.
 */
export function renderAt(...visits: (string | Entry)[]) {
  resetSession();
  storeDestination(null);
  resetConfig();
  void loadConfig();
  void loadSession();
  if (visits.length > 0) window.history.replaceState(null, '', '/');
  const history = createNavigation();
  for (const visit of visits) {
    if (typeof visit === 'string') history.push(visit);
    else history.push(visit.address, visit.state);
  }
  const view = render(
    <LanguageProvider language="en" catalogue={english}>
      <App history={history} basename="/" />
    </LanguageProvider>,
  );
  const address = () => window.location.pathname + window.location.search;
  return { ...view, history, address };
}
