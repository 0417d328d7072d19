// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadConfig, resetConfig } from '../calls/config.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { content, observeViews, renderLanding } from '../testing/renderLanding.tsx';
import { LandingPage } from './LandingPage.tsx';
import { Stats } from './Stats.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  resetConfig();
});

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test("the product's own figures replace the declared ones", async () => {
  fakeServer().reply('/api/config/', { client_id: '4711', guild_count: '1.2K+', command_count: '14M+' });
  renderLanding(<Stats stats={content.stats.entries} />);
  expect(shown()).toEqual(['500+ Servers', '50K+ Users', '12M+ Commands']);
  await act(loadConfig);
  expect(shown()).toEqual(['1.2K+ Servers', '50K+ Users', '14M+ Commands']);
});

test('one value of the content leaves the strip out', () => {
  observeViews();
  renderLanding(<LandingPage content={{ ...content, stats: { ...content.stats, shown: false } }} />);
  expect(screen.queryByText('500+')).toBeNull();
  expect(screen.getByRole('heading', { name: content.features.title })).toBeInTheDocument();
});
