// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../language/model.ts';
import { fixtureApi, fixtureBody } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { show } from '../test/show.tsx';

/** Typed text is never lost: invalid text stays, with a message, and a discard can be undone. */

const box = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
const undoByKey = (target: Element | Window = window) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });

function type(name: string, text: string) {
  fireEvent.focus(box(name));
  fireEvent.change(box(name), { target: { value: text } });
  fireEvent.blur(box(name));
}

describe('invalid text', () => {
  test('is an edit that a save refuses, and focuses', async () => {
    const { api } = await show();
    type('Rate', '2,5,0');
    type('Heading', 'Another');
    press('SAVE');
    await waitFor(() => expect(box('Rate')).toHaveFocus());
    expect(box('Rate')).toHaveValue('2,5,0');
    expect(messages().getByRole('alert')).toHaveTextContent('Enter a number, for example 10.');
    expect(screen.getByRole('region', { name: '1 setting needs your attention' })).toHaveTextContent(
      'Rate: Enter a number',
    );
    expect(api.posts()).toEqual([]);

    type('Rate', '2.5');
    press('SAVE');
    await waitFor(() => expect(api.posts()).toHaveLength(1));
    expect(api.posts()[0]?.body).toMatchObject({ rate: 2.5, heading: 'Another' });
  });

  test('that was complained about is complained about until it is valid', async () => {
    await show();
    const isSaid = () => expect(box('Rate')).toHaveAccessibleDescription(/Enter a number/);
    const isNotSaid = () => expect(box('Rate')).not.toHaveAccessibleDescription(/Enter a number/);
    fireEvent.change(box('Rate'), { target: { value: '2,5,' } });
    isNotSaid();
    fireEvent.blur(box('Rate'));
    isSaid();
    fireEvent.change(box('Rate'), { target: { value: '2,5,0' } });
    isSaid();
    fireEvent.change(box('Rate'), { target: { value: '2.5' } });
    isNotSaid();
  });

  test('alone makes the form dirty, and a discard restores the stored value', async () => {
    await show();
    type('Rate', 'ten');
    expect(bar()).toBeVisible();
    press('CANCEL');
    expect(box('Rate')).toHaveValue('1');
    expect(box('Rate')).toBeValid();
    expect(bar()).toBeNull();
    undoByKey();
    expect(box('Rate')).toHaveValue('ten');
    expect(bar()).toBeVisible();
  });

  test('keeps a row open', async () => {
    await show();
    press('Edit VIP');
    type('Price', 'much');
    press('Done');
    expect(box('Price')).toHaveValue('much');
    expect(box('Price')).toHaveFocus();
    expect(box('Price')).toHaveAccessibleDescription(/Enter a number/);
    fireEvent.click(within(screen.getByRole('group', { name: 'VIP' })).getByRole('button', { name: 'Cancel' }));
    expect(bar()).toBeNull();
  });

  test('stays with its row when another one is deleted', async () => {
    await show();
    press('Edit VIP');
    press('Edit Gold');
    const prices = screen.getAllByLabelText('Price', { selector: 'input' });
    fireEvent.change(present(prices[1]), { target: { value: 'much' } });
    fireEvent.blur(present(prices[1]));
    press('Delete VIP');
    expect(box('Price')).toHaveValue('much');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(box('Price')).toHaveValue('much');
  });
});

