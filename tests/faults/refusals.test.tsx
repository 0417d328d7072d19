// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { moduleIds } from '../../generated/catalogue.ts';
import { HARBOUR_TAVERN, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { alerts, answerWith, button, forEachTest, type Harness, modules, opened, save, settled } from './harness.tsx';

/** What every screen says when it cannot be changed or loaded, and that the server says the same of a save. */

let harness: Harness;

forEachTest((started) => {
  harness = started;
});
afterEach(cleanup);

const below = (guild: string) => `/auth/guilds/${guild}/`;
const MODIFY_ONLY_OWNER = { is_owner: false, is_admin: true, can_modify: false, admin_modify: false, is_premium: true };
const isDisabled = (control: Element) => control.matches(':disabled, [aria-disabled=true], [aria-disabled=true] *');

/** The buttons that change a list, and the templates of a message. */
const buttons = () => [
  ...screen.queryAllByRole('button', { name: /^(Add|Edit|Delete|Remove|Choose an emoji)\b/ }),
  ...screen
    .queryAllByRole('group', { name: 'Start from a template' })
    .flatMap((group) => within(group).getAllByRole('button')),
];

/** Expects every control to be disabled, and an attempt to save to say why. */
async function expectUnchangeable(sentence: string): Promise<void> {
  const controls = [
    ...document.querySelectorAll('[role=switch], input:not([aria-hidden]), [role=combobox], textarea'),
    ...buttons(),
  ];
  expect(document.querySelector('[data-field]')).not.toBeNull();
  expect(controls.filter((control) => !isDisabled(control)).map(({ outerHTML }) => outerHTML)).toEqual([]);
  await save(harness);
  expect(screen.getAllByText(sentence).at(-1)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  expect(harness.calls.filter(({ method }) => method === 'POST')).toEqual([]);
}

/** A heading of the screen with a text before `{plan}` is replaced. */
const named = (title: string) => title.replaceAll('{plan}', 'Premium');

describe.each(modules.map((module) => [module.spec.id, module] as const))('%s', (_, module) => {
  const { requires = [], calls, screen: layout } = module.spec;
  const documents = calls?.documents ?? [];
  const premium = requires.filter(({ plan }) => plan === 'premium');
  const economy = requires.filter(({ rule }) => rule === 'modules.economy.currency_system_enabled');

  /** Expects the server to refuse each save. */
  async function expectRefused(guild: string, status: number, error: string): Promise<void> {
    for (const { save } of documents) {
      const answer = await harness.site.owner('POST', below(guild) + save.path, {
        body: {},
        headers: { 'if-match': '*' },
      });
      expect([answer.statusCode, answer.json().error], save.path).toEqual([status, error]);
    }
  }

  test.each(premium)(
    'without Premium, says so and leads to it, and nothing can be changed',
    async ({ notice, message }) => {
      harness.open(module, QUIET_LIBRARY);
      await opened();
      await settled(harness);
      expect(screen.getByRole('heading', { name: named(notice.title) })).toBeVisible();
      expect(screen.getByRole('link', { name: named(notice.action.label) })).toHaveAttribute('href');
      if (module.example ?? layout.example)
        expect(await screen.findByRole('region', { name: 'Example' })).toBeVisible();
      await expectUnchangeable(message);
      await expectRefused(QUIET_LIBRARY, 403, message);
    },
  );

  test.each(economy)(
    'without the economy, says so and leads to it, and nothing can be changed',
    async ({ notice, message }) => {
      const off = { currency_system_enabled: false };
      const headers = { 'if-match': '*' };
      const stored = await harness.site.owner('POST', `${below(HARBOUR_TAVERN)}currency-config/`, {
        body: off,
        headers,
      });
      expect(stored.statusCode, stored.body).toBe(200);
      harness.open(module);
      await opened();
      await settled(harness);
      expect(screen.getByRole('heading', { name: notice.title })).toBeVisible();
      const address = `/configure/${HARBOUR_TAVERN}/economy`;
      expect(screen.getByRole('link', { name: notice.action.label })).toHaveAttribute('href', address);
      await expectUnchangeable(message);
      await expectRefused(HARBOUR_TAVERN, 409, message);
    },
  );

  test.each(layout.denied === 'readOnly' ? [layout] : [])(
    'without permission to modify, says so, and nothing can be changed',
    async ({ deniedNotice }) => {
      harness.setFault('GET', `${below(HARBOUR_TAVERN)}permissions/`, answerWith(200, MODIFY_ONLY_OWNER));
      harness.open(module);
      await opened();
      await settled(harness);
      expect(screen.getByText('You do not have permission to modify these settings.')).toBeVisible();
      expect(screen.getByText('Administrator modifications are currently disabled for this server.')).toBeVisible();
      if (deniedNotice) expect(screen.getByText(deniedNotice)).toBeVisible();
      await expectUnchangeable(calls?.denied ?? '');
    },
  );

  test.each(documents.filter(({ load }) => load.from === undefined))(
    'if $id cannot be loaded, says what the server says, or its own sentence, and loads on Retry',
    async ({ load }) => {
      const path = below(HARBOUR_TAVERN) + load.path;
      harness.setFault('GET', path, answerWith(503, { error: 'Low tide.' }));
      harness.open(module);
      await opened();
      await settled(harness);
      expect(
        alerts()
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('Low tide.');
      harness.setFault('GET', path, 'status 503');
      fireEvent.click(button(/^Retry$/) as HTMLElement);
      await waitFor(() =>
        expect(
          alerts()
            .map(({ textContent }) => textContent)
            .join(),
        ).toContain(load.failure),
      );
      harness.clearFaults();
      fireEvent.click(button(/^Retry$/) as HTMLElement);
      await waitFor(() => expect(alerts()).toEqual([]));
    },
  );
});

test('the sentences are those that the specification asks for', () => {
  const said = modules
    .filter(({ spec }) => moduleIds.some((id) => id === spec.id))
    .map(({ spec: { id, requires = [], calls } }) => [
      id,
      [
        ...requires.map(({ message }) => message),
        ...new Set(calls?.documents.flatMap(({ load, save }) => [load.failure, save.failure])),
      ],
    ]);
  const premium = 'This feature requires a premium subscription';
  const economy = (name: string) => `Economy System must be enabled to use ${name}`;
  const [loading, saving] = ['Failed to load settings', 'Failed to save settings'];
  // Modules that were added since are not in the specification.
  expect(Object.fromEntries(said)).toMatchObject({
    blackjack: [premium, economy('Blackjack'), loading, saving],
    customize: [
      'An error occurred while fetching data.',
      'Failed to update admin permissions',
      'An error occurred',
      'Failed to update the access of roles',
    ],
    economy: [premium, loading, saving],
    inviteTracker: [premium, loading, saving],
    lottery: [premium, loading, 'Failed to save settings. Please try again later.'],
    ranks: [premium, economy('the Ranks System'), loading, saving],
    reactRoles: ['Failed to load data', saving],
    redditDelivery: [premium, 'Failed to load data', saving],
    rewards: [premium, economy('the Rewards System'), loading, saving],
    serverBackup: ['Server backup is available only for premium servers', 'Failed to load backup settings', saving],
    shop: [premium, economy('the Shop System'), loading, saving],
    statistics: ['Premium subscription required for Statistics module', loading, saving],
    tempVoice: [loading, saving],
    userVerification: [loading, saving],
    welcomeLeave: [loading, 'Failed to save settings.'],
  });
});
