// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fixtureApi, PERMISSIONS } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { show } from '../test/show.tsx';

const rowNames = () =>
  screen.queryAllByRole('button', { name: /^Edit / }).map((button) => button.getAttribute('aria-label'));
const box = (name: string) => screen.getByRole('textbox', { name });

describe('a list of rows', () => {
  test('shows a line for each row and no controls', async () => {
    await show();
    expect(rowNames()).toEqual(['Edit VIP', 'Edit Gold']);
    const row = within(present(screen.getByText('VIP').closest('li')));
    expect(row.getByText('5')).toBeVisible();
    expect(screen.getByText('2 / 3')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Price' })).not.toBeInTheDocument();
  });

  test('opens a row, keeps its edits on Done and returns focus', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Edit VIP' }));
    const row = within(screen.getByRole('group', { name: 'VIP' }));
    expect(row.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(box('Price')).toHaveAttribute('id', 'root_items_0_price');
    expect(box('Price')).toHaveAttribute('name', 'price');
    await user.clear(box('Name'));
    await user.type(box('Name'), 'Star');
    await user.click(row.getByRole('button', { name: 'Done' }));
    expect(rowNames()).toEqual(['Edit Star', 'Edit Gold']);
    expect(screen.getByRole('button', { name: 'Edit Star' })).toHaveFocus();
  });

  test('keeps an invalid row open', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Edit Gold' }));
    await user.clear(box('Price'));
    await user.type(box('Price'), '0');
    const scrolled = vi.fn<(this: Element) => void>();
    Element.prototype.scrollIntoView = function scroll() {
      scrolled.call(this);
    };
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('Price must be greater than 0')).toBeVisible();
    expect(box('Price')).toHaveFocus();
    // With its label, which would be under the bar if only the control was in view.
    expect(scrolled.mock.contexts).toContain(box('Price').closest('[data-field$=".price"]'));
    expect(box('Price')).toBeInvalid();
  });

  test('reverts a row on Cancel', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Edit VIP' }));
    await user.type(box('Name'), '!!!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(rowNames()).toEqual(['Edit VIP', 'Edit Gold']);
    expect(screen.queryByText('Do you want to save the changes?')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(box('Name')).toHaveValue('VIP!!!');
  });

  test('shows and hides controls of a row depending on its values', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Edit VIP' }));
    expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
    await user.type(box('Price'), '00');
    expect(box('Note')).toBeVisible();
  });

  test('longer than the plan allows says how much of it the bot uses, and marks the other entries', async () => {
    const fields = fixtureModule().spec.settings.properties;
    const items = { ...present(fields.items), plans: { free: { maxItems: 1 } } };
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    const { user } = await show(fixtureModule({ fields: { ...fields, items } }), api);
    const note = 'The bot uses only the first of your 2 entries. Upgrade or delete 1.';
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add item' })).toHaveAccessibleDescription(new RegExp(note));
    const row = (name: string) => present(screen.getByText(name).closest('li'));
    expect(row('VIP')).not.toHaveTextContent('does not use');
    expect(row('Gold')).toHaveTextContent('The bot does not use this entry.');
    await user.click(screen.getByRole('button', { name: 'Delete VIP' }));
    await waitFor(() => expect(screen.queryByText(/The bot uses only/)).not.toBeInTheDocument());
    expect(row('Gold')).not.toHaveTextContent('does not use');
  });

  test('adds rows up to the limit, and explains it', async () => {
    const { user } = await show();
    const add = screen.getByRole('button', { name: 'Add item' });
    await user.click(add);
    expect(box('Name')).toHaveFocus();
    await user.type(box('Name'), 'New');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(rowNames()).toEqual(['Edit VIP', 'Edit Gold', 'Edit New']);
    expect(screen.getByText('3 / 3')).toBeVisible();
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription(/Maximum 3 items allowed/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(add);
    expect(screen.getByRole('alert')).toHaveTextContent('Maximum 3 items allowed');
    expect(rowNames()).toHaveLength(3);
  });

  test('removes a new row on Cancel', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('2 / 3')).toBeVisible();
  });

  test('deletes a row and restores it', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Delete VIP' }));
    expect(rowNames()).toEqual(['Edit Gold']);
    expect(screen.getByText('VIP deleted')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(rowNames()).toEqual(['Edit VIP', 'Edit Gold']);
    expect(screen.queryByText('VIP deleted')).not.toBeInTheDocument();
  });

  test('says why a deleted row cannot come back into a list that is full', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Delete VIP' }));
    for (const name of ['New', 'Newer']) {
      await user.click(screen.getByRole('button', { name: 'Add item' }));
      await user.type(box('Name'), name);
      await user.click(screen.getByRole('button', { name: 'Done' }));
    }
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Maximum 3 items allowed');
    expect(rowNames()).toEqual(['Edit Gold', 'Edit New', 'Edit Newer']);
  });

  test('saves an open row with the effects of Done', async () => {
    const api = fixtureApi();
    const { user } = await show(undefined, api);
    await user.click(screen.getByRole('button', { name: 'Edit VIP' }));
    await user.clear(box('Name'));
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts()[0]).toMatchObject({ body: { items: { a: { name: 'Unnamed' } } } });
    expect(rowNames()).toEqual(['Edit Unnamed', 'Edit Gold']);
  });
});