describe('text beside a list', () => {
  /** Opens a form with a list of words of at most five letters. */
  async function showWords() {
    const word: Field = { type: 'string', title: 'Word', default: '', maxLength: 5, messages: { length: 'Too long' } };
    const heading: Field = { type: 'array', title: 'Words', default: [], items: word, ui: { widget: 'tags' } };
    const layout = [{ section: 'main', fields: ['heading'] }];
    const api = fixtureApi();
    api.on('GET fixture/', { body: fixtureBody({ heading: ['one', 'two'] }), etag: '"7"' });
    await show(fixtureModule({ fields: { heading }, screen: { layout } }), api);
    return api;
  }

  test('is added by Ctrl+S, and saved', async () => {
    const api = await showWords();
    act(() => box('Words').focus());
    fireEvent.change(box('Words'), { target: { value: 'ahoy' } });
    fireEvent.keyDown(box('Words'), { key: 's', ctrlKey: true });
    await waitFor(() => expect(api.posts()).toHaveLength(1));
    expect(api.posts()[0]?.body).toMatchObject({ heading: ['one', 'two', 'ahoy'] });
    expect(box('Words')).toHaveFocus();
  });

  test('is an unsaved change before it is added: the page may be closed', async () => {
    await showWords();
    fireEvent.change(box('Words'), { target: { value: 'ahoy' } });
    expect(bar()).toBeVisible();
    fireEvent.change(box('Words'), { target: { value: ' ' } });
    expect(bar()).toBeNull();
  });

  test('is an unsaved change after the only other one was removed', async () => {
    await showWords();
    type('Words', 'ahoy');
    type('Words', 'Ahoy there');
    press('Remove ahoy');
    expect(bar()).toBeVisible();
    expect(box('Words')).toHaveValue('Ahoy there');
  });

  test('is not forgotten when another entry is removed', async () => {
    const api = await showWords();
    type('Words', 'Ahoy there');
    press('Remove two');
    press('SAVE');
    const summary = await screen.findByRole('region', { name: '1 setting needs your attention' });
    expect(summary).toHaveTextContent('Words: Too long');
    expect(box('Words')).toHaveValue('Ahoy there');
    expect(api.posts()).toEqual([]);
  });
});

describe('a discard', () => {
  test.each(['CANCEL', 'Close and undo the changes'])('by %s can be undone, including open rows', async (name) => {
    await show();
    type('Heading', 'Written for an hour');
    press('Edit VIP');
    type('Price', '77');
    press('Delete Gold');
    press(name);
    expect(box('Heading')).toHaveValue('Hello');
    expect(screen.getByRole('button', { name: 'Edit Gold' })).toBeVisible();
    expect(messages().getByText('Your changes were discarded.')).toBeVisible();

    fireEvent.click(messages().getByRole('button', { name: 'Undo' }));
    expect(box('Heading')).toHaveValue('Written for an hour');
    expect(box('Price')).toHaveValue('77');
    expect(screen.queryByRole('button', { name: 'Edit Gold' })).toBeNull();
    expect(bar()).toBeVisible();
    expect(screen.queryByText('Your changes were discarded.')).toBeNull();
  });

  test('is undone by Ctrl+Z, even in a field', async () => {
    await show();
    type('Heading', 'Another');
    press('CANCEL');
    undoByKey(box('Heading'));
    expect(box('Heading')).toHaveValue('Another');
    expect(screen.queryByText('Your changes were discarded.')).toBeNull();
  });

  test('can still be undone by Ctrl+Z if the offer to do so was closed', async () => {
    await show();
    type('Heading', 'Another');
    type('Rate', '2,5,0');
    press('CANCEL');
    fireEvent.click(messages().getByRole('button', { name: 'Dismiss' }));
    expect(messages().queryByText('Your changes were discarded.')).toBeNull();
    expect(box('Heading')).toHaveValue('Hello');
    undoByKey();
    expect(box('Heading')).toHaveValue('Another');
    expect(box('Rate')).toHaveValue('2,5,0');
  });

  test('that is undone keeps later edits', async () => {
    await show();
    type('Heading', 'Another');
    press('CANCEL');
    type('Rate', '7');
    undoByKey(box('Rate'));
    expect(box('Heading')).toHaveValue('Hello');
    fireEvent.click(messages().getByRole('button', { name: 'Undo' }));
    expect(box('Heading')).toHaveValue('Another');
    expect(box('Rate')).toHaveValue('7');
  });

  test('can be undone until something is saved', async () => {
    const { api } = await show();
    type('Heading', 'Another');
    press('CANCEL');
    type('Rate', '7');
    press('SAVE');
    await waitFor(() => expect(api.posts()).toHaveLength(1));
    expect(await messages().findByText('Saved!')).toBeVisible();
    expect(screen.queryByText('Your changes were discarded.')).toBeNull();
  });
});
