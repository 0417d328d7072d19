import { expect, test } from 'vitest';
import { pageStyles, styleLinks } from './pageStyles.ts';

const sheets: Record<string, string> = { 'assets/a.css': '.a{color:red}', 'assets/b.css': '.a{color:blue}' };
const read = (file: string) => sheets[file] ?? '';

test('the sheet of a page has its parts in their order, and is named after its content', () => {
  const { file, text } = pageStyles(['assets/a.css', 'assets/b.css'], read);
  expect(text).toBe('.a{color:red}.a{color:blue}');
  expect(file).toMatch(/^assets\/page-[\w-]{8}\.css$/);
  expect(pageStyles(['assets/b.css', 'assets/a.css'], read).file).not.toBe(file);
});

test('the parts of a sheet are named without being fetched', () => {
  const links = styleLinks({ file: 'assets/page-12345678.css', text: '' }, ['assets/a.css']);
  expect(links[0]).toContain('href="/assets/page-12345678.css"');
  expect(links[0]).not.toContain('disabled');
  expect(links.slice(1)).toEqual(['<link rel="stylesheet" disabled href="/assets/a.css">']);
});
