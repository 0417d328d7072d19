// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadModule, loadScreen } from '../../generated/catalogue.ts';
import { FakeDatabase } from '../../src/renderer/test/fakeDatabase.ts';
import { couponCommand } from '../../src/server/billing/coupons/couponCommand.ts';
import { GRAND_ASSEMBLY, HARBOUR_TAVERN, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { FAULTS, faultsInTurn, type Harness, modules, opened, settled, startHarness } from './harness.tsx';

/**
 * Actions other than saving whose answer is lost after they were carried out: the page says so, and the user presses
 * again.
 */

const TAVERN = `/auth/guilds/${HARBOUR_TAVERN}/`;
const BACKUPS = `${TAVERN}backups/`;
/** What a page says after an answer was lost. */
const SAYS_SO =
  /It may have worked anyway|Something went wrong|not returned|done twice|couldn't tell|connection was lost/;
const LIBRARY = { guild_id: QUIET_LIBRARY };
const LOST = (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).filter((fault) => fault !== 'no session');
const [backup, premium] = await Promise.all([loadModule('serverBackup', 'en'), loadScreen('premium', 'en')]);
let harness: Harness;
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  harness = await startHarness();
});
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
  /** Where it is carried out: a screen, or the address of a page. */
  screen: 'backups' | 'premium' | `/${string}`;
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

/** How many versions of the general settings a server has. */
const versionsOf = async (guild: string) =>
  (
    await harness.site.store.db
      .selectFrom('history')
      .select('revision')
      .where('document', '=', 'customize.settings')
      .where('guild_id', '=', guild)
      .execute()
  ).length;
const saved = (guild: string, prefix: string) => post(`/auth/guilds/${guild}/customize/`, { prefix });

/** Has only the general settings copied. */
async function showChanges(): Promise<void> {
  const all = (await screen.findByRole('checkbox', { name: 'Customize Bot' })).closest('fieldset') as HTMLElement;
  await press('Select none', within(all));
  await userEvent.click(within(all).getByRole('checkbox', { name: 'Customize Bot' }));
  await press('Show what changes');
}

