// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaveAnswer, StudioFinding } from '../model/answers.ts';
import { metas, SILENT } from '../test/StudioForTests.tsx';
import { Studio } from './Studio.tsx';
import { RefusedError, type StudioCalls } from './server.ts';

const FILE = 'schemas/modules/madeUp/module.json';
const TEXT = `{
  "screen": { "title": "Made up", "layout": [] },
  "settings": {
    "properties": {
      "first": { "type": "array", "title": "First", "default": [], "ui": { "widget": "tags" } },
      "second": { "type": "string", "title": "Second", "default": "", "pattern": "x", "maxLength": 5 }
    }
  }
}
`;
const META = 'schemas/meta/module.schema.json';
const ROMANIAN = 'schemas/modules/madeUp/locales/ro.json';

let tell: (changed: Record<string, string>) => void;
let connect: () => Promise<void>;

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class {
      onmessage?: (event: { data: string }) => void;
      onopen?: () => void;
      constructor() {
        connect = () => act(async () => this.onopen?.());
        tell = (changed) => act(() => this.onmessage?.({ data: JSON.stringify({ changed }) }));
      }
      close() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  window.location.hash = `#${FILE}#settings/properties/first`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

function open(calls: Partial<StudioCalls> = {}) {
  const project = { files: { [FILE]: TEXT }, metas, hasStore: false };
  render(<Studio calls={{ ...SILENT, ...calls }} project={project} />);
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('what is typed while a file is saved is no conflict with what is written', async () => {
  let answer: (saved: SaveAnswer) => void = () => {};
  const sent: string[] = [];
  open({
    save: ({ files }) => {
      sent.push(files[FILE]?.text ?? '');
      return new Promise((resolve) => (answer = resolve));
    },
  });
  fireEvent.change(field('title'), { target: { value: 'Second' } });
  await userEvent.click(button('Save'));
  fireEvent.change(field('title'), { target: { value: 'Second one' } });
  // All windows are told, also the one that saves, and before it has its answer.
  tell({ [FILE]: sent[0] ?? '' });
  await act(async () => answer({ saved: { [FILE]: sent[0] ?? '' } }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field('title')).toHaveValue('Second one');
  await userEvent.click(button('Undo'));
  await userEvent.click(button('Undo'));
  expect(field('title')).toHaveValue('First');
});

test('a part that fails leaves the drafts and the other parts, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const sent: string[] = [];
  const known = { ...metas };
  const project = { files: { [FILE]: TEXT }, metas: known, hasStore: false };
  const save: StudioCalls['save'] = async ({ files }) => {
    sent.push(files[FILE]?.text ?? '');
    return { saved: { [FILE]: files[FILE]?.text ?? '' } };
  };
  render(<Studio calls={{ ...SILENT, save }} project={project} />);
  fireEvent.change(field('title'), { target: { value: 'Renamed' } });
  known[META] = undefined as never;
  await userEvent.click(button('properties'));
  expect(screen.getByRole('alert')).toHaveTextContent('your changes are still there');
  await userEvent.click(button('Save'));
  expect(sent[0]).toContain('Renamed');
  Object.assign(known, metas);
  await userEvent.click(button('Try again'));
  await userEvent.click(button('first'));
  expect(field('title')).toHaveValue('Renamed');
});

test('undo in a dialog is left to its fields', async () => {
  open();
  fireEvent.change(field('title'), { target: { value: 'Second' } });
  await userEvent.click(button('New setting'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title on the screen' }), 'Thurd');
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Escape}');
  expect(field('title')).toHaveValue('Second');
  field('title').focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(field('title')).toHaveValue('First');
});

test('undo is seen in a value that is written as JSON, also while it is none', async () => {
  open();
  const box = field('default');
  await userEvent.click(box);
  await userEvent.clear(box);
  await userEvent.type(box, '[[1,2', { initialSelectionStart: 0 });
  expect(box).toBeInvalid();
  await userEvent.type(box, ']');
  expect(box).toHaveValue('[1,2]');
  await userEvent.type(box, '3', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box).toHaveValue('[13,2]');
  expect(box).toHaveProperty('selectionStart', 3);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(box).toHaveValue('[\n  1,\n  2\n]');
  await userEvent.type(box, ',');
  expect(box).toBeInvalid();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(box).toHaveValue('[]');
  expect(box).toBeValid();
});

test('a text that grows long keeps its field', async () => {
  window.location.hash = `#${FILE}#settings/properties/second`;
  open();
  const place = field('pattern');
  await userEvent.type(place, 'x'.repeat(60));
  expect(field('pattern')).toBe(place);
  expect(place).toHaveFocus();
});

test('translations that are prepared have what is typed meanwhile', async () => {
  const answers: (() => void)[] = [];
  open({
    translations: (drafts) =>
      new Promise((resolve) => answers.push(() => resolve({ [ROMANIAN]: `${Object.keys(drafts).length} drafts\n` }))),
  });
  await userEvent.click(button('Prepare translations'));
  fireEvent.change(field('title'), { target: { value: 'Second' } });
  await act(async () => answers[0]?.());
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.());
  expect(await screen.findByText(`Prepared ${ROMANIAN}. Fill in what is empty.`)).toBeVisible();
});

test('translations that could not be prepared are not called complete', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  open({ translations: () => Promise.reject(new Error('no answer')) });
  await userEvent.click(button('Prepare translations'));
  expect(await screen.findByText('Nothing was prepared: the studio does not answer.')).toBeVisible();
});

test('nothing is said to be found while the check runs or has failed, and it can be repeated', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers: { resolve(found: StudioFinding[]): void; reject(error: Error): void }[] = [];
  open({ findings: () => new Promise((resolve, reject) => answers.push({ resolve, reject })) });
  await userEvent.click(button('Checking…'));
  expect(screen.queryByText('The check finds nothing.')).not.toBeInTheDocument();
  expect(screen.getByText('The check is running.')).toBeVisible();
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers[0]?.reject(new Error('no answer')));
  expect(screen.queryByText('The check finds nothing.')).not.toBeInTheDocument();
  expect(button('Not checked')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The check has failed.');
  await userEvent.click(button('Check again'));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.resolve([]));
  expect(screen.getByText('The check finds nothing.')).toBeVisible();
  expect(button('No findings')).toBeVisible();
});

