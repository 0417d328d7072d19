import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { PAGE_PLACEHOLDERS } from '../services/site/pagePlaceholders.ts';
import { SitePages } from '../services/site/sitePages.ts';
import type { BotState } from '../store/botState.ts';
import { FIGURES_INTERVAL, LandingFigures } from './figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'guildhall-figures-'));
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

test('pages are filled anew once the bot reports more servers than are declared', async () => {
  vi.useFakeTimers();
  writeFileSync(join(folder, 'index.html'), `<b>${PAGE_PLACEHOLDERS.config.guild_count}</b>`);
  const reported: BotState = {
    websocket: 'connected',
    latency: 1,
    started_at: 0,
    guild_count: 499,
    user_count: null,
    command_count: null,
    reported_at: 0,
  };
  const read = vi.fn(async () => reported);
  const figures = new LandingFigures(() => pages.refill());
  const pages = new SitePages(folder, () => figures.shown);
  const shown = () => pages.page('index.html', { origin: 'https://a.example', user: null }).identity.toString();
  const app = fastify();
  figures.follow(app, { botState: { read, write: async () => {} } });
  await app.ready();
  expect([shown(), read.mock.calls.length]).toEqual(['<b>500+</b>', 1]);
  reported.guild_count = 1284;
  await vi.advanceTimersByTimeAsync(FIGURES_INTERVAL);
  expect(shown()).toBe('<b>1.2K+</b>');
  const same = pages.page('index.html', { origin: 'https://a.example', user: null });
  reported.guild_count = 1285;
  await vi.advanceTimersByTimeAsync(FIGURES_INTERVAL);
  expect(pages.page('index.html', { origin: 'https://a.example', user: null })).toBe(same);
  await app.close();
});
