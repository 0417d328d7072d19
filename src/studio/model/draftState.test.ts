import { expect, test } from 'vitest';
import { type DraftAction, type DraftState, draftedText, opened, reduce } from './draftState.ts';

const FILE = 'schemas/plans.json';
const TEXT = '{\n  "a": 1,\n  "b": 2,\n  "c": [1]\n}\n';

const start = (): DraftState => opened({ [FILE]: TEXT });
const set = (key: string, value: unknown, at = 0, about = key): DraftAction => ({
  type: 'change',
  changes: [{ file: FILE, edits: [{ op: 'set', pointer: [key], value }] }],
  about,
  at,
});
const after = (...actions: DraftAction[]) => actions.reduce(reduce, start());

test('a change can be undone and made again, to the byte', () => {
  const changed = after(set('a', 5));
  expect(draftedText(changed, FILE)).toBe(TEXT.replace('1', '5'));
  const undone = reduce(changed, { type: 'undo' });
  expect(undone.drafts).toEqual({});
  expect(draftedText(undone, FILE)).toBe(TEXT);
  expect(draftedText(reduce(undone, { type: 'redo' }), FILE)).toBe(draftedText(changed, FILE));
});

test('what is typed into one part without a pause is one step', () => {
  const typed = after(set('a', 5, 0), set('a', 55, 300), set('a', 555, 600));
  expect(typed.undo).toHaveLength(1);
  expect(reduce(typed, { type: 'undo' }).drafts).toEqual({});
  expect(after(set('a', 5, 0), set('a', 55, 5000)).undo).toHaveLength(2);
  expect(after(set('a', 5, 0), set('b', 5, 100)).undo).toHaveLength(2);
});

test('a change back to what the project has is no draft', () => {
  expect(after(set('a', 5), set('a', 1)).drafts).toEqual({});
});

test('a new file that is no longer needed is no draft, and undoing brings it back', () => {
  const write = (text: string | undefined): DraftAction => ({
    type: 'change',
    changes: [{ file: 'schemas/presets/new.json', text }],
    about: `write ${text}`,
    at: 0,
  });
  const dropped = after(write('{}\n'), write(undefined));
  expect(dropped.drafts).toEqual({});
  expect(reduce(dropped, { type: 'undo' }).drafts).toEqual({ 'schemas/presets/new.json': '{}\n' });
});

test('what was typed while a file was saved stays a draft', () => {
  const first = after(set('a', 5));
  const sent = first.drafts;
  const later = reduce(first, set('b', 6, 9000));
  const saved = reduce(later, { type: 'saved', files: sent, sent });
  expect(saved.files[FILE]).toBe(sent[FILE]);
  expect(JSON.parse(draftedText(saved, FILE) ?? '')).toMatchObject({ a: 5, b: 6 });
  expect(Object.keys(saved.drafts)).toEqual([FILE]);
});

test('steps lead back through a save, and forward again', () => {
  const typed = after(set('a', 5), set('b', 6, 9000));
  const saved = reduce(typed, { type: 'saved', files: typed.drafts, sent: typed.drafts });
  expect(saved.drafts).toEqual({});
  const steps = [saved];
  for (const type of ['undo', 'undo', 'redo', 'redo'] as const) steps.push(reduce(steps.at(-1) ?? saved, { type }));
  const values = steps.map((state) => JSON.parse(draftedText(state, FILE) ?? ''));
  expect(values).toMatchObject([
    { a: 5, b: 6 },
    { a: 5, b: 2 },
    { a: 1, b: 2 },
    { a: 5, b: 2 },
    { a: 5, b: 6 },
  ]);
  expect(steps.at(-1)?.drafts).toEqual({});
});

test('a change from elsewhere is taken over beside that of the draft', () => {
  const state = reduce(after(set('a', 5)), { type: 'changed', files: { [FILE]: TEXT.replace('2', '7') } });
  expect(state.conflicts).toEqual({});
  expect(JSON.parse(draftedText(state, FILE) ?? '')).toEqual({ a: 5, b: 7, c: [1] });
  // The earlier step would bring back the earlier file.
  expect(state.undo).toEqual([]);
});

