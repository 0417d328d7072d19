// @vitest-environment jsdom
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { demoWorld } from '../demo/world.ts';
import type { AuthorizeRequest } from './authorizeRequest.ts';
import { addBotPage, consentPage, notePage } from './pages.ts';

const world = demoWorld();
const request: AuthorizeRequest = { scopes: ['identify', 'guilds'], redirectUri: 'http://localhost:3000/' };
const invitation: AuthorizeRequest = { ...request, scopes: ['bot'], bot: { permissions: 8n, guildFixed: false } };
const users = world.users.filter(({ login }) => login);
const [first] = world.guilds;

afterEach(() => {
  document.documentElement.innerHTML = '';
});

describe.each([
  ['consent', consentPage('Guildhall', request, users)],
  ['add bot, one guild', addBotPage('Guildhall', invitation, users[0], first ? [first] : [])],
  ['add bot, several guilds', addBotPage('Guildhall', invitation, undefined, world.guilds)],
  ['note', notePage('Cancelled', 'The bot was not added.')],
])('the page %s', (_name, markup) => {
  test('has no accessibility violations', async () => {
    document.documentElement.innerHTML = markup.replace(/^<!doctype html>\s*<html lang="en">/, '');
    document.documentElement.lang = 'en';
    // jsdom does not render, so contrast cannot be checked here.
    const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  test('says that it is simulated', () => {
    expect(markup).toContain('simulates Discord');
  });
});

test('names are escaped', () => {
  const guild = first && { ...first, name: '<b>"&\'' };
  const markup = addBotPage('<i>', invitation, users[0], guild ? [guild] : []);
  expect(markup).toContain('&lt;b&gt;&quot;&amp;&#39;');
  expect(markup).not.toMatch(/<[bi]>/);
});
