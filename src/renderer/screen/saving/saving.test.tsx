// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CompiledModule } from '../../../language/model.ts';
import type { Answer } from '../../calls/api.ts';
import { fixtureApi, fixtureBody, NETWORK_FAILURE, PERMISSIONS } from '../../test/fakeApi.ts';
import { fixtureModule } from '../../test/fixture.ts';
import { present } from '../../test/present.ts';
import { show } from '../../test/show.tsx';
import type { FormCommands } from '../useCommands.ts';

const heading = () => screen.getByRole('textbox', { name: 'Heading' });
const saveButton = () => screen.getByRole('button', { name: 'SAVE' });
const noSaveBar = () => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();

afterEach(() => vi.useRealTimers());

/** Keeps saves waiting. @returns what lets the last one succeed, or have another response */
function holdSave(api: ReturnType<typeof fixtureApi>) {
  const success = { body: { success: true }, etag: '"8"' };
  let finish = (_answer: Partial<Answer>) => {};
  api.on('POST fixture/save/', () => new Promise((resolve) => (finish = resolve)));
  return (answer: Partial<Answer> = success) => finish(answer);
}

describe('the save bar', () => {
  test('appears with an edit, and disappears with Cancel or Close', async () => {
    const { user, onDirtyChange } = await show();
    await user.type(heading(), '!');
    expect(screen.getByText('Do you want to save the changes?')).toBeVisible();
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    expect(heading()).toHaveValue('Hello');
    noSaveBar();
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    await user.type(heading(), '!');
    await user.click(screen.getByRole('button', { name: 'Close and undo the changes' }));
    expect(heading()).toHaveValue('Hello');
  });

  test.each(['CANCEL', 'Close and undo the changes'])('returns focus when it disappears with %s', async (name) => {
    const { user } = await show();
    await user.type(heading(), '!');
    act(() => screen.getByRole('button', { name }).focus());
    await user.keyboard('{Enter}');
    noSaveBar();
    expect(heading()).toHaveFocus();
  });

  test('keeps focus while saving, and returns it', async () => {
    const api = fixtureApi();
    const finish = holdSave(api);
    const { user } = await show(undefined, api);
    await user.type(heading(), '!');
    act(() => saveButton().focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'SAVING...' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    act(() => screen.getByRole('button', { name: 'SAVING...' }).focus());
    await act(async () => finish());
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveValue('Hello!');
  });

  test('goes away when all is saved, although an undone change can still be redone, and comes back with Undo', async () => {
    const api = fixtureApi();
    const finish = holdSave(api);
    const { user } = await show(undefined, api);
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    await user.type(heading(), '!');
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
    await user.click(saveButton());
    await act(async () => finish());
    expect(await screen.findByText('Saved!')).toBeVisible();
    noSaveBar();
    expect(screen.queryByRole('region', { name: 'All changes undone' })).not.toBeInTheDocument();
    act(() => heading().blur());
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
    expect(screen.getByText('Do you want to save the changes?')).toBeVisible();
  });

  test('announces changes in a live region that already exists', async () => {
    const { user } = await show();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.type(heading(), '!');
    expect(status).toHaveTextContent('Do you want to save the changes?');
  });

  test('has other texts in its discard variant', async () => {
    const { user } = await show(fixtureModule({ screen: { saveBar: 'discard' } }));
    await user.type(heading(), '!');
    expect(screen.getByText('You have unsaved changes in Fixture')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(heading()).toHaveValue('Hello');
  });

  test('shows that it is saving, once, and then that it has saved', async () => {
    const api = fixtureApi();
    const finish = holdSave(api);
    const { user } = await show(undefined, api);
    await user.type(heading(), '!');
    await user.click(saveButton());
    expect(screen.getByRole('button', { name: 'SAVING...' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.keyDown(window, { key: 's', metaKey: true });
    await act(async () => finish());
    expect(await screen.findByText('Saved!')).toBeVisible();
    noSaveBar();
    expect(api.posts()).toHaveLength(1);
    expect(heading()).toHaveValue('Hello!');
  });

  test('saves with Ctrl and S', async () => {
    const { user, api } = await show();
    await user.clear(heading());
    await user.type(heading(), 'Hi');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts()[0]).toMatchObject({ body: { heading: 'Hi' }, headers: { 'If-Match': '"7"' } });
    expect(heading()).toHaveFocus();
  });

  describe('with a save under way', () => {
    async function saveTwice(edit: string) {
      let commands: FormCommands | undefined;
      const api = fixtureApi();
      const finish = holdSave(api);
      const { user } = await show(undefined, api, { onCommands: (given) => (commands = given) });
      await user.type(heading(), '!');
      await user.click(saveButton());
      if (edit) await user.type(heading(), edit);
      const saved = present(commands).run('save');
      return { api, finish, saved };
    }

    test('saves once if nothing was edited since', async () => {
      const { api, finish, saved } = await saveTwice('');
      await act(async () => finish());
      expect(await saved).toBe(true);
      expect(api.posts()).toHaveLength(1);
    });

    test('saves what was edited since, too', async () => {
      const { api, finish, saved } = await saveTwice('?');
      await act(async () => {
        finish();
        await vi.waitFor(() => expect(api.posts()).toHaveLength(2));
        finish();
        expect(await saved).toBe(true);
      });
      expect(api.posts()[1]).toMatchObject({ headers: { 'If-Match': '"8"' }, body: { heading: 'Hello!?' } });
      noSaveBar();
    });

    test('does not save over what someone else has saved', async () => {
      const { api, finish, saved } = await saveTwice('?');
      const current = fixtureBody({ rate: 2 });
      await act(async () => finish({ status: 412, etag: '"9"', body: { error: 'Stale', current } }));
      expect(await saved).toBe(false);
      expect(api.posts()).toHaveLength(1);
    });
  });

  test('shows stored values that a save keeps', async () => {
    const made = fixtureModule({
      expressions: { kept: { run: ({ saved }) => saved?.heading === 'Hello', reads: [] } },
    });
    const { properties } = made.spec.settings;
    const nickname = { ...present(properties.nickname), frozen: 'kept' };
    const module = { ...made, spec: { ...made.spec, settings: { properties: { ...properties, nickname } } } };
    const { user, api } = await show(module);
    const name = () => screen.getByRole('textbox', { name: 'Nickname' });
    await user.clear(name());
    await user.type(name(), 'Jo');
    await user.type(heading(), '!');
    await user.click(saveButton());
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts()[0]?.body).toMatchObject({ nickname: 'Jo', heading: 'Hello!' });
    expect(name()).toHaveValue('Bot');
    noSaveBar();
    await user.clear(name());
    await user.type(name(), 'Jo');
    await user.click(saveButton());
    await waitFor(() => expect(api.posts()).toHaveLength(2));
    expect(name()).toHaveValue('Jo');
  });

  test('sends the new revision with a second save', async () => {
    const { user, api } = await show();
    await user.type(heading(), '!');
    await user.click(saveButton());
    await screen.findByText('Saved!');
    await user.type(heading(), '!');
    await user.click(saveButton());
    await waitFor(() => expect(api.posts()).toHaveLength(2));
    expect(api.posts()[1]).toMatchObject({ headers: { 'If-Match': '"8"' } });
  });
});

describe('undo', () => {
  test('works outside text fields', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    expect(screen.getByRole('switch', { name: 'Enabled' })).toBeChecked();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(screen.getByRole('switch', { name: 'Enabled' })).toBeChecked();
    await user.click(heading());
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('switch', { name: 'Enabled' })).toBeChecked();
  });
});

describe('a refused save', () => {
  test('lists each invalid setting once, with all its problems', async () => {
    const rules = ['Write more', 'Write better'].map((message) => ({
      rule: "self.heading != ''",
      at: 'heading',
      message,
    }));
    const module = fixtureModule();
    const { user } = await show({ ...module, spec: { ...module.spec, rules } });
    await user.clear(heading());
    await user.click(saveButton());
    const summary = within(screen.getByRole('region', { name: '1 setting needs your attention' }));
    expect(summary.getAllByRole('listitem')).toHaveLength(1);
    expect(summary.getByRole('link', { name: 'Heading: Write more; Write better' })).toBeVisible();
  });

  test('shows the first problem, lists all of them and focuses the first field', async () => {
    const { user, api } = await show();
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    await user.clear(heading());
    await user.click(screen.getByRole('button', { name: 'Edit Gold' }));
    await user.clear(screen.getByRole('textbox', { name: 'Price' }));
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '0');
    await user.click(saveButton());
    expect(api.posts()).toEqual([]);
    const banners = within(screen.getByRole('region', { name: 'Messages' }));
    expect(banners.getByRole('alert')).toHaveTextContent('Heading cannot be empty');
    const summary = within(screen.getByRole('region', { name: '2 settings need your attention' }));
    expect(summary.getByRole('link', { name: 'Heading: Heading cannot be empty' })).toBeVisible();
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveAccessibleDescription(/Heading cannot be empty/);
    expect(heading()).toBeInvalid();
    expect(document.getElementById('root_items_1_price__error')).toHaveTextContent('Price must be greater than 0');
    await user.click(summary.getByRole('link', { name: 'Items › 2 › Price: Price must be greater than 0' }));
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus();
    await user.clear(screen.getByRole('textbox', { name: 'Price' }));
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '7');
    await user.type(heading(), 'Back');
    expect(screen.queryByRole('region', { name: /attention/ })).not.toBeInTheDocument();
    await user.click(saveButton());
    expect(await screen.findByText('Saved!')).toBeVisible();
  });

  test('names entries by their displayed positions', async () => {
    const module = fixtureModule();
    const { properties = {}, ...settings } = module.spec.settings;
    const items = { ...properties.items, ui: { ...properties.items?.ui, sortBy: ['-price'] } };
    const spec = { ...module.spec, settings: { ...settings, properties: { ...properties, items } } };
    const api = fixtureApi();
    const named = (name: string, price: number) => ({ name, price, note: '' });
    api.on('GET fixture/', { body: fixtureBody({ items: { a: named('Low', 1), b: named('High', 9) } }), etag: '"1"' });
    const { user } = await show({ ...module, spec } as CompiledModule, api);
    await user.click(screen.getByRole('button', { name: 'Edit Low' }));
    await user.clear(screen.getByRole('textbox', { name: 'Price' }));
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '0');
    await user.click(saveButton());
    expect(screen.getByRole('link', { name: 'Items › 2 › Price: Price must be greater than 0' })).toBeVisible();
  });

  test('by the server shows problems at their fields and opens rows', async () => {
    const api = fixtureApi();
    const problems = [{ path: 'items.b.name', rule: 'rule:3', message: 'The name is taken' }];
    api.on('POST fixture/save/', { status: 400, body: { error: 'The name is taken', problems } });
    const { user } = await show(undefined, api);
    await user.type(heading(), '!');
    await user.click(saveButton());
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription(/The name is taken/);
    expect(saveButton()).toBeEnabled();
    await user.type(name, '2');
    expect(name).not.toHaveAccessibleDescription(/The name is taken/);
  });

  test('because of the network loses nothing, and is settled first', async () => {
    const api = fixtureApi();
    api.on('POST fixture/save/', NETWORK_FAILURE);
    const { user, onDirtyChange } = await show(undefined, api);
    await user.type(heading(), '!');
    await user.click(saveButton());
    expect(await screen.findByText('Could not save')).toBeVisible();
    expect(heading()).toHaveValue('Hello!');
    expect(saveButton()).toBeEnabled();
    const bar = () => screen.getByRole('region', { name: 'Unsaved changes' });
    expect(bar()).toHaveTextContent('Your last save may not have gone through.');
    // The loaded values may not be the stored ones any more.
    await user.type(heading(), '{Backspace}');
    expect(bar()).toBeVisible();
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    let revision = 7;
    api.on('POST fixture/save/', () => ({ body: { success: true }, etag: `"${++revision}"` }));
    await user.click(saveButton());
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts().map(({ body }) => (body as { heading: string }).heading)).toEqual(['Hello!', 'Hello!', 'Hello']);
    expect(heading()).toHaveValue('Hello');
    noSaveBar();
  });

  test('whose response is lost can be discarded, which reloads what is stored', async () => {
    const api = fixtureApi();
    api.on('POST fixture/save/', NETWORK_FAILURE);
    const { user } = await show(undefined, api);
    await user.type(heading(), '!');
    await user.click(saveButton());
    await screen.findByText('Could not save');
    const { body } = await fixtureApi().get('/auth/guilds/100/fixture/');
    api.on('GET fixture/', { body: { ...(body as object), heading: 'Hello!' }, etag: '"8"' });
    await user.type(heading(), '?');
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    await waitFor(noSaveBar);
    expect(heading()).toHaveValue('Hello!');
  });

  test.each([
    ['is refused', { status: 403 }],
    ['is stale', { status: 412, etag: '"9"', body: { error: 'Stale', current: fixtureBody({ rate: 2 }) } }],
  ])(
    'of one of two documents that are saved together, which %s, can be discarded, which reloads both',
    async (_, answer) => {
      const api = fixtureApi();
      api.on('POST fixture/save/', answer);
      const { documents } = present(fixtureModule().spec.calls);
      const { user } = await show(fixtureModule({ calls: { documents, order: 'together' } }), api);
      await user.click(screen.getByRole('switch', { name: 'Staff may change this' }));
      await user.type(heading(), '!');
      await user.click(saveButton());
      await waitFor(() => expect(api.posts()).toHaveLength(2));
      const merge = answer.status === 412 && (await screen.findByRole('button', { name: 'Continue' }));
      if (merge) await user.click(merge);
      api.on('GET permissions/', { body: { ...PERMISSIONS, staff: true }, etag: '"2"' });
      await user.click(screen.getByRole('button', { name: 'CANCEL' }));
      await waitFor(noSaveBar);
      expect(screen.getByRole('switch', { name: 'Staff may change this' })).toBeChecked();
      expect(heading()).toHaveValue('Hello');
    },
  );

  test('of the second document keeps only that one dirty', async () => {
    const api = fixtureApi();
    api.on('POST fixture/save/', { status: 400 });
    const { user } = await show(undefined, api);
    await user.click(screen.getByRole('switch', { name: 'Staff may change this' }));
    await user.type(heading(), '!');
    await user.click(saveButton());
    expect(await screen.findByText('Could not save')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    expect(screen.getByRole('switch', { name: 'Staff may change this' })).toBeChecked();
    expect(heading()).toHaveValue('Hello');
  });
});

