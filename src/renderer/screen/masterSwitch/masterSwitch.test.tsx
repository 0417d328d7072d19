// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fixtureApi, fixtureBody, PERMISSIONS } from '../../test/fakeApi.ts';
import { fixtureModule } from '../../test/fixture.ts';
import { show } from '../../test/show.tsx';
import type { Dependent } from './TurnOffQuestion.tsx';

const switched = fixtureModule({ screen: { status: { enabled: 'self.enabled' } } });
const power = () => screen.getByRole('switch', { name: 'Enabled' });
const inHeader = () => within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
const heading = () => screen.queryByRole('textbox', { name: 'Heading' });
const line = () => screen.queryByText('“Fixture” is off.');

const apiWith = (values: object) => {
  const api = fixtureApi();
  api.on('GET fixture/', { body: fixtureBody({ ...values }), etag: '"7"' });
  return api;
};

describe('the master switch', () => {
  test('stands in the header once, and turns the settings on and off', async () => {
    const { user, api } = await show(switched);
    expect(inHeader().getByRole('switch', { name: 'Enabled' })).toBe(power());
    expect(line()).toBeVisible();
    expect(heading()).not.toBeInTheDocument();
    await user.click(power());
    expect(line()).not.toBeInTheDocument();
    expect(heading()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(api.posts()[0]).toMatchObject({ body: { enabled: true, heading: 'Hello' } }));
    // What is on the screen stays there.
    await user.click(power());
    expect(line()).toBeVisible();
    expect(heading()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide the settings' }));
    expect(heading()).not.toBeInTheDocument();
  });

  test('lets what is off be looked at and edited all the same', async () => {
    const { user } = await show(switched);
    const button = screen.getByRole('button', { name: 'Show the settings' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.type(screen.getByRole('textbox', { name: 'Heading' }), '!');
    await user.click(screen.getByRole('button', { name: 'Hide the settings' }));
    expect(heading()).not.toBeInTheDocument();
    await user.click(power());
    expect(heading()).toHaveValue('Hello!');
  });

  test('of a screen that a link to a tab leads to hides nothing', async () => {
    await show(switched, fixtureApi(), { panel: 'first' });
    expect(line()).toBeVisible();
    expect(heading()).toBeVisible();
  });

  test('of a screen that cannot be changed hides nothing', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_owner: false, can_modify: false } });
    await show(switched, api);
    expect(power()).toBeDisabled();
    expect(line()).not.toBeInTheDocument();
    expect(heading()).toBeVisible();
  });

  test('uncovers the setting that an address names', async () => {
    await show(switched, undefined, { target: { setting: 'rate', visit: 'first' } });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Hide the settings' })).toBeVisible();
  });

  test('uncovers the setting that a save was refused for', async () => {
    const { user, api } = await show(switched);
    await user.click(screen.getByRole('button', { name: 'Show the settings' }));
    const rate = screen.getByRole('textbox', { name: 'Rate' });
    await user.clear(rate);
    await user.click(screen.getByRole('button', { name: 'Hide the settings' }));
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveFocus());
    expect(api.posts()).toEqual([]);
  });

  test('whose section has conditions stays there', async () => {
    const [main, ...others] = switched.spec.screen.layout;
    if (!main) throw new Error('The fixture has sections');
    await show(
      fixtureModule({
        screen: {
          status: { enabled: 'self.enabled' },
          layout: [{ ...main, visible: "self.heading != ''" }, ...others],
        },
      }),
    );
    expect(inHeader().queryByRole('switch')).not.toBeInTheDocument();
    expect(power()).toBeVisible();
    expect(line()).not.toBeInTheDocument();
  });
});

describe('turning off what others need', () => {
  const shop: Dependent = { id: 'shop', title: 'Shop', status: '3 items for sale' };
  const ranks: Dependent = { id: 'ranks', title: 'Ranks', unknown: true };
  const opened = async (needing: readonly Dependent[], enabled = true) => {
    const dependents = vi.fn(async () => needing);
    return { ...(await show(switched, apiWith({ enabled }), { dependents })), dependents };
  };

  test('asks once, naming them with how they stand; keeping it on changes nothing', async () => {
    const { user } = await opened([shop, ranks]);
    await user.click(power());
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off Fixture?' }));
    expect(dialog.getByText('2 other modules need it and stop working once you save:')).toBeVisible();
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['Shop3 items for sale', "RanksWe don't know whether it's on"]);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep it on' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(power()).toBeChecked();
    expect(screen.queryByRole('button', { name: 'SAVE' })).not.toBeInTheDocument();
    expect(power()).toHaveFocus();
  });

  test('turns it off once confirmed', async () => {
    const { user } = await opened([shop]);
    await user.click(power());
    await user.click(await screen.findByRole('button', { name: 'Turn it off' }));
    expect(power()).not.toBeChecked();
    expect(line()).toBeVisible();
  });

  test.each([
    ['none of them is on', true, 1],
    ['it was not saved yet', false, 0],
  ])('does not ask if %s', async (_, saved, reads) => {
    const { user, dependents } = await opened(saved ? [] : [shop], saved);
    if (!saved) await user.click(power());
    await user.click(power());
    await waitFor(() => expect(power()).not.toBeChecked());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // Once for the question, and once for what is said while it is off.
    await waitFor(() => expect(dependents).toHaveBeenCalledTimes(2 * reads));
    expect(screen.queryByText(/Stops working/)).not.toBeInTheDocument();
  });

  test('is not asked about where it is undone or reset, but said until it is on again or saved', async () => {
    const { user, api } = await opened([shop, ranks]);
    const note = () => screen.queryByText(/^Stops working once you save: Shop, Ranks \(/);
    await user.click(power());
    await user.click(await screen.findByRole('button', { name: 'Turn it off' }));
    expect(await screen.findByText(/^Stops working/)).toBe(note());
    await user.keyboard('{Control>}z{/Control}');
    expect(power()).toBeChecked();
    expect(note()).not.toBeInTheDocument();
    await user.keyboard('{Control>}y{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(note()).toBeVisible());
    expect(note()?.parentElement).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(api.posts()).toHaveLength(1));
    await waitFor(() => expect(note()).not.toBeInTheDocument());
  });

  test('is said in the question before a reset that does it', async () => {
    const { user } = await show(switched, apiWith({ enabled: true }), {
      dependents: async () => [shop],
      linkTo: (setting) => setting,
    });
    await user.click(screen.getByRole('button', { name: 'Screen options' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Reset to defaults…/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Stops working once you save: Shop')).toBeVisible();
  });
});
