// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { JsonSchema } from '../../language/compile/jsonSchema/schema.ts';
import type { Pointer } from '../../language/values/pointer.ts';
import { draftedText, type OpenNode } from '../model/draftState.ts';
import { partAtPointer, placesAt, resolved } from '../model/places.ts';
import { formsOf } from '../test/formsAccept.ts';
import { metas, productFiles, type SharedState, StudioForTests } from '../test/StudioForTests.tsx';
import { metaFileOf } from './files.ts';
import { NodePane } from './NodePane.tsx';
import type { StudioCalls } from './server.ts';

const files = productFiles();

/** The forms of all files, except in `npm run fuzz` only the first of those about which the meta-schemas say the same. */
function formsToOpen(): [file: string, pointers: Pointer[]][] {
  const numbers = new Map<JsonSchema, number>();
  const numberOf = (schema: JsonSchema) => numbers.get(schema) ?? numbers.set(schema, numbers.size).size - 1;
  const known = new Set<string>();
  return Object.entries(files).map(([file, text]) => {
    const meta = metaFileOf(file);
    const value: unknown = JSON.parse(text);
    const isFirst = (pointer: Pointer) => {
      const places = resolved(metas, placesAt(metas, meta, value, pointer), partAtPointer(value, pointer));
      const before = known.size;
      return known.add([...new Set(places.map(({ schema }) => numberOf(schema)))].join()).size > before;
    };
    const all = formsOf(metas, meta, value);
    return [file, process.env.STUDIO_EDITS ? all : all.filter(isFirst)];
  });
}

test('opening any kind of node changes no byte of its file', { timeout: 600_000 }, async () => {
  let count = 0;
  for (const [file, pointers] of formsToOpen()) {
    const [first, ...others] = pointers;
    if (!first) continue;
    const held: { current?: SharedState } = {};
    render(
      <StudioForTests files={files} selection={{ file, pointer: first }} held={held}>
        <NodePane />
      </StudioForTests>,
    );
    for (const pointer of [first, ...others]) {
      if (pointer !== first) await act(async () => held.current?.select({ file, pointer }));
      const form = screen.getByRole('main', { name: 'Form' });
      expect(form.querySelector('.form'), `${file} ${pointer.join('/')}`).not.toBeNull();
      count += 1;
    }
    expect(held.current?.changes, file).toBe(0);
    expect(held.current?.state.drafts).toEqual({});
    cleanup();
  }
  expect(count).toBeGreaterThan(60);
});

const MADE_UP = 'schemas/modules/madeUp/module.json';
const TEXT = `{
  "screen": { "title": "Made up", "layout": [] },
  "settings": {
    "properties": {
      "first": { "type": "string", "title": "First", "default": "", "plans": { "free": { "maxLength": 5 }, "gold": {} } },
      "second": { "type": "boolean", "title": "Second", "default": false, "ui": { "widget": "switch" } }
    }
  }
}
`;

function open(pointer: OpenNode['pointer'], calls: Partial<StudioCalls> = {}, written = TEXT) {
  const held: { current?: SharedState } = {};
  render(
    <StudioForTests files={{ [MADE_UP]: written }} selection={{ file: MADE_UP, pointer }} held={held} calls={calls}>
      <NodePane />
    </StudioForTests>,
  );
  return { user: userEvent.setup(), text: () => held.current && draftedText(held.current.state, MADE_UP), held };
}

test('an entry of a map is renamed and moved in its place, and the focus goes along', async () => {
  const { user, text } = open(['settings', 'properties', 'first']);
  await user.click(screen.getByRole('button', { name: 'Rename free' }));
  const name = screen.getByLabelText('New name');
  await user.clear(name);
  await user.type(name, 'gold');
  expect(screen.getByText("There is 'gold' already.")).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' })).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'silver{Enter}');
  expect(text()).toBe(TEXT.replace('"free"', '"silver"'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename silver' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Move silver down' }));
  expect(text()).toBe(
    TEXT.replace('"free": { "maxLength": 5 }, "gold": {}', '"gold": {}, "silver": { "maxLength": 5 }'),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move silver down' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(text()).toContain('"gold": {}, "silver"');
});

test('an open setting is moved, and renamed only here or everywhere', async () => {
  const rename = vi.fn<StudioCalls['rename']>(async () => ({
    files: { [MADE_UP]: TEXT.replace('"first"', '"third"') },
    migration: 'schemas/modules/madeUp/migrations/1.json',
  }));
  const { user, text, held } = open(['settings', 'properties', 'first'], { rename });
  expect(screen.getByRole('button', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Move down' }));
  expect(Object.keys(JSON.parse(text() ?? '').settings.properties)).toEqual(['second', 'first']);
  await user.click(screen.getByRole('button', { name: 'Move up' }));
  expect(text()).toBe(TEXT);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.type(screen.getByLabelText('New name'), '_one');
  await user.click(screen.getByRole('button', { name: 'Only here' }));
  expect(text()).toBe(TEXT.replace('"first"', '"first_one"'));
  expect(held.current?.state.selection?.pointer).toEqual(['settings', 'properties', 'first_one']);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  const name = screen.getByLabelText('New name');
  await user.clear(name);
  await user.type(name, 'Third');
  expect(screen.getByRole('button', { name: 'Rename everywhere' })).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'third');
  await user.click(screen.getByRole('button', { name: 'Rename everywhere' }));
  await waitFor(() => expect(text()).toBe(TEXT.replace('"first"', '"third"')));
  expect(rename).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'schemas/modules/madeUp', 'first_one', 'third');
  expect(screen.getByRole('heading', { name: 'First' })).toBeVisible();
  expect(held.current?.state.selection?.pointer).toEqual(['settings', 'properties', 'third']);
});

test('a setting of entries is renamed everywhere by its path in documents', async () => {
  const word = { type: 'string', title: 'Word', default: '' };
  const replies = { type: 'array', title: 'Replies', default: [], items: { type: 'object', properties: { word } } };
  const module = { screen: { title: 'Made up', layout: [] }, settings: { properties: { replies } } };
  const rename = vi.fn<StudioCalls['rename']>(async () => ({ files: {} }));
  const pointer = ['settings', 'properties', 'replies', 'items', 'properties', 'word'];
  const { user } = open(pointer, { rename }, JSON.stringify(module));
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.type(screen.getByLabelText('New name'), 's');
  await user.click(screen.getByRole('button', { name: 'Rename everywhere' }));
  await waitFor(() => expect(rename).toHaveBeenCalled());
  expect(rename).toHaveBeenCalledWith(expect.anything(), 'schemas/modules/madeUp', 'replies.*.word', 'words');
});
