import { render } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import english from '../../../schemas/locales/en/web.json';
import { loadConfig, resetConfig } from '../calls/config.ts';
import { LanguageProvider } from '../language/text.tsx';
import { routes } from '../routes.tsx';
import { storeDestination } from '../session/destination.ts';
import { refreshSession, resetSession } from '../session/session.ts';

/** Renders the application as after a page load at the last of the addresses. */
export function renderAt(...history: InitialEntry[]) {
  resetSession();
  storeDestination(null);
  resetConfig();
  void loadConfig();
  void refreshSession();
  const router = createMemoryRouter(routes, { initialEntries: history });
  const view = render(
    <LanguageProvider language="en" catalogue={english}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, address };
}
