// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Format, formatted, toggleFormat } from './format.ts';

/** A text with its selection between bars of their own: `a [b] c`. */
function read(marked: string) {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  return { value: marked.replace(/[«»]/g, ''), start, end };
}

function apply(format: Format, marked: string): string {
  const selected = read(marked);
  const { from, to, text, select } = formatted(selected, format, 'text');
  const value = selected.value.slice(0, from) + text + selected.value.slice(to);
  return `${value.slice(0, select[0])}«${value.slice(select[0], select[1])}»${value.slice(select[1])}`;
}

/** Applied to the first, it gives the second, and applied to that the first again. */
test.each<[Format, string, string]>([
  ['bold', 'Hi «Ada»!', 'Hi **«Ada»**!'],
  ['bold', 'Hi «»!', 'Hi **«»**!'],
  ['italic', 'Hi «Ada»!', 'Hi *«Ada»*!'],
  ['italic', '**«Ada»**', '***«Ada»***'],
  ['bold', '*«Ada»*', '***«Ada»***'],
  ['underline', '«Ada»', '__«Ada»__'],
  ['strikethrough', '«Ada»', '~~«Ada»~~'],
  ['spoiler', '«Ada»', '||«Ada»||'],
  ['code', '«Ada»', '`«Ada»`'],
  ['code', '«a\nb»', '```\n«a\nb»\n```'],
  ['quote', '«a\nb»\nc', '«> a\n> b»\nc'],
  ['quote', 'a\nb«»c', 'a\n> b«»c'],
])('%s: %s ⇄ %s', (format, before, after) => {
  expect(apply(format, before)).toBe(after);
  expect(apply(format, after)).toBe(before);
});

test.each<[Format, string, string]>([
  ['bold', '« Ada »', ' **«Ada»** '],
  ['bold', '«**Ada**»', '«Ada»'],
  ['italic', '«**Ada**»', '*«**Ada**»*'],
  ['italic', '«***Ada***»', '«**Ada**»'],
  ['code', '«`Ada`»', '«Ada»'],
  ['bold', '«****»', '**«****»**'],
  ['link', 'Read «the rules»', 'Read [the rules](«https://»)'],
  ['link', '«»', '[text](«https://»)'],
  ['link', '«https://a.org/b»', '[«text»](https://a.org/b)'],
  ['link', '«[the rules](https://a.org)»', '«the rules»'],
  ['quote', '«a\n> b»', '«> a\n> > b»'],
  ['quote', '«»', '> «»'],
  ['quote', '«»\na', '> «»\na'],
])('%s: %s → %s', (format, before, after) => expect(apply(format, before)).toBe(after));

test('what does not fit is refused, and nothing is lost; formatting can always be removed', () => {
  const area = document.createElement('textarea');
  document.body.append(area);
  area.value = 'Hello';
  area.setSelectionRange(0, 5);
  expect(toggleFormat(area, 'bold', { maxLength: 8 }, 'text')).toBe(false);
  expect(area.value).toBe('Hello');
  expect(toggleFormat(area, 'italic', { maxLength: 8 }, 'text')).toBe(true);
  expect(area.value).toBe('*Hello*');
  expect([area.selectionStart, area.selectionEnd]).toEqual([1, 6]);
  expect(toggleFormat(area, 'italic', { maxLength: 3 }, 'text')).toBe(true);
  expect(area.value).toBe('Hello');
});
