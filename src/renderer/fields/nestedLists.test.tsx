// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Field, Json } from '../../language/model.ts';
import { fixtureApi, PERMISSIONS } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { show } from '../test/show.tsx';

const key: Field = { type: 'string', title: 'Key', default: '', maxLength: 40 };
const text = (title: string): Field => ({ ...key, title, ui: { widget: 'text' } });
const RULE = 'item.share <= parent.budget';

const number = (title: string, value: number): Field => ({
  type: 'integer',
  title,
  default: value,
  ui: { widget: 'number' },
});

const tiers: Field = {
  type: 'array',
  title: 'Tiers',
  default: [],
  maxItems: 4,
  ui: { widget: 'items', addLabel: 'Add a tier', itemTitle: 'New tier', titleField: 'label' },
  items: {
    type: 'object',
    title: 'Tier',
    default: {},
    properties: { id: key, label: text('Label'), share: number('Share', 1) },
  },
};

const prizes: Field = {
  type: 'array',
  title: 'Prizes',
  default: [],
  maxItems: 5,
  ui: { widget: 'items', addLabel: 'Add a prize', itemTitle: 'New prize', titleField: 'name', reorderable: true },
  items: {
    type: 'object',
    title: 'Prize',
    default: {},
    properties: {
      id: key,
      name: text('Name'),
      budget: number('Budget', 10),
      note: { ...text('Note'), access: 'owner' },
      lead: { ...key, title: 'Lead', ui: { widget: 'select', entriesOf: 'prizes.tiers', none: 'No lead' } },
      tiers,
    },
  },
};

const module = fixtureModule({
  fields: {
    best: { ...key, title: 'Best', ui: { widget: 'select', entriesOf: 'prizes', none: 'None of them' } },
    top: { ...key, title: 'Top', ui: { widget: 'select', entriesOf: 'prizes.tiers', none: 'No top' } },
    prizes,
  },
  screen: { layout: [{ section: 'prizes', title: 'Raffle', fields: ['best', 'top', 'prizes'] }] },
  rules: [
    { each: 'prizes.tiers', rule: RULE, at: 'share', message: 'A share cannot exceed the budget', said: 'atOnce' },
  ],
  expressions: {
    [RULE]: {
      run: ({ item, parent }) => Number(item.share) <= Number(parent.budget),
      reads: ['item.share', 'parent.budget'],
    },
  },
  calls: {
    documents: [
      {
        id: 'main',
        fields: ['best', 'top', 'prizes'],
        load: { path: 'fixture/', failure: 'Could not load' },
        save: { path: 'fixture/save/', failure: 'Could not save' },
      },
    ],
  },
});

const tier = (id: string, share: number) => ({ id, label: `Tier ${id}`, share });
const saved = [
  { id: 'a', name: 'Car', budget: 10, note: 'Paid', lead: '', tiers: [tier('1', 5)] },
  { id: 'b', name: 'Boat', budget: 10, note: 'Lent', lead: '3', tiers: [tier('2', 5), tier('3', 9)] },
  { id: 'c', name: 'Bike', budget: 10, note: '', lead: '', tiers: [] },
];

async function raffle(prizes: Json[] = saved, rights: Partial<typeof PERMISSIONS> = {}) {
  const api = fixtureApi();
  api.on('GET permissions/', { body: { ...PERMISSIONS, ...rights } });
  api.on('GET fixture/', { body: { best: 'b', top: '', prizes } });
  const shown = await show(module, api);
  return { ...shown, api };
}

const names = () =>
  screen.queryAllByRole('button', { name: /^Edit / }).map((button) => button.getAttribute('aria-label'));
const field = (name: string) => screen.getByRole('textbox', { name });

describe('a list inside an entry', () => {
  test('is opened down to the field at fault when a save is refused', async () => {
    const { user, api } = await raffle();
    await user.click(screen.getByRole('button', { name: 'Edit Boat' }));
    await user.clear(field('Budget'));
    await user.type(field('Budget'), '8');
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(
      await screen.findByText('A share cannot exceed the budget', { selector: '[id$="__error"] *' }),
    ).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Tier 3' })).getByRole('textbox', { name: 'Share' })).toHaveFocus();
    expect(api.posts()).toEqual([]);
  });

  test('says of a closed entry that it holds a fault, until that is corrected', async () => {
    const { user } = await raffle();
    await user.click(screen.getByRole('button', { name: 'Edit Boat' }));
    await user.clear(field('Budget'));
    await user.type(field('Budget'), '4');
    const closed = within(present(screen.getByRole('button', { name: 'Edit Tier 3' }).closest('li')));
    expect(await closed.findByText('Something in this entry needs fixing.')).toBeVisible();
    await user.clear(field('Budget'));
    await user.type(field('Budget'), '10');
    await waitFor(() => expect(closed.queryByText('Something in this entry needs fixing.')).toBeNull());
  });

  test('keeps its open rows and typed text when the entry around it moves', async () => {
    const { user } = await raffle();
    await user.click(screen.getByRole('button', { name: 'Edit Boat' }));
    await user.click(screen.getByRole('button', { name: 'Edit Tier 2' }));
    await user.clear(field('Share'));
    await user.type(field('Share'), '4x');
    await user.click(screen.getByRole('button', { name: 'Delete Car' }));
    const open = within(screen.getByRole('group', { name: 'Tier 2' }));
    expect(open.getByRole('textbox', { name: 'Share' })).toHaveValue('4x');
    expect(open.getByRole('textbox', { name: 'Share' })).toHaveAttribute('id', 'root_prizes_0_tiers_0_share');
  });
});

