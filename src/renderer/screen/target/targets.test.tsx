// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../../language/model.ts';
import { sectionsIn } from '../../../language/screens/layout.ts';
import { fixtureApi, PERMISSIONS } from '../../test/fakeApi.ts';
import { type FixtureParts, fixtureModule } from '../../test/fixture.ts';
import { show } from '../../test/show.tsx';

const marked = () => document.querySelector('[data-marked]')?.getAttribute('data-field');
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

function opened(setting: string, parts: FixtureParts = {}, api = fixtureApi()) {
  return show(fixtureModule(parts), api, { target: { setting, visit: 'first' } });
}

const tick = (visible?: string): Field => ({
  type: 'boolean',
  title: visible ? 'Sales' : 'Shop',
  default: false,
  visible,
  ui: { widget: 'switch' },
});

describe('an address with a setting', () => {
  test('focuses and marks it for a moment', async () => {
    await opened('rate');
    const rate = screen.getByRole('textbox', { name: 'Rate' });
    await waitFor(() => expect(rate).toHaveFocus());
    expect(marked()).toBe('rate');
    await waitFor(() => expect(marked()).toBeUndefined());
    expect(rate).toHaveFocus();
  });

  test('opens the entry that it is in', async () => {
    await opened('items.b.price');
    await waitFor(() => expect(marked()).toBe('items.1.price'));
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  test('whose entry is gone shows the list and says so', async () => {
    await opened('items.sold.price');
    expect(await messages().findByText("This link points to an entry that isn't in “Items”.")).toBeVisible();
    expect(marked()).toBe('items');
  });

  test('opens its tab', async () => {
    const [main, items] = sectionsIn(fixtureModule().spec.screen.layout).filter(({ section }) => section !== 'access');
    if (!main || !items) throw new Error('The fixture has three sections');
    const panels = [
      { title: 'One', layout: [main] },
      { title: 'More', layout: [items] },
    ];
    await opened('items', { screen: { layout: [{ tabs: 'kind', panels }] } });
    await waitFor(() => expect(marked()).toBe('items'));
    expect(screen.getByRole('tab', { name: 'More' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: 'Add item' })).toHaveFocus();
  });

  test('that is hidden shows what hides it and says so', async () => {
    await opened('items.b.note');
    const sentence = "“Note” isn't shown at the moment. It depends on “Price”.";
    expect(await messages().findByText(sentence)).toBeVisible();
    expect(marked()).toBe('items.1.price');
  });

  test('that is hidden shows the one that is called the same and shown in its place', async () => {
    const fields = { shop: tick(), sales: tick('modules.other.on'), other: { ...tick(), title: 'Sales' } };
    const layout = [{ section: 'a', title: 'A', fields: ['shop', 'sales', 'other'] }];
    await opened('sales', { fields, screen: { layout }, calls: { documents: [] } });
    await waitFor(() => expect(marked()).toBe('other'));
  });

  test('that another screen hides says so', async () => {
    const fields = { shop: tick(), sales: tick('modules.other.on') };
    const layout = [{ section: 'a', title: 'A', fields: ['shop', 'sales'] }];
    const calls = { documents: [] };
    await opened('sales', { fields, screen: { layout }, calls });
    expect(await messages().findByText(/^“Sales” isn't shown at the moment. It depends on/)).toBeVisible();
    expect(marked()).toBeUndefined();
  });

  test('that only the owner sees says so to everyone else', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { status: 200, body: { ...PERMISSIONS, is_owner: false } });
    await opened('staff', {}, api);
    expect(await messages().findByText('Only the server owner can change this setting.')).toBeVisible();
  });

  test('that does not exist says so', async () => {
    await opened('removed');
    expect(await messages().findByText(/^This link points to a setting that isn't here\./)).toBeVisible();
    expect(marked()).toBeUndefined();
  });

  test('that was renamed leads to it', async () => {
    const module = fixtureModule();
    module.migrations = [[{ op: 'rename', from: 'speed', to: 'rate' }]];
    await show(module, fixtureApi(), { target: { setting: 'speed', visit: 'first' } });
    await waitFor(() => expect(marked()).toBe('rate'));
  });

  test('that was moved to another module leads there', async () => {
    const module = fixtureModule();
    module.destinations = { tax: { module: 'economy', setting: 'transfer_fee' } };
    const { onNavigate } = await show(module, fixtureApi(), { target: { setting: 'tax', visit: 'first' } });
    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith('?section=economy#transfer_fee'));
  });
});
