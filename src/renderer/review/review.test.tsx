// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Field, Part, Section } from '../../language/model.ts';
import { fixtureApi, fixtureBody } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { show } from '../test/show.tsx';

const bar = () => screen.getByRole('region', { name: 'Unsaved changes' });
const dialog = () => screen.getByRole('dialog', { name: 'Review your changes' });
const lines = () => within(dialog()).queryAllByRole('listitem');
const box = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, text: string) => fireEvent.change(box(name), { target: { value: text } });

test('the bar counts changes, and lists each of them with both values', async () => {
  const { user } = await show();
  type('Heading', 'Good day');
  expect(await within(bar()).findByText('1 unsaved change')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  expect(await within(bar()).findByText('2 unsaved changes')).toBeVisible();
  await user.click(within(bar()).getByRole('button', { name: 'Review' }));
  expect(lines().map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Enabled.*Before(On|Off)Now(On|Off)$/),
    expect.stringMatching(/^Heading.*BeforeHelloNowGood day$/),
  ]);
  for (const value of ['Hello', 'Good day']) expect(screen.getByText(value)).toHaveAttribute('dir', 'auto');
});

test('one change is taken back, and the dialog shows what is left, until nothing is', async () => {
  const { user } = await show();
  type('Heading', 'Good day');
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  await user.click(await within(bar()).findByRole('button', { name: 'Review' }));
  await user.click(within(dialog()).getByRole('button', { name: 'Undo this change: Heading' }));
  expect(await within(dialog()).findByText('1 unsaved change')).toBeVisible();
  expect(lines()).toHaveLength(1);
  expect(within(dialog()).getByRole('button', { name: 'Undo this change: Enabled' })).toHaveFocus();
  await user.click(within(dialog()).getByRole('button', { name: 'Undo this change: Enabled' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  // Not nowhere: the bar, which had it before, is gone.
  expect(screen.getByRole('switch', { name: 'Enabled' })).toHaveFocus();
});

test('a title leads to its field, in a row too', async () => {
  const api = fixtureApi();
  api.on('GET fixture/', { body: fixtureBody({ items: { a: { name: 'Rope', price: 5, note: '' } } }) });
  const { user } = await show(fixtureModule(), api);
  await user.click(screen.getByRole('button', { name: 'Edit Rope' }));
  type('Price', '7');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(await within(bar()).findByRole('button', { name: 'Review' }));
  await user.click(within(dialog()).getByRole('button', { name: /^Go to .*Price$/ }));
  // Not the first field of the row, which has the focus when a row opens.
  expect(box('Price')).toHaveFocus();
});

test('a text that is no value yet is listed, and taken back like all others', async () => {
  const { user } = await show();
  type('Rate', 'much');
  await user.click(await within(bar()).findByRole('button', { name: 'Review' }));
  expect(lines()[0]).toHaveTextContent('Now“much” (not valid yet)');
  await user.click(within(dialog()).getByRole('button', { name: 'Undo this change: Rate' }));
  expect(box('Rate')).not.toHaveValue('much');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a list stays short however much has changed, and says how much it leaves out', async () => {
  const names = Array.from({ length: 105 }, (_, index) => `field_${index}`);
  const field = (title: string): Field => ({ type: 'string', title, default: '', ui: { widget: 'text' } });
  const main = fixtureModule().spec.calls?.documents[1];
  const module = fixtureModule({
    fields: Object.fromEntries(names.map((name) => [name, field(name)])),
    screen: { layout: [{ section: 'all', title: 'All', fields: names }] },
    calls: { documents: main ? [{ ...main, fields: names }] : [] },
  });
  const api = fixtureApi();
  api.on('GET fixture/', { body: Object.fromEntries(names.map((name) => [name, ''])) });
  await show(module, api);
  for (const name of names) {
    fireEvent.change(present(document.getElementById(`root_${name}`)), { target: { value: 'x' } });
  }
  fireEvent.click(await screen.findByText('Review'));
  expect(await screen.findByText('105 unsaved changes', { selector: '[role=status]' })).toBeVisible();
  expect(document.querySelectorAll('dialog li')).toHaveLength(100);
  fireEvent.click(screen.getByText('Show 5 more'));
  expect(document.querySelectorAll('dialog li')).toHaveLength(105);
});

test('undo and redo say what they would do, and the bar stays for redo until it is closed', async () => {
  const { user } = await show();
  const undo = () => screen.getByRole('button', { name: 'Undo the last change' });
  const redo = () => screen.getByRole('button', { name: 'Redo the change' });
  type('Heading', 'Good day');
  await screen.findByRole('button', { name: 'Review' });
  expect(redo()).toHaveAttribute('aria-disabled', 'true');
  act(() => undo().focus());
  expect(undo()).toHaveAccessibleDescription('Undo: Heading (Ctrl+Z)');
  // Nothing to redo: its name alone is not read out twice.
  expect(screen.getByRole('button', { name: 'Redo the change' })).not.toHaveAccessibleDescription();
  await user.click(undo());
  expect(box('Heading')).toHaveValue('Hello');
  expect(undo()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('region', { name: 'All changes undone' })).toBeVisible();
  await user.click(redo());
  expect(box('Heading')).toHaveValue('Good day');
  await user.click(undo());
  await user.click(
    within(screen.getByRole('region', { name: 'All changes undone' })).getByRole('button', { name: 'Close' }),
  );
  expect(screen.queryByRole('region', { name: 'All changes undone' })).toBeNull();
});

test('an undone step is announced as it was done', async () => {
  const api = fixtureApi();
  api.on('GET fixture/', { body: fixtureBody({ items: { a: { name: 'Rope', price: 5, note: '' } } }) });
  const { user } = await show(fixtureModule(), api);
  await user.click(screen.getByRole('button', { name: 'Delete Rope' }));
  const spoken = () => screen.getAllByRole('status').map((status) => status.textContent);
  await user.click(within(bar()).getByRole('button', { name: 'Undo the last change' }));
  await waitFor(() => expect(spoken()).toContain('Undone: Rope deleted'));
  await user.click(screen.getByRole('button', { name: 'Redo the change' }));
  await waitFor(() => expect(spoken()).toContain('Redone: Rope deleted'));
});

test('changes in a section without a title stand under that of its only setting, or with the others', async () => {
  const { spec } = fixtureModule();
  const [main, , items] = spec.screen.layout as Section[];
  const untitled = [main, items].map((section) => ({ ...present(section), title: undefined }));
  const api = fixtureApi();
  api.on('GET fixture/', { body: fixtureBody({ items: { a: { name: 'Rope', price: 5, note: '' } } }) });
  const { user } = await show(fixtureModule({ screen: { ...spec.screen, layout: untitled as Part[] } }), api);
  type('Heading', 'Good day');
  await user.click(screen.getByRole('button', { name: 'Delete Rope' }));
  await user.click(await within(bar()).findByRole('button', { name: 'Review' }));
  expect(
    within(dialog())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Review your changes', 'Items', 'Other settings']);
  expect(lines()).toHaveLength(2);
});

test('of a new row, only settings that apply are listed, and one without a name is called by its number', async () => {
  const api = fixtureApi();
  api.on('GET fixture/', { body: fixtureBody({ items: {} }) });
  const { user } = await show(fixtureModule(), api);
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await user.click(await within(bar()).findByRole('button', { name: 'Review' }));
  const [line] = lines();
  expect(line).toHaveTextContent(/^Items › Entry 1/);
  expect(line).toHaveTextContent('Price:');
  expect(line).not.toHaveTextContent('Note:');
  expect([...(line?.querySelectorAll('button bdi') ?? [])].map((title) => title.textContent)).toEqual([
    'Items',
    'Entry 1',
  ]);
});