describe('a choice of an entry of a list inside entries', () => {
  const choices = async (user: Awaited<ReturnType<typeof raffle>>['user'], name: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    const found = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await user.keyboard('{Escape}');
    return found;
  };

  test('is among those of the same entry if it stands there, else among all, named with the entry around them', async () => {
    const { user } = await raffle();
    expect(await choices(user, 'Top')).toEqual(['No top', 'Car › Tier 1', 'Boat › Tier 2', 'Boat › Tier 3']);
    await user.click(screen.getByRole('button', { name: 'Edit Boat' }));
    expect(await choices(user, 'Lead')).toEqual(['No lead', 'Tier 2', 'Tier 3']);
    expect(screen.getByRole('combobox', { name: 'Lead' })).toHaveTextContent('Tier 3');
  });

  test('follows what is typed, in the entry and in the one around it', async () => {
    const { user } = await raffle();
    await user.click(screen.getByRole('button', { name: 'Edit Boat' }));
    await user.type(field('Name'), 'house');
    await user.click(screen.getByRole('button', { name: 'Edit Tier 3' }));
    await user.type(field('Label'), '!');
    expect(screen.getByRole('combobox', { name: 'Lead' })).toHaveTextContent('Tier 3!');
    expect(await choices(user, 'Top')).toContain('Boathouse › Tier 3!');
  });
});

describe("a setting of the owner's inside an entry", () => {
  const withoutNotes = saved.map(({ note: _, ...prize }) => prize);

  test('is not there for others, who save without it', async () => {
    const { user, api } = await raffle(withoutNotes, { is_owner: false });
    await user.click(screen.getByRole('button', { name: 'Edit Boat' }));
    expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
    await user.type(field('Name'), 'house');
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(api.posts()).toHaveLength(1));
    const [car, boat, bike] = withoutNotes;
    expect(api.posts()[0]).toMatchObject({ body: { prizes: [car, { ...boat, name: 'Boathouse' }, bike] } });
    expect(JSON.stringify(api.posts()[0])).not.toContain('note');
  });

  test('is shown to the owner and sent', async () => {
    const { user, api } = await raffle();
    await user.click(screen.getByRole('button', { name: 'Edit Boat' }));
    await user.type(field('Note'), ' out');
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(api.posts()).toHaveLength(1));
    expect(JSON.stringify(api.posts()[0])).toContain('Lent out');
  });
});

describe('a list that can be put in order', () => {
  test('moves a row with its buttons, keeps the focus there and says where it is', async () => {
    const { user, api } = await raffle();
    const up = await screen.findByRole('button', { name: 'Move Boat up' });
    await user.click(up);
    expect(names()).toEqual(['Edit Boat', 'Edit Car', 'Edit Bike']);
    expect(screen.getByRole('button', { name: 'Move Boat up' })).toHaveFocus();
    expect(screen.getByText('Boat: position 1 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move Boat up' }));
    expect(names()).toEqual(['Edit Boat', 'Edit Car', 'Edit Bike']);
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts()[0]).toMatchObject({ body: { prizes: [{ id: 'b' }, { id: 'a' }, { id: 'c' }] } });
  });

  test('moves a row with Alt and the arrow keys, but not while text is edited', async () => {
    const { user } = await raffle();
    await screen.findByRole('button', { name: 'Move Boat up' });
    screen.getByRole('button', { name: 'Edit Boat' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names()).toEqual(['Edit Car', 'Edit Bike', 'Edit Boat']);
    expect(screen.getByRole('button', { name: 'Edit Boat' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Edit Car' }));
    field('Name').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names()).toEqual(['Edit Tier 1', 'Edit Bike', 'Edit Boat']);
  });

  test('moves a row to where it is dropped, and leaves it in place on Escape or when the pointer is lost', async () => {
    await raffle();
    await screen.findByRole('button', { name: 'Move Boat up' });
    const items = () => screen.getAllByRole('listitem');
    const grab = (index: number, height: number) => {
      for (const [at, item] of items().entries()) {
        item.getBoundingClientRect = () => new DOMRect(0, at * 60, 300, 60);
      }
      const handle = present(items()[index]?.querySelector('[data-moves] > span'));
      handle.setPointerCapture = () => {};
      fireEvent.pointerDown(handle, { button: 0, clientY: index * 60 + 30 });
      fireEvent.pointerMove(handle, { clientY: height });
      return handle;
    };
    fireEvent.pointerUp(grab(2, 10));
    expect(names()).toEqual(['Edit Bike', 'Edit Car', 'Edit Boat']);
    const handle = grab(0, 170);
    fireEvent.keyDown(document, { key: 'Escape' });
    fireEvent.pointerUp(handle);
    expect(names()).toEqual(['Edit Bike', 'Edit Car', 'Edit Boat']);
    expect(items()[0]).not.toHaveAttribute('data-dragged');
    // Browsers tell the document when a row is gone that is held.
    grab(0, 170);
    fireEvent.lostPointerCapture(document);
    expect(items()[0]).not.toHaveAttribute('data-dragged');
  });
});

describe('the choice of an entry', () => {
  const chosen = () => screen.getByRole('combobox', { name: 'Best' });

  test('follows the name of the entry, and says that it was deleted', async () => {
    const { user } = await raffle();
    expect(chosen()).toHaveTextContent('Boat');
    await user.click(screen.getByRole('button', { name: 'Edit Boat' }));
    await user.type(field('Name'), '!');
    expect(chosen()).toHaveTextContent('Boat!');
    await user.click(screen.getByRole('button', { name: 'Delete Boat' }));
    expect(chosen()).toHaveTextContent('Deleted entry');
    await user.click(chosen());
    await user.click(await screen.findByRole('option', { name: 'None of them' }));
    expect(chosen()).toHaveTextContent('None of them');
  });
});