/** Every action, by its operation and its name. */
const ACTIONS: Record<`${string}: ${string}`, () => Promise<Ready>> = {
  'updateBackup: keeping a backup': async () => ({
    path: `${BACKUPS}${await made('settings')}/`,
    screen: 'backups',
    act: () => press('Keep'),
    done: async () => (await list()).filter(({ kept }) => kept).length,
    said: /^This backup is kept/,
  }),

  'restoreVersion: an earlier version': async () => {
    await saved(HARBOUR_TAVERN, '!!');
    await saved(HARBOUR_TAVERN, '%%');
    const answer = await harness.site.owner('GET', `${TAVERN}history/`);
    const before = await versionsOf(HARBOUR_TAVERN);
    return {
      path: `${TAVERN}history/${answer.json().entries[0].cursor}/restore/`,
      screen: `/dashboard/${HARBOUR_TAVERN}?section=history`,
      act: async () => {
        if (!screen.queryByRole('dialog')) {
          await screen.findAllByRole('button', { name: 'Restore…' });
          await userEvent.click(screen.getAllByRole('button', { name: 'Restore…' })[0] as HTMLElement);
        }
        const dialog = within(await screen.findByRole('dialog'));
        await userEvent.click(await dialog.findByRole('button', { name: /^Restore \d+ setting/ }));
      },
      done: async () => (await versionsOf(HARBOUR_TAVERN)) - before,
      said: /has been restored\.$/,
    };
  },

  'transferSettings: settings of another server': async () => {
    await saved(HARBOUR_TAVERN, '!!');
    await saved(QUIET_LIBRARY, '%%');
    const before = await versionsOf(QUIET_LIBRARY);
    return {
      path: `/auth/guilds/${QUIET_LIBRARY}/transfer/`,
      screen: `/dashboard/${QUIET_LIBRARY}?section=transfer`,
      act: async () => {
        if (!screen.queryByRole('button', { name: /^Apply/ })) {
          await press('Harbour Tavern');
          await showChanges();
        }
        await userEvent.click(await screen.findByRole('button', { name: /^Apply \d+ change/ }));
      },
      done: async () => (await versionsOf(QUIET_LIBRARY)) - before,
      said: /^Done$/,
    };
  },

  'transferSettings: settings for several servers': async () => {
    vi.stubGlobal('indexedDB', new FakeDatabase().factory);
    await saved(HARBOUR_TAVERN, '!!');
    for (const guild of [QUIET_LIBRARY, GRAND_ASSEMBLY]) await saved(guild, '%%');
    const before = await versionsOf(QUIET_LIBRARY);
    return {
      path: `/auth/guilds/${QUIET_LIBRARY}/transfer/`,
      screen: `/dashboard/${HARBOUR_TAVERN}?section=transfer`,
      act: async () => {
        if (screen.queryByRole('button', { name: 'Continue' })) return press('Continue');
        await press('Choose what to copy');
        const targets = within(await screen.findByRole('group', { name: 'Servers that get the settings' }));
        for (const name of ['Quiet Library', 'The Grand Assembly']) {
          await userEvent.click(await targets.findByRole('checkbox', { name }));
        }
        await showChanges();
        await press('Change 2 servers');
      },
      done: async () => (await versionsOf(QUIET_LIBRARY)) - before,
      said: /^2 servers were changed\.$/,
    };
  },

  'saveServerBackupSettings: a backup': async () => ({
    path: BACKUPS,
    screen: 'backups',
    act: () => press('Backup Now'),
    done: async () => (await list()).length,
    said: /^Backup created successfully!/,
  }),

  'restoreSettings: a backup of settings': async () => {
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

  'restoreLists: a backup of roles': async () => ({
    path: `${BACKUPS}${await made('roles')}/restore-lists/`,
    screen: 'backups',
    act: async () => {
      await press('Restore');
      await confirm('Yes');
    },
    done: async () => (await harness.site.store.botTasks.list(HARBOUR_TAVERN)).length,
    said: /bot/,
  }),

  'updateBackup: a name': async () => ({
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

  'redeemCoupon: a coupon': async () => {
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

  'order_paypal: a checkout': async () => ({
    path: '/auth/premium/paypal/create/',
    screen: 'premium',
    act: () => chosen(() => press('Subscribe with PayPal')),
    done: async () => (await orders()).length,
  }),

  'cancel_paypal: a cancellation': async () => {
    await harness.site.buy(QUIET_LIBRARY);
    return {
      path: '/auth/premium/paypal/cancel/',
      screen: 'premium',
      act: async () => {
        await userEvent.click(await screen.findByRole('tab', { name: 'My Servers' }));
        const entry = await listedServer('Quiet Library');
        await press('Cancel subscription', within(entry));
        await confirm('Yes');
      },
      done: async () => (await orders()).filter(({ provider_state }) => provider_state === 'paused').length,
      said: /^(Subscription cancelled|The subscription)/,
    };
  },

  'reactivateSubscription: a reactivation': async () => {
    await harness.site.buy(QUIET_LIBRARY);
    await post('/auth/premium/paypal/cancel/', LIBRARY);
    return {
      path: '/auth/premium/reactivate/',
      screen: 'premium',
      act: async () => {
        await userEvent.click(await screen.findByRole('tab', { name: 'My Servers' }));
        const entry = await listedServer('Quiet Library');
        await press('Reactivate', within(entry));
        await confirm('Yes');
      },
      done: async () => (await orders()).filter(({ provider_state }) => provider_state === 'active').length,
      said: /reactivated/,
    };
  },
};

/** The line of a server in the list of the user's servers; its name is in invoices, too. */
async function listedServer(name: string): Promise<HTMLElement> {
  const panel = await screen.findByRole('tabpanel', { name: 'My Servers' });
  return (await within(panel).findByText(name)).closest('li') as HTMLElement;
}

/** Operations of users that only look, or remember what was looked at. */
const LOOKS = ['previewVersion', 'previewTransfer', 'markSeen'];

test('every operation by which a user changes something is tested here, or as a save', async () => {
  const { paths } = (await harness.site.owner('GET', '/api/openapi.json')).json() as ApiDescription;
  const operations = Object.values(paths).flatMap((methods) => Object.entries(methods));
  const changing = operations.flatMap(([method, { operationId, security = [] }]) =>
    method !== 'get' && security.some((one) => 'session' in one) ? [operationId] : [],
  );
  const saves = savedPaths().map((path) => paths[`/auth/guilds/{guildId}/${path}`]?.post?.operationId);
  const tested = Object.keys(ACTIONS).map((name) => name.split(':')[0]);
  expect(changing.length).toBeGreaterThan(20);
  expect(changing.filter((id) => ![...saves, ...tested, ...LOOKS].includes(id))).toEqual([]);
  expect(tested.filter((id) => !changing.includes(id ?? ''))).toEqual([]);
});

interface ApiDescription {
  paths: Record<string, Record<string, { operationId: string; security?: object[] }>>;
}

/** Where the documents of modules are saved, which `saves.test.tsx` covers. */
const savedPaths = () =>
  modules.flatMap(({ spec }) => (spec.calls?.documents ?? []).flatMap(({ save }) => (save ? [save.path] : [])));

const actions = Object.entries(ACTIONS).map(([name, prepare], turn) => ({ name, prepare, turn }));

describe.each(actions)('$name', ({ prepare, turn }) => {
  test.each(faultsInTurn(turn, LOST, 'a cut connection'))(
    'answered with %s is carried out once, and the second press reports it',
    async (fault) => {
      const { path, screen: where, act, done, said } = await prepare();
      const departed: string[] = [];
      if (where === 'premium') harness.openUserScreen(premium, (url) => departed.push(url));
      else if (where === 'backups') harness.open(backup);
      else harness.openPage(where);
      await opened();

      harness.setFault('POST', path, fault);
      await act();
      await settled(harness);
      expect(await done()).toBe(1);
      expect(document.body).toHaveTextContent(SAYS_SO);
      expect(departed).toEqual([]);
      // Screens about the user show it in a dialog.
      if (where === 'premium' && screen.queryByRole('dialog')) await confirm('Close');

      await act();
      await settled(harness);
      expect(harness.calls.filter((call) => call.method === 'POST' && call.path === path)).toHaveLength(2);
      expect(await done()).toBe(1);
      if (said) await screen.findByText(said);
      else expect(departed).toHaveLength(1);
    },
  );
});