test('a setting is renamed everywhere in the files as they are when it is renamed', async () => {
  const answers: (() => void)[] = [];
  let sent = '';
  let text = TEXT;
  open({
    rename: () =>
      new Promise((resolve) => {
        const files = { [FILE]: text.replace('"first"', '"third"') };
        answers.push(() => resolve({ files }));
      }),
    save: ({ files }) => {
      sent = files[FILE]?.text ?? '';
      return new Promise(() => {});
    },
  });
  await userEvent.click(button('Rename'));
  await userEvent.clear(screen.getByRole('textbox', { name: 'New name' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'New name' }), 'third');
  await userEvent.click(button('Rename everywhere'));
  text = TEXT.replace('Made up', 'Made up elsewhere');
  tell({ [FILE]: text });
  await act(async () => answers[0]?.());
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(button('Save'));
  expect(sent).toBe(text.replace('"first"', '"third"'));
});

test('a rename that is cancelled while it is asked for changes nothing that is typed then', async () => {
  let answer = () => {};
  open({
    rename: () =>
      new Promise((resolve) => {
        answer = () => resolve({ files: { [FILE]: TEXT.replace('"first"', '"third"') } });
      }),
  });
  await userEvent.click(button('Rename'));
  await userEvent.type(screen.getByRole('textbox', { name: 'New name' }), 's');
  await userEvent.click(button('Rename everywhere'));
  await userEvent.click(button('Cancel'));
  await act(async () => answer());
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
});

test('what is asked about a file is answered before it is saved', async () => {
  const save = vi.fn<StudioCalls['save']>(() => new Promise(() => {}));
  open({ save });
  fireEvent.change(field('title'), { target: { value: 'Mine' } });
  tell({ [FILE]: TEXT.replace('"First"', '"Theirs"') });
  expect(await screen.findByRole('dialog', { name: 'This file has changed elsewhere' })).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(button('Keep mine'));
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(save).toHaveBeenCalledOnce();
});

test('changes of the time without a connection are seen once there is one', async () => {
  const files = { [FILE]: TEXT };
  const project = vi.fn<StudioCalls['project']>(async () => ({ files: { ...files }, metas, hasStore: false }));
  open({ project });
  files[FILE] = TEXT.replace('"First"', '"Theirs"');
  await connect();
  await waitFor(() => expect(field('title')).toHaveValue('Theirs'));
});

test('the focus stays in the form when what had it is gone', async () => {
  open();
  const form = screen.getByRole('main', { name: 'Form' });
  button('Remove ui').focus();
  await userEvent.keyboard('{Enter}');
  expect(form).toContainElement(document.activeElement as HTMLElement);
  within(screen.getByRole('navigation', { name: 'Place' }))
    .getByRole('button', { name: 'settings' })
    .focus();
  await userEvent.keyboard('{Enter}');
  expect(form).toContainElement(document.activeElement as HTMLElement);
});

