import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Sources } from './source.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-sources-'));
  mkdirSync(join(root, 'texts'));
  write('texts/a.json', '{ "text": "one" }');
  write('other.json', '1');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('remember', () => {
  const made: string[] = [];
  /** The texts of a folder, with the file `extra.json` if there is one; notes each time it is made. */
  const textsOf = (sources: Sources) =>
    sources.remember('texts', [], () => {
      made.push('texts');
      const files = sources.list('texts').map((name) => `texts/${name}`);
      const extra = sources.exists('extra.json') ? ['extra.json'] : [];
      return [...files, ...extra].map((file) => sources.json<{ text: string }>(file).text);
    });
  const titleOf = (sources: Sources, prefix: string) =>
    sources.remember('title', [prefix], () => {
      made.push('title');
      return `${prefix}: ${textsOf(sources).join(' ')}`;
    });

  beforeEach(() => {
    made.length = 0;
  });

  test('makes a result once in a reader', () => {
    const sources = new Sources(root);
    expect([textsOf(sources), textsOf(sources)]).toEqual([['one'], ['one']]);
    expect(made).toEqual(['texts']);
  });

  test('takes a result from the earlier reader when nothing that it looked at has changed', () => {
    const before = new Sources(root);
    const texts = textsOf(before);
    write('other.json', '2');
    expect(textsOf(new Sources(root, before))).toBe(texts);
  });

  test.each([
    ['a file has changed', () => write('texts/a.json', '{ "text": "two" }'), 'T: two'],
    ['a file was added to a folder', () => write('texts/b.json', '{ "text": "two" }'), 'T: one two'],
    ['a file that was missing exists', () => write('extra.json', '{ "text": "two" }'), 'T: one two'],
    ['a file was removed', () => rmSync(join(root, 'texts/a.json')), 'T: '],
  ])('makes a result again, and those made from it, when %s', (_, change, expected) => {
    const before = new Sources(root);
    titleOf(before, 'T');
    made.length = 0;
    change();
    expect(titleOf(new Sources(root, before), 'T')).toBe(expected);
    expect(made).toEqual(['title', 'texts']);
  });

  test('makes a result again when another value that it is made from has changed', () => {
    const before = new Sources(root);
    titleOf(before, 'T');
    made.length = 0;
    expect(titleOf(new Sources(root, before), 'U')).toBe('U: one');
    expect(made).toEqual(['title']);
  });

  test('sees a change through a result that was itself taken from an earlier reader', () => {
    const first = new Sources(root);
    titleOf(first, 'T');
    const second = new Sources(root, first);
    titleOf(second, 'T');
    write('texts/a.json', '{ "text": "two" }');
    expect(titleOf(new Sources(root, second), 'T')).toBe('T: two');
  });

  test('makes a result from an extract again only when the extract is another', () => {
    const first = (sources: Sources) => sources.json<{ text: string }>('texts/a.json').text.slice(0, 1);
    const initialOf = (sources: Sources) =>
      sources.remember('initial', [], () => {
        made.push('initial');
        return sources.extract('first letter', first);
      });
    const before = new Sources(root);
    const after = new Sources(root, before);
    initialOf(before);
    write('texts/a.json', '{ "text": "other" }');
    expect([initialOf(after), made]).toEqual(['o', ['initial']]);
    write('texts/a.json', '{ "text": "two" }');
    expect([initialOf(new Sources(root, after)), made]).toEqual(['t', ['initial', 'initial']]);
  });

  test('makes a result again when a value that it has asked for is another, or no longer offered', () => {
    const askedIn = (sources: Sources, number?: number) => {
      const ask = number === undefined ? undefined : sources.offer('number', number);
      sources.offer('unasked', {});
      return sources.remember('asked', [], () => {
        made.push('asked');
        return ask?.();
      });
    };
    const before = new Sources(root);
    const results = [askedIn(before, 1), askedIn(new Sources(root, before), 1), askedIn(new Sources(root, before), 2)];
    expect([...results, askedIn(new Sources(root, before))]).toEqual([1, 1, 2, undefined]);
    expect(made).toEqual(['asked', 'asked', 'asked']);
  });

  test('reads other texts in some files, and the rest as it was found', () => {
    const before = new Sources(root);
    titleOf(before, 'T');
    const changed = before.withTexts(new Map([['texts/a.json', '{ "text": "three" }']]));
    write('texts/b.json', '{ "text": "later" }');
    expect(titleOf(changed, 'T')).toBe('T: three');
    expect(titleOf(before, 'T')).toBe('T: one');
  });
});

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}