test('a change of the same part from elsewhere is asked about, and both answers keep the rest', () => {
  const theirs = TEXT.replace('1', '8').replace('2', '7');
  const state = reduce(after(set('a', 5), set('c', [2])), { type: 'changed', files: { [FILE]: theirs } });
  expect(state.conflicts[FILE]?.pointers).toEqual([['a']]);
  const mine = reduce(state, { type: 'resolve', file: FILE, keep: 'mine' });
  expect(JSON.parse(draftedText(mine, FILE) ?? '')).toEqual({ a: 5, b: 7, c: [2] });
  const other = reduce(state, { type: 'resolve', file: FILE, keep: 'theirs' });
  expect(JSON.parse(draftedText(other, FILE) ?? '')).toEqual({ a: 8, b: 7, c: [2] });
  expect(other.conflicts).toEqual({});
});

test('a file that both have changed alike is no draft any more', () => {
  const state = reduce(after(set('a', 5)), { type: 'changed', files: { [FILE]: TEXT.replace('1', '5') } });
  expect(state.drafts).toEqual({});
  expect(state.conflicts).toEqual({});
});

test('a file without a draft follows the project', () => {
  const state = reduce(start(), { type: 'changed', files: { [FILE]: '{}', 'schemas/product.json': null } });
  expect(state.files).toEqual({ [FILE]: '{}' });
});

test('a file that is gone elsewhere is gone here as well if that is what counts', () => {
  const state = reduce(after(set('a', 5)), { type: 'changed', files: { [FILE]: null } });
  expect(draftedText(reduce(state, { type: 'resolve', file: FILE, keep: 'mine' }), FILE)).toBe(TEXT.replace('1', '5'));
  expect(draftedText(reduce(state, { type: 'resolve', file: FILE, keep: 'theirs' }), FILE)).toBeUndefined();
});

test('a question about a file stays when something else in it changes before the answer', () => {
  const theirs = TEXT.replace('1', '8');
  const asked = reduce(after(set('a', 5), set('c', [2])), { type: 'changed', files: { [FILE]: theirs } });
  const state = reduce(asked, { type: 'changed', files: { [FILE]: theirs.replace('2', '7') } });
  expect(state.conflicts[FILE]?.pointers).toEqual([['a']]);
  const mine = reduce(state, { type: 'resolve', file: FILE, keep: 'mine' });
  expect(JSON.parse(draftedText(mine, FILE) ?? '')).toEqual({ a: 5, b: 7, c: [2] });
  const other = reduce(state, { type: 'resolve', file: FILE, keep: 'theirs' });
  expect(JSON.parse(draftedText(other, FILE) ?? '')).toEqual({ a: 8, b: 7, c: [2] });
  const agreed = reduce(asked, { type: 'changed', files: { [FILE]: TEXT.replace('1', '5') } });
  expect(agreed.conflicts).toEqual({});
});

test('undoing never skips a step of several files, one of which has changed elsewhere', () => {
  const OTHER = 'schemas/product.json';
  const edit = (file: string, value: number) => ({ file, edits: [{ op: 'set' as const, pointer: ['b'], value }] });
  const actions: DraftAction[] = [
    { type: 'change', changes: [edit(OTHER, 3)], about: 'first', at: 0 },
    { type: 'change', changes: [edit(OTHER, 4), edit(FILE, 4)], about: 'second', at: 9000 },
    { type: 'change', changes: [edit(OTHER, 5)], about: 'third', at: 18000 },
    { type: 'changed', files: { [FILE]: TEXT.replace('1', '8') } },
  ];
  const state = actions.reduce(reduce, opened({ [FILE]: TEXT, [OTHER]: TEXT }));
  const undone = reduce(reduce(state, { type: 'undo' }), { type: 'undo' });
  expect(JSON.parse(draftedText(undone, OTHER) ?? '')).toMatchObject({ b: 4 });
});

test('the order that a draft has given the entries of a map is kept when something else changes', () => {
  const move: DraftAction = {
    type: 'change',
    changes: [{ file: FILE, edits: [{ op: 'move', pointer: ['a'], to: 2 }] }],
    about: 'move',
    at: 0,
  };
  const state = reduce(after(move), { type: 'changed', files: { [FILE]: TEXT.replace('2', '7') } });
  expect(draftedText(state, FILE)).toBe('{\n  "b": 7,\n  "c": [1],\n  "a": 1\n}\n');
});
