import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import english from '../../../generated/locales/en/web.json';
import type { SettingsDocument } from '../../language/model.ts';
import { loadConfig, resetConfig } from '../calls/config.ts';
import { LanguageProvider } from '../language/text.tsx';
import type { Language } from '../product/product.ts';
import type { StatisticsPeriod } from '../statistics/model/overview.ts';
import StatisticsDashboard from '../statistics/StatisticsDashboard.tsx';
import { type FakeServer, fakeServer } from './fakeServer.ts';
import { overviewOf } from './overview.ts';

/** Where the statistics of a period are read. */
export const address = (period: StatisticsPeriod) => `/auth/guilds/100/statistics/overview/?period=${period}`;

/** A server with statistics of every period, on a page on which everything is in view. */
export function statisticsServer(): FakeServer {
  const server = fakeServer();
  for (const period of ['1h', '24h', '7d', '30d'] as const) server.reply(address(period), { ...overviewOf(period) });
  vi.stubGlobal('IntersectionObserver', ImmediateObserver);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  return server;
}

/** Reports everything observed as in view. */
class ImmediateObserver {
  #callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe() {
    this.#callback([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** Renders the statistics of a server. @param economy its settings of the economy @param at the query of the page */
export function renderDashboard(
  economy: SettingsDocument = {},
  language: Language = 'en',
  catalogue = english,
  at = '/',
) {
  resetConfig();
  void loadConfig();
  return render(
    <MemoryRouter initialEntries={[at]}>
      <LanguageProvider language={language} catalogue={catalogue}>
        <StatisticsDashboard guildId="100" modules={{ economy }} />
      </LanguageProvider>
      <Address />
    </MemoryRouter>,
  );
}

function Address() {
  const { search, hash } = useLocation();
  return <output data-testid="address">{search + hash}</output>;
}

/** A part of the dashboard, once it is shown. */
export const region = async (name: string) => within(await screen.findByRole('region', { name }));