describe('a save by someone else', () => {
  const stale = (current: object) => {
    const api = fixtureApi();
    api.on('POST fixture/save/', { status: 412, etag: '"9"', body: { error: 'Stale', current, by: 'Ada' } });
    return api;
  };

  test('is merged with the edits, with a question about conflicts', async () => {
    const api = stale({ heading: 'Theirs', rate: 4, items: { a: { name: 'VIP', price: 5, note: '' } } });
    const { user } = await show(undefined, api);
    await user.clear(heading());
    await user.type(heading(), 'Mine');
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    await user.click(saveButton());
    const dialog = within(await screen.findByRole('dialog', { name: /^Ada saved these settings/ }));
    expect(dialog.getByText(/Rate, Items/)).toBeVisible();
    const choice = within(dialog.getByRole('group', { name: 'Heading' }));
    expect(choice.getByRole('radio', { name: /Keep mine\s*Mine/ })).toBeChecked();
    await user.click(choice.getByRole('radio', { name: /Take theirs\s*Theirs/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(heading()).toHaveValue('Theirs');
    expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveValue('4');
    expect(screen.queryByText('Gold')).not.toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Enabled' })).toBeChecked();
    api.on('POST fixture/save/', { body: { success: true }, etag: '"10"' });
    await user.click(saveButton());
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts().at(-1)).toMatchObject({
      headers: { 'If-Match': '"9"' },
      body: { heading: 'Theirs', enabled: true, rate: 4, items: { a: { name: 'VIP' } } },
    });
  });

  const same = { nickname: 'Bot', items: { a: { name: 'VIP', price: 5 }, b: { name: 'Gold', price: 20 } } };
  const rate = () => screen.getByRole('textbox', { name: 'Rate' });
  const closings = {
    Escape: (user: UserEvent) => user.keyboard('{Escape}'),
    'its button': (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' })),
  };

  test('without conflicts leaves undo one’s own edits', async () => {
    const { user } = await show(undefined, stale({ ...same, rate: 4 }));
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
    expect(screen.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
    expect(rate()).toHaveValue('4');
    expect(screen.getByRole('button', { name: 'Undo the last change' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('with conflicts leaves undo the answer, then one’s own edits', async () => {
    const { user } = await show(undefined, stale({ ...same, heading: 'Theirs', rate: 4 }));
    const undo = () => screen.getByRole('button', { name: 'Undo the last change' });
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    await user.type(heading(), '!');
    await user.click(saveButton());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /Take theirs/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(heading()).toHaveValue('Theirs'));
    await user.click(undo());
    expect(heading()).toHaveValue('Hello!');
    await user.click(undo());
    expect(heading()).toHaveValue('Theirs');
    expect(screen.getByRole('switch', { name: 'Enabled' })).toBeChecked();
    await user.click(undo());
    expect(screen.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
    expect(rate()).toHaveValue('4');
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
  });

  test.each(['Escape', 'its button'] as const)('is settled as chosen if the dialog is closed with %s', async (way) => {
    const { user } = await show(undefined, stale({ ...same, heading: 'Theirs', rate: 4 }));
    await user.type(heading(), '!');
    await user.type(rate(), '2');
    await user.click(saveButton());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(within(dialog.getByRole('group', { name: 'Rate' })).getByRole('radio', { name: /Take theirs/ }));
    await closings[way](user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(heading()).toHaveValue('Hello!');
    expect(rate()).toHaveValue('4');
  });

  /** Types what is no number into a field that somebody else changes, while a save is under way that turns out stale. */
  async function typeDuringStaleSave() {
    const api = fixtureApi();
    let answer = () => {};
    const gone = { status: 412, etag: '"9"', body: { error: 'Stale', current: { ...same, rate: 4 }, by: 'Ada' } };
    api.on('POST fixture/save/', () => new Promise((resolve) => (answer = () => resolve(gone))));
    const { user } = await show(undefined, api);
    await user.type(heading(), '!');
    await user.click(saveButton());
    await user.clear(rate());
    await user.type(rate(), 'two');
    answer();
    const group = within(await screen.findByRole('group', { name: 'Rate' }));
    expect(group.getByRole('radio', { name: /Keep mine\s*“two” \(not valid yet\)/ })).toBeChecked();
    return { user, api, group };
  }

  test('keeps what is no value yet, although the value behind it is another one now', async () => {
    const { user, api } = await typeDuringStaleSave();
    await act(async () => void fireEvent.keyDown(window, { key: 's', ctrlKey: true }));
    expect(api.posts()).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rate()).toHaveValue('two');
    await user.click(saveButton());
    expect(rate()).toHaveFocus();
    expect(api.posts()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    expect(rate()).toHaveValue('4');
  });

  test('replaces what is no value yet by their value if that is chosen', async () => {
    const { user, api, group } = await typeDuringStaleSave();
    await user.click(group.getByRole('radio', { name: /Take theirs\s*4/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(rate()).toHaveValue('4'));
    api.on('POST fixture/save/', { body: { success: true }, etag: '"10"' });
    await user.click(saveButton());
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts().at(-1)).toMatchObject({ body: { heading: 'Hello!', rate: 4 } });
  });

  test('is merged with what an Undo brings back while the question is asked', async () => {
    const { user } = await show(undefined, stale({ ...same, heading: 'Theirs', rate: 4 }));
    await user.type(heading(), '!');
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    await user.type(rate(), '2');
    await user.click(saveButton());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(within(dialog.getByRole('group', { name: 'Rate' })).getByRole('radio', { name: /Take theirs/ }));
    expect(dialog.queryByRole('group', { name: 'Heading' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    expect(dialog.getByRole('group', { name: 'Heading' })).toHaveTextContent(/Hello!.*Theirs/);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(heading()).toHaveValue('Hello!');
    expect(rate()).toHaveValue('4');
    expect(screen.getByRole('switch', { name: 'Enabled' })).toBeChecked();
  });

  test('keeps mine if the dialog is closed', async () => {
    const { user } = await show(undefined, stale({ ...same, heading: 'Theirs' }));
    await user.type(heading(), '!');
    await user.click(saveButton());
    expect(await screen.findByRole('dialog')).not.toHaveTextContent("We've kept the other changes");
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(heading()).toHaveValue('Hello!');
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    expect(heading()).toHaveValue('Theirs');
  });
});