test('a number can be emptied to type another one, and undone', async () => {
  window.location.hash = `#${FILE}#settings/properties/second`;
  open();
  await userEvent.clear(field('maxLength'));
  await userEvent.type(field('maxLength'), '0');
  expect(field('maxLength')).toHaveValue('0');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(field('maxLength')).toHaveValue('5');
  await userEvent.type(field('maxLength'), '.50');
  expect(field('maxLength')).toHaveValue('5.50');
  await userEvent.type(field('maxLength'), 'x');
  expect(screen.getByText('This is not a number yet. The file keeps the earlier value until it is.')).toBeVisible();
  await userEvent.clear(field('maxLength'));
  await userEvent.tab();
  expect(field('maxLength')).toHaveValue('5.5');
});

test('an address that cannot be read opens the first module', () => {
  window.location.hash = '#50%';
  open();
  expect(screen.getByRole('heading', { name: 'Made up' })).toBeVisible();
});

test('a failed check is said, and what it could not check can be saved', async () => {
  const save = vi.fn<StudioCalls['save']>(async ({ files, despite }) =>
    despite ? { saved: { [FILE]: files[FILE]?.text ?? '' } } : { findings: null },
  );
  open({ save });
  fireEvent.change(field('title'), { target: { value: 'Second' } });
  await userEvent.click(button('Save'));
  expect(await screen.findByRole('dialog', { name: 'The check has failed' })).toBeVisible();
  await userEvent.click(button('Save anyway'));
  expect(await screen.findByText(`Saved ${FILE}`)).toBeVisible();
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ despite: true }));
});

test('a save that is refused says why, and one without an answer says that it is not known', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const save = vi
    .fn<StudioCalls['save']>()
    .mockRejectedValueOnce(new RefusedError('EACCES: permission denied'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open({ save });
  fireEvent.change(field('title'), { target: { value: 'Second' } });
  await userEvent.click(button('Save'));
  expect(await screen.findByText(/not everything could be saved: EACCES: permission denied$/)).toBeVisible();
  await userEvent.click(button('Save'));
  expect(await screen.findByText(/^The studio does not answer, so it is not known what was saved\./)).toBeVisible();
  expect(field('title')).toHaveValue('Second');
});

test('what is no value yet is kept while something else is open, and when the page is left', async () => {
  open();
  const isLeft = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const go = async (name: string) => {
    window.location.hash = `#${FILE}#settings/properties/${name}`;
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(await screen.findByRole('heading', { name: name === 'first' ? 'First' : 'Second' })).toBeVisible();
  };
  await userEvent.type(field('default'), '{Backspace}, 1');
  await go('second');
  await userEvent.type(field('maxLength'), 'x');
  expect(isLeft()).toBe(false);
  await go('first');
  expect(field('default')).toHaveValue('[, 1');
  await userEvent.type(field('default'), '{Backspace}{Backspace}{Backspace}]');
  await go('second');
  expect(field('maxLength')).toHaveValue('5x');
  await userEvent.type(field('maxLength'), '{Backspace}');
  expect(isLeft()).toBe(true);
});

test('the buttons keep the focus when they have nothing left to do', async () => {
  open();
  fireEvent.change(field('title'), { target: { value: 'Second' } });
  button('Undo').focus();
  await userEvent.keyboard('{Enter}');
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field('title')).toHaveValue('First');
});

test('a file that is no JSON has no form until it is', async () => {
  open();
  tell({ [FILE]: TEXT.replace('"first": {', '"first" {') });
  expect(screen.queryByRole('textbox', { name: 'title' })).not.toBeInTheDocument();
  expect(screen.getByText(/^This file cannot be read as JSON/)).toBeVisible();
  tell({ [FILE]: TEXT });
  expect(field('title')).toHaveValue('First');
});

test('a language that is half typed is none yet, and nothing is lost', () => {
  open();
  fireEvent.change(field('title'), { target: { value: 'Second' } });
  const languages = () =>
    within(screen.getByRole('combobox', { name: 'Language' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  tell({ 'schemas/product.json': '{ "languages": ["en", "", "d", "d!"] }' });
  expect(languages()).toEqual(['English']);
  tell({ 'schemas/product.json': '{ "languages": ["en", "de"] }' });
  expect(languages()).toEqual(['English', 'German']);
  expect(field('title')).toHaveValue('Second');
});

test('a finding in a file that no schema describes can be opened beside the reference', async () => {
  const reason = 'No schema describes this file.';
  const place = { file: 'schemas/shared/colors.json', pointer: [], line: 1, column: 1 };
  open({ findings: async () => [{ ...place, reason, advice: 'Remove it.' }] });
  await userEvent.click(await screen.findByRole('button', { name: '1 finding' }));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(reason) }));
  await userEvent.click(button('Reference'));
  expect(screen.getByRole('region', { name: 'Reference' })).toBeVisible();
});
