// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadModule, loadScreen } from '../../generated/catalogue.ts';
import { couponCommand } from '../../src/server/billing/coupons/couponCommand.ts';
import { HARBOUR_TAVERN, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { FAULTS, faultsInTurn, type Harness, opened, settled, startHarness } from './harness.tsx';

/**
 * Actions other than saving whose answer is lost after they were carried out: the page says so, and the user presses
 * again.
 */

const TAVERN = `/auth/guilds/${HARBOUR_TAVERN}/`;
const BACKUPS = `${TAVERN}backups/`;
const LIBRARY = { guild_id: QUIET_LIBRARY };
const LOST = (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).filter((fault) => fault !== 'no session');
const [backup, premium] = await Promise.all([loadModule('serverBackup', 'en'), loadScreen('premium', 'en')]);
let harness: Harness;
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
beforeEach(async () => {
  harness.clearFaults();
  const { db } = harness.site.store;
  for (const table of ['backups', 'bot_tasks', 'save_keys'] as const) await db.deleteFrom(table).execute();
  for (const table of ['subscriptions', 'redemptions'] as const) {
    await db.deleteFrom(table).where('guild_id', '=', QUIET_LIBRARY).execute();
  }
});
afterEach(cleanup);
afterAll(() => harness.close());

/** An action that is ready to be carried out. */
interface Ready {
  path: string;
  screen: 'backups' | 'premium';
  act(): Promise<void>;
  /** How many times it was carried out. */
  done(): Promise<number>;
  /** The message of the page; undefined if it leads to another site. */
  said?: RegExp;
}

const press = async (name: string, part = within(document.body)) =>
  userEvent.click(await part.findByRole('button', { name }));
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  const buttons = within(dialog).getAllByRole('button', { name });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};
const chosen = async (act: () => Promise<void>) => {
  const picker = await screen.findByRole('combobox', { name: /server/i });
  if (!/Quiet Library/.test(picker.textContent ?? '')) {
    await userEvent.click(picker);
    await userEvent.click(await screen.findByRole('option', { name: /Quiet Library/ }));
  }
  return act();
};

const post = async (path: string, body: object) => (await harness.site.owner('POST', path, { body })).json();
const made = async (type: string): Promise<string> => (await post(BACKUPS, { type })).backup.id;
const list = () => harness.site.store.backups.list(HARBOUR_TAVERN);
const orders = () => harness.site.store.purchases.ofGuild(QUIET_LIBRARY);

const ACTIONS: Record<string, () => Promise<Ready>> = {
  'a backup': async () => ({
    path: BACKUPS,
    screen: 'backups',
    act: () => press('Backup Now'),
    done: async () => (await list()).length,
    said: /^Backup created successfully!/,
  }),

  'a restore of settings': async () => {
    const id = await made('settings');
    await post(`${TAVERN}customize/`, { prefix: '%%' });
    const versions = async () =>
      (
        await harness.site.store.db
          .selectFrom('history')
          .select('revision')
          .where('document', '=', 'customize.settings')
          .execute()
      ).length;
    const before = await versions();
    return {
      path: `${BACKUPS}${id}/restore/`,
      screen: 'backups',
      act: async () => {
        await press('Restore');
        await confirm('Yes');
      },
      done: async () => (await versions()) - before,
      said: /^Backup restored successfully!/,
    };
  },

  'a restore of roles': async () => ({
    path: `${BACKUPS}${await made('roles')}/restore-lists/`,
    screen: 'backups',
    act: async () => {
      await press('Restore');
      await confirm('Yes');
    },
    done: async () => (await harness.site.store.botTasks.list(HARBOUR_TAVERN)).length,
    said: /bot/,
  }),

  'a name': async () => ({
    path: `${BACKUPS}${await made('settings')}/`,
    screen: 'backups',
    act: async () => {
      await press('Rename');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
      await userEvent.keyboard('Safe harbour');
      await confirm('Rename');
    },
    done: async () => (await list()).filter(({ name }) => name === 'Safe harbour').length,
    said: /^Backup renamed/,
  }),

  'a coupon': async () => {
    const [code = ''] = (
      await couponCommand(harness.site.store, ['free', 'premium'], ['--months', '1'], Date.now())
    ).split('\n');
    return {
      path: '/auth/coupon/validate/',
      screen: 'premium',
      act: () =>
        chosen(async () => {
          const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /coupon/i });
          if (box.value === '') await userEvent.type(box, code);
          await press('Apply');
        }),
      done: async () => (await harness.site.store.subscriptions.list(QUIET_LIBRARY)).length,
      said: /^Coupon applied\./,
    };
  },

  'a checkout': async () => ({
    path: '/auth/premium/paypal/create/',
    screen: 'premium',
    act: () => chosen(() => press('Subscribe with PayPal')),
    done: async () => (await orders()).length,
  }),

  'a cancellation': async () => {
    await harness.site.buy(QUIET_LIBRARY);
    return {
      path: '/auth/premium/paypal/cancel/',
      screen: 'premium',
      act: async () => {
        await userEvent.click(await screen.findByRole('tab', { name: 'My Servers' }));
        const entry = (await screen.findByText('Quiet Library')).closest('li') as HTMLElement;
        await press('Cancel subscription', within(entry));
        await confirm('Yes');
      },
      done: async () => (await orders()).filter(({ provider_state }) => provider_state === 'paused').length,
      said: /^(Subscription cancelled|The subscription)/,
    };
  },

  'a reactivation': async () => {
    await harness.site.buy(QUIET_LIBRARY);
    await post('/auth/premium/paypal/cancel/', LIBRARY);
    return {
      path: '/auth/premium/reactivate/',
      screen: 'premium',
      act: async () => {
        await userEvent.click(await screen.findByRole('tab', { name: 'My Servers' }));
        const entry = (await screen.findByText('Quiet Library')).closest('li') as HTMLElement;
        await press('Reactivate', within(entry));
        await confirm('Yes');
      },
      done: async () => (await orders()).filter(({ provider_state }) => provider_state === 'active').length,
      said: /reactivated/,
    };
  },
};

const actions = Object.entries(ACTIONS).map(([name, prepare], turn) => ({ name, prepare, turn }));

describe.each(actions)('$name', ({ prepare, turn }) => {
  test.each(faultsInTurn(turn, LOST, 'a cut connection'))(
    'answered with %s is carried out once, and the second press reports it',
    async (fault) => {
      const { path, screen: where, act, done, said } = await prepare();
      const departed: string[] = [];
      if (where === 'premium') harness.openUserScreen(premium, (url) => departed.push(url));
      else harness.open(backup);
      await opened();

      harness.setFault('POST', path, fault);
      await act();
      await settled(harness);
      expect(await done()).toBe(1);
      expect(document.body).toHaveTextContent(/It may have worked anyway|Something went wrong|not returned/);
      expect(departed).toEqual([]);
      // Screens about the user show it in a dialog.
      if (screen.queryByRole('dialog')) await confirm('Close');

      await act();
      await settled(harness);
      expect(harness.calls.filter((call) => call.method === 'POST' && call.path === path)).toHaveLength(2);
      expect(await done()).toBe(1);
      if (said) await screen.findByText(said);
      else expect(departed).toHaveLength(1);
    },
  );
});