describe('the add button', () => {
  test('opens a row, and closes it again if nothing was entered', async () => {
    const { user } = await show();
    const add = screen.getByRole('button', { name: 'Add item' });
    expect(add).toHaveAttribute('aria-expanded', 'false');
    await user.click(add);
    expect(add).toHaveAttribute('aria-expanded', 'true');
    expect(box('Name')).toHaveFocus();
    await user.click(add);
    expect(add).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    expect(rowNames()).toEqual(['Edit VIP', 'Edit Gold']);
    expect(screen.queryByText('Do you want to save the changes?')).not.toBeInTheDocument();
  });

  test('keeps edits when it closes the row, and leaves invalid rows open', async () => {
    const { user } = await show();
    const add = screen.getByRole('button', { name: 'Add item' });
    await user.click(add);
    await user.type(box('Name'), 'New');
    await user.clear(box('Price'));
    await user.type(box('Price'), '0');
    await user.click(add);
    expect(box('Price')).toBeInvalid();
    expect(box('Price')).toHaveFocus();
    await user.clear(box('Price'));
    await user.type(box('Price'), '7');
    await user.click(add);
    expect(rowNames()).toEqual(['Edit VIP', 'Edit Gold', 'Edit New']);
  });
});

describe('a closed row', () => {
  const role = { type: ['string', 'null'], title: 'Role', default: null, refers: { to: 'role' } } as const;
  const module = (ui: object) =>
    fixtureModule({
      fields: {
        items: {
          type: 'array',
          title: 'Items',
          default: [],
          maxItems: 3,
          ui: { widget: 'items', titleField: 'name', itemTitle: 'Item', addLabel: 'Add item', ...ui },
          items: {
            type: 'object',
            title: 'Item',
            default: {},
            properties: {
              name: { type: 'string', title: 'Name', default: '', maxLength: 40, ui: { widget: 'text' } },
              role_id: { ...role, type: [...role.type], ui: { widget: 'role' } },
              hereditary: { type: 'boolean', title: 'Hereditary', default: false, ui: { widget: 'switch' } },
            },
          },
        },
      },
      screen: { layout: [{ section: 'items', title: 'Things', fields: ['items'] }] },
      calls: {
        reads: ['roles'],
        documents: [
          {
            id: 'main',
            fields: ['items'],
            load: { path: 'fixture/', failure: 'Could not load' },
            save: { path: 'fixture/save/', failure: 'Could not save' },
          },
        ],
      },
    });
  const api = () => {
    const rows = [
      { name: 'Baron', role_id: '1' },
      { name: 'Duke', role_id: '2', hereditary: true },
    ];
    const made = fixtureApi();
    made.on('GET fixture/', { body: { items: rows } });
    made.on('GET roles/', { body: { roles: [{ id: '1', name: 'Nobles', position: 1, permissions: [] }] } });
    return made;
  };

  test.each([
    ['in its column', { summaryFields: ['role_id', 'name'], summaryLayout: 'columns' }],
    ['beside its words', { summaryFields: ['role_id'] }],
    ['even where the list does not show the role', {}],
  ])('that refers to a deleted role is marked %s', async (_, ui) => {
    await show(module(ui), api());
    const [baron, duke] = screen.getAllByRole('listitem');
    expect(within(present(baron)).queryByText('Deleted role')).not.toBeInTheDocument();
    expect(within(present(duke)).getAllByText('Deleted role')).toHaveLength(1);
  });

  test('names its switches that are on', async () => {
    await show(module({ summaryFields: ['role_id', 'hereditary'] }), api());
    const [baron, duke] = screen.getAllByRole('listitem');
    expect(present(baron)).toHaveTextContent(/^BaronNobles/);
    expect(present(duke)).toHaveTextContent('Hereditary');
    expect(present(baron)).not.toHaveTextContent(/Hereditary|Off/);
  });
});

