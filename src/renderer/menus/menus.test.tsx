// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fixtureApi, fixtureBody, PERMISSIONS } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { show } from '../test/show.tsx';

const LINK = 'https://guildhall.test/dashboard/1?section=fixture#';
const linkTo = (setting: string) => `${LINK}${setting}`;

const stored = fixtureBody({ heading: 'Good day', rate: 2, items: { a: { name: 'Rope', price: 5, note: '' } } });

function shown(body: object = stored, permissions: object = PERMISSIONS) {
  const api = fixtureApi();
  api.on('GET fixture/', { body });
  api.on('GET permissions/', { body: permissions });
  return show(fixtureModule(), api, { linkTo });
}

const field = (path: string) => within(present(document.querySelector<HTMLElement>(`[data-field="${path}"]`)));
const button = (path: string) => present(field(path).getAllByRole('button', { name: 'Setting options' })[0]);
const entries = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
const entry = (name: RegExp) => screen.getByRole('menuitem', { name });
const box = (name: string) => screen.getByRole('textbox', { name });
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

afterEach(() => vi.restoreAllMocks());

async function open(path: string) {
  await userEvent.click(button(path));
  await screen.findByRole('menu');
}

describe('the menu of a setting', () => {
  test('shows that it differs from the default, and goes back to it', async () => {
    await shown();
    expect(field('rate').getByRole('img', { name: 'Differs from the default' })).toBeVisible();
    expect(field('enabled').queryByRole('img')).toBeNull();
    expect(button('rate')).toHaveAccessibleDescription('Rate');
    await open('rate');
    expect(entries()).toEqual(['Copy link', 'Reset to default1']);
    await userEvent.click(entry(/^Reset to default/));
    expect(box('Rate')).toHaveValue('1');
    expect(field('rate').queryByRole('img')).toBeNull();
    expect(messages().getByText('“Rate” is back to its default.')).toBeVisible();
    expect(button('rate')).toHaveFocus();
  });

  test('does not get the focus of a row that is opened', async () => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Rope' }));
    expect(box('Name')).toHaveFocus();
  });

  test('goes back to what is saved, and only offers what would change something', async () => {
    await shown();
    await userEvent.type(box('Heading'), '!');
    await open('heading');
    expect(entries()).toEqual(['Copy link', 'Reset to defaultHello', 'Back to savedGood day']);
    await userEvent.click(entry(/^Back to saved/));
    expect(box('Heading')).toHaveValue('Good day');
    await open('enabled');
    expect(entries()).toEqual(['Copy link']);
  });

  test('takes back a text that is no value yet', async () => {
    await shown();
    await userEvent.clear(box('Rate'));
    await userEvent.type(box('Rate'), 'much');
    await open('rate');
    await userEvent.click(entry(/^Back to saved/));
    expect(box('Rate')).toHaveValue('2');
  });

  test('works in an entry, and for the list with its entries', async () => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Rope' }));
    await userEvent.clear(box('Price'));
    await userEvent.type(box('Price'), '7');
    await open('items.0.price');
    expect(entries()).toEqual(['Copy link', 'Reset to default10', 'Back to saved5']);
    await userEvent.click(entry(/^Reset to default/));
    expect(box('Price')).toHaveValue('10');
    await open('items');
    expect(entries()).toEqual(['Copy link', 'Reset to defaultNone', 'Back to savedRope']);
    await userEvent.click(entry(/^Reset to default/));
    expect(screen.queryByRole('button', { name: /Rope/ })).toBeNull();
    await open('items');
    await userEvent.click(entry(/^Back to saved/));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  });

  test('copies the address of an entry by its key', async () => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Rope' }));
    await open('items.0.price');
    await userEvent.click(entry(/^Copy link/));
    expect(await messages().findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${LINK}items.a.price`);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('shows the link if the browser does not copy it', async () => {
    await shown();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
    await open('rate');
    await userEvent.click(entry(/^Copy link/));
    const link = await screen.findByRole('textbox', { name: 'Copy link' });
    expect(link).toHaveFocus();
    expect(link).toHaveValue(`${LINK}rate`);
    expect(screen.getByText("We couldn't copy the link. Here it is:")).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(button('rate')).toHaveFocus();
  });

  test('resets nothing that the user may not change', async () => {
    await shown(stored, { ...PERMISSIONS, is_premium: false });
    await open('nickname');
    expect(entries()).toEqual(['Copy link']);
    await open('greeting');
    expect(entries()).toEqual(['Copy link']);
  });

  test('only copies links in a form that cannot be changed', async () => {
    await shown(stored, { ...PERMISSIONS, is_owner: false, can_modify: false });
    await open('heading');
    expect(entries()).toEqual(['Copy link']);
    expect(screen.queryByRole('button', { name: 'Screen options' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Section options' })).toBeNull();
  });

  test('is reached with Shift+Tab, passed over by Tab, and used with the keyboard alone', async () => {
    await shown();
    box('Heading').focus();
    await userEvent.tab();
    expect(box('Rate')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(button('rate')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(entry(/^Copy link/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    expect(entry(/^Reset to default/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    expect(box('Rate')).toHaveValue('1');
    expect(button('rate')).toHaveFocus();
  });

  test('is not drawn where settings have no address', async () => {
    await show();
    expect(screen.queryByRole('button', { name: /options/i })).toBeNull();
  });
});

describe('resetting a section', () => {
  const main = () => within(screen.getByRole('region', { name: 'Main' }));

  test('lists what it changes, changes only that section, and is undone', async () => {
    await shown();
    await userEvent.click(screen.getByRole('switch', { name: 'Staff may change this' }));
    await userEvent.click(main().getByRole('button', { name: 'Section options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Reset to defaults… ?2 changes/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reset “Main” to its defaults?' }));
    expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'HeadingNowGood dayThenHello',
      'RateNow2Then1',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    expect([box('Heading'), box('Rate')].map((one) => (one as HTMLInputElement).value)).toEqual(['Hello', '1']);
    expect(screen.getByRole('switch', { name: 'Staff may change this' })).toBeChecked();
    expect(screen.getByText('Rope')).toBeInTheDocument();
    await userEvent.click(messages().getByRole('button', { name: 'Undo' }));
    expect(box('Heading')).toHaveValue('Good day');
  });

  test('goes back to what is saved, with texts that are no value yet', async () => {
    await shown();
    await userEvent.clear(box('Rate'));
    await userEvent.type(box('Rate'), 'much');
    await userEvent.type(box('Heading'), '!');
    await userEvent.click(main().getByRole('button', { name: 'Section options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Back to saved… ?2 changes/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Go back to what is saved in “Main”?' }));
    expect(dialog.getByText('“much” (not valid yet)')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    expect([box('Heading'), box('Rate')].map((one) => (one as HTMLInputElement).value)).toEqual(['Good day', '2']);
    await userEvent.click(messages().getByRole('button', { name: 'Undo' }));
    expect([box('Heading'), box('Rate')].map((one) => (one as HTMLInputElement).value)).toEqual(['Good day!', 'much']);
  });

  test('leaves other settings as they are by then', async () => {
    await shown();
    await userEvent.click(main().getByRole('button', { name: 'Section options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Reset to defaults…/ }));
    // Something else comes back in the meantime, through an Undo in a message for example.
    fireEvent.click(screen.getByRole('switch', { name: 'Staff may change this', hidden: true }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset' }));
    expect(box('Heading')).toHaveValue('Hello');
    expect(screen.getByRole('switch', { name: 'Staff may change this' })).toBeChecked();
  });

  test('says if there is nothing to reset', async () => {
    await shown(fixtureBody({}));
    await userEvent.click(main().getByRole('button', { name: 'Section options' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    await userEvent.click(present(items[0]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('resetting a screen leaves the settings of the owner to the owner', async () => {
  await shown(stored, { ...PERMISSIONS, is_owner: false, staff: true });
  await userEvent.click(screen.getByRole('button', { name: 'Screen options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Reset to defaults/ }));
  const lines = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'HeadingNowGood dayThenHello',
    'RateNow2Then1',
    expect.stringMatching(/^Items › Rope/),
  ]);
});

test('what is undone and redone is spoken, each time', async () => {
  const { user } = await shown();
  await user.type(box('Heading'), '!');
  const spoken = () => screen.getAllByRole('status').map((status) => status.textContent);
  // What speaks is loaded after the first edit.
  await screen.findByRole('button', { name: /^Review/ });
  await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
  await waitFor(() => expect(spoken()).toContain('Undone: Heading'));
  await user.click(screen.getByRole('button', { name: 'Redo the change' }));
  await waitFor(() => expect(spoken()).toContain('Redone: Heading'));
});