describe('a list of which several rows can be used at once', () => {
  const { items } = fixtureModule().spec.settings.properties;
  const list = present(items);
  const module = fixtureModule({
    fields: {
      items: {
        ...list,
        maxItems: 4,
        ui: {
          widget: 'items',
          titleField: 'name',
          itemTitle: 'Item',
          addLabel: 'Add item',
          summaryFields: [['price', 'name'], 'note'],
          setTogether: ['price', 'note'],
          empty: 'Sell something.',
          presets: [
            { title: 'A hat', values: { name: 'Hat', price: 5 } },
            { title: 'A coat', values: { name: 'Coat', price: 6 } },
            { title: 'A shoe', values: { name: 'Shoe', price: 7 } },
          ],
        },
      },
    },
    screen: { layout: [{ section: 'items', title: 'Things', fields: ['items'] }] },
    rules: [{ each: 'items', rule: 'item.price > 0', at: 'price', message: 'Price must be greater than 0' }],
  });
  const press = (name: string | RegExp) => screen.getByRole('button', { name });
  const summaries = () => screen.getAllByRole('listitem').map((line) => line.querySelector('.summary')?.textContent);
  const choose = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  /** The check boxes are loaded when they are first asked for. */
  const firstChoice = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

  test('shows together what belongs together', async () => {
    await show(module);
    expect(summaries()).toEqual(['5 VIP', '20 Gold']);
  });

  test('duplicates a row behind it, which Cancel removes', async () => {
    const { user } = await show(module);
    await user.click(press('Duplicate VIP'));
    expect(box('Name')).toHaveValue('VIP');
    await user.clear(box('Name'));
    await user.type(box('Name'), 'VIP 2');
    await user.click(press('Done'));
    expect(rowNames()).toEqual(['Edit VIP', 'Edit VIP 2', 'Edit Gold']);
    await user.click(press('Duplicate Gold'));
    await user.click(press('Cancel'));
    expect(rowNames()).toEqual(['Edit VIP', 'Edit VIP 2', 'Edit Gold']);
  });

  test('duplicates an open row once it is valid', async () => {
    const { user } = await show(module);
    await user.click(press('Edit VIP'));
    await user.clear(box('Price'));
    await user.type(box('Price'), '0');
    await user.click(press('Duplicate VIP'));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(box('Price')).toHaveFocus();
    await user.clear(box('Price'));
    await user.type(box('Price'), '7');
    await user.click(press('Duplicate VIP'));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(summaries()).toEqual(['7 VIP', undefined, '20 Gold']);
  });

  test('deletes the selected rows, and puts all of them back', async () => {
    const { user } = await show(module);
    let cameLater = false;
    const watch = new MutationObserver(() => {
      const bar = screen.queryByRole('group', { name: 'Select several' });
      cameLater ||= bar === null && screen.queryAllByRole('checkbox').length > 0;
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await user.click(press('Select several'));
    const all = await screen.findByRole('checkbox', { name: '0 of 2 selected' });
    watch.disconnect();
    expect(cameLater, 'the bar, after the rows had their check boxes').toBe(false);
    expect(all).toHaveFocus();
    expect(press('Delete')).toHaveAttribute('aria-disabled', 'true');
    await user.click(press('Delete'));
    await user.click(all);
    expect(choose('VIP')).toBeChecked();
    await user.click(press('Delete'));
    expect(screen.queryByRole('listitem', { name: /VIP|Gold/ })).not.toBeInTheDocument();
    expect(screen.getByText('2 entries deleted')).toBeVisible();
    expect(press('Undo')).toHaveFocus();
    await user.click(press('Undo'));
    expect(rowNames()).toEqual(['Edit VIP', 'Edit Gold']);
  });

  test('sets a value in the selected rows that show it, as one step', async () => {
    const { user } = await show(module);
    await user.click(press('Edit Gold'));
    await user.clear(box('Price'));
    await user.type(box('Price'), '200');
    await user.click(press('Done'));
    await user.click(press('Select several'));
    await user.click(await firstChoice('VIP'));
    await user.click(choose('Gold'));
    await user.click(await screen.findByRole('button', { name: 'Note…' }));
    expect(screen.getByRole('dialog', { name: 'Note for 2 entries' })).toBeVisible();
    await user.type(box('Note'), 'Rare');
    await user.click(press('Apply'));
    expect(summaries()).toEqual(['5 VIP', '200 Gold · Rare']);
    expect(screen.getByText('Note for 2 entries', { selector: '[role=status]' })).toBeInTheDocument();
    await user.click(press('Price…'));
    await user.clear(box('Price'));
    await user.type(box('Price'), '0{Enter}');
    expect(box('Price')).toBeInvalid();
    await user.clear(box('Price'));
    await user.type(box('Price'), '150{Enter}');
    expect(summaries()).toEqual(['150 VIP', '150 Gold · Rare']);
  });

  test('asks for as many rows as are selected, each time', async () => {
    const { user } = await show(module);
    await user.click(press('Select several'));
    await user.click(await firstChoice('VIP'));
    await user.click(await screen.findByRole('button', { name: 'Price…' }));
    expect(screen.getByRole('dialog', { name: 'Price for 1 entry' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(choose('Gold'));
    await user.click(press('Price…'));
    expect(screen.getByRole('dialog', { name: 'Price for 2 entries' })).toBeVisible();
  });

  test('Shift selects all rows between two, and Escape ends it', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', {
      body: { items: Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, { name: id, price: 1, note: '' }])) },
    });
    const { user } = await show(module, api);
    await user.click(press('Select several'));
    await user.click(await firstChoice('b'));
    await user.keyboard('{Shift>}');
    await user.click(choose('d'));
    await user.keyboard('{/Shift}');
    expect(await screen.findByRole('checkbox', { name: '3 of 4 selected' })).toBePartiallyChecked();
    expect(choose('a')).not.toBeChecked();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(press('Select several')).toHaveFocus();
    // Another selection begins anew.
    await user.click(press('Select several'));
    await user.keyboard('{Shift>}');
    await user.click(choose('a'));
    await user.keyboard('{/Shift}');
    expect(await screen.findByRole('checkbox', { name: '1 of 4 selected' })).toBePartiallyChecked();
  });

  test('adds another entry after an undo has taken the new one away', async () => {
    const { user } = await show(module);
    const count = rowNames().length;
    await user.click(press('Add item'));
    await user.click(press('Undo the last change'));
    expect(rowNames()).toHaveLength(count);
    await user.click(press('Add item'));
    expect(box('Name')).toBeVisible();
  });

  test('teaches while it is empty, and begins with an example', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', { body: { items: {} } });
    const { user } = await show(module, api);
    expect(await screen.findByText('Sell something.')).toBeVisible();
    expect(summaries()).toEqual(['5 Hat', '6 Coat', '7 Shoe']);
    await user.click(press('Start with this: A hat'));
    expect(box('Name')).toHaveValue('Hat');
    await user.click(press('Done'));
    expect(rowNames()).toEqual(['Edit Hat']);
    expect(screen.queryByText('Sell something.')).not.toBeInTheDocument();
  });

  test('offers the other examples as long as it has nothing else', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', { body: { items: {} } });
    const { user } = await show(module, api);
    await user.click(press('Start with this: A hat'));
    expect(screen.queryByText('Quick add')).not.toBeInTheDocument();
    await user.click(press('Done'));
    expect(screen.queryByRole('button', { name: 'A hat' })).not.toBeInTheDocument();
    await user.click(press('A coat'));
    await user.click(press('Done'));
    expect(rowNames()).toEqual(['Edit Hat', 'Edit Coat']);
    expect(press('A shoe')).toBeVisible();
    await user.click(press('Add item'));
    await user.type(box('Name'), 'Own');
    await user.clear(box('Price'));
    await user.type(box('Price'), '8');
    await user.click(press('Done'));
    expect(screen.queryByText('Quick add')).not.toBeInTheDocument();
  });
});
