// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { parseMarkdown } from './markdown.ts';
import { RichText } from './RichText.tsx';

const options = {
  samples: new Map([
    ['{user}', '@Ada'],
    ['{server}', '<b>Lamps</b>'],
  ]),
  channelName: (id: string) => (id === '7' ? null : `#c${id}`),
  roleName: (id: string) => `@r${id}`,
};

function html(source: string): string {
  const classes = / class="[^"]*"/g;
  return renderToStaticMarkup(<RichText blocks={parseMarkdown(source, options)} />).replace(classes, '');
}

test.each([
  ['**a** *b* _c_ __d__ ~~e~~', '<p dir="auto"><strong>a</strong> <em>b</em> <em>c</em> <u>d</u> <s>e</s></p>'],
  ['**a *b* c**', '<p dir="auto"><strong>a <em>b</em> c</strong></p>'],
  ['`**a**`', '<p dir="auto"><code>**a**</code></p>'],
  ['```js\nlet a;\n```\nb', '<pre dir="auto"><code>let a;</code></pre><p dir="auto">b</p>'],
  ['${user} and `${user}`', '<p dir="auto">$<span>@Ada</span> and <code>$@Ada</code></p>'],
  ['`{user}, {other}`', '<p dir="auto"><code>@Ada, {other}</code></p>'],
  ['```\n{user}\n```', '<pre dir="auto"><code>@Ada</code></pre>'],
  [
    'https://x.org/{user} [a](https://x.org/{user})',
    '<p dir="auto"><a href="https://x.org/@Ada" target="_blank" rel="noopener noreferrer nofollow">https://x.org/@Ada</a> <a href="https://x.org/@Ada" target="_blank" rel="noopener noreferrer nofollow">a</a></p>',
  ],
  ['a\nb', '<p dir="auto">a<br/>b</p>'],
  [
    'a\n- *b*\n  * c\n  - d\n- e\nf',
    '<p dir="auto">a</p><ul dir="auto"><li><em>b</em><ul dir="auto"><li>c</li><li>d</li></ul></li><li>e</li></ul><p dir="auto">f</p>',
  ],
  ['  - a\n- b\n    - c', '<ul dir="auto"><li>a</li><li>b<ul dir="auto"><li>c</li></ul></li></ul>'],
  ['-a\n- \n*b*', '<p dir="auto">-a<br/>- <br/><em>b</em></p>'],
  ['snake_case_word 2*3*4 \\*x\\*', '<p dir="auto">snake_case_word 2<em>3</em>4 *x*</p>'],
  [
    '{user} in {server} and {other}',
    '<p dir="auto"><span>@Ada</span> in <span>&lt;b&gt;Lamps&lt;/b&gt;</span> and {other}</p>',
  ],
  ['<#12><#7>', '<p dir="auto"><span>#c12</span></p>'],
  [
    '<:coin:123456789012345678>',
    '<p dir="auto"><img src="https://cdn.discordapp.com/emojis/123456789012345678.png" alt=":coin:" loading="lazy"/></p>',
  ],
  ['a ||b **c**||', '<p dir="auto">a <span>b <strong>c</strong></span></p>'],
  [
    'a\n> b\n> *c*\nd',
    '<p dir="auto">a</p><blockquote dir="auto"><p dir="auto">b<br/><em>c</em></p></blockquote><p dir="auto">d</p>',
  ],
  [
    '# *a*\n## b\n### c\n#### d\n#e',
    '<p dir="auto" data-level="1"><em>a</em></p><p dir="auto" data-level="2">b</p><p dir="auto" data-level="3">c</p><p dir="auto">#### d<br/>#e</p>',
  ],
  ['a\n-# {user}\n-#b', '<p dir="auto">a</p><p dir="auto"><span>@Ada</span></p><p dir="auto">-#b</p>'],
  [
    '2. a\n   - b\n7. c\n1.d\n1. e',
    '<ol dir="auto" start="2"><li>a<ul dir="auto"><li>b</li></ul></li><li>c</li></ol><p dir="auto">1.d</p><ol dir="auto" start="1"><li>e</li></ol>',
  ],
  [
    '> # a\n> - b\n> > c',
    '<blockquote dir="auto"><p dir="auto" data-level="1">a</p><ul dir="auto"><li>b</li></ul><p dir="auto">&gt; c</p></blockquote>',
  ],
  [
    'a\n>>> b\n> c\n```\n>>> d\n```\ne',
    '<p dir="auto">a</p><blockquote dir="auto"><p dir="auto">b<br/>&gt; c</p><pre dir="auto"><code>&gt;&gt;&gt; d</code></pre><p dir="auto">e</p></blockquote>',
  ],
  ['```\n>>> a\n```', '<pre dir="auto"><code>&gt;&gt;&gt; a</code></pre>'],
  ['<@&5> >b', '<p dir="auto"><span>@r5</span> &gt;b</p>'],
  ['<script>x</script>', '<p dir="auto">&lt;script&gt;x&lt;/script&gt;</p>'],
  ['[a](javascript:alert(1))', '<p dir="auto">[a](javascript:alert(1))</p>'],
  [
    '[a](https://x.org/b)',
    '<p dir="auto"><a href="https://x.org/b" target="_blank" rel="noopener noreferrer nofollow">a</a></p>',
  ],
  [
    'see https://x.org/a.',
    '<p dir="auto">see <a href="https://x.org/a" target="_blank" rel="noopener noreferrer nofollow">https://x.org/a</a>.</p>',
  ],
])('%o', (source, expected) => expect(html(source)).toBe(expected));

const tags = new Set([
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'code',
  'pre',
  'br',
  'p',
  'span',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'img',
]);
/** The allowed attributes of each tag, besides its class. */
const allowed: Record<string, readonly string[]> = {
  a: ['href', 'rel', 'target'],
  p: ['dir', 'data-level'],
  blockquote: ['dir'],
  img: ['src', 'alt', 'loading'],
  pre: ['dir'],
  ul: ['dir'],
  ol: ['dir', 'start'],
};
const pieces = fc.constantFrom(
  '**',
  '*',
  '_',
  '__',
  '~~',
  '`',
  '```',
  '\n',
  '\\',
  ' ',
  'a',
  '[',
  '](',
  ')',
  '<',
  '>',
  '"',
  "'",
  '&',
  '{user}',
  '{server}',
  '{other}',
  '<#1>',
  '<#7>',
  '<@&5>',
  '<:coin:123456789012345678>',
  '||',
  '> ',
  '>>> ',
  '# ',
  '-# ',
  '  - ',
  '12. ',
  'https://x.org/',
  'http://',
  'javascript:alert(1)',
  'data:text/html,',
  '<img src=x onerror=alert(1)>',
  '<script>',
  '</script>',
  '<style>',
  '<a href="javascript:x" style="x" onclick="x">',
  '<form>',
  '😀',
  '\u202e',
);

test('any input produces only allowed tags and attributes', () => {
  const source = fc.oneof(
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string({ maxLength: 80 }),
  );
  fc.assert(
    fc.property(source, fc.boolean(), (text, marksUnknown) => {
      const page = document.createElement('div');
      page.innerHTML = renderToStaticMarkup(<RichText blocks={parseMarkdown(text, { ...options, marksUnknown })} />);
      for (const element of page.querySelectorAll('*')) {
        const tag = element.tagName.toLowerCase();
        expect(tags).toContain(tag);
        for (const { name, value } of element.attributes) {
          if (name === 'class') continue;
          expect(allowed[tag] ?? []).toContain(name);
          if (name === 'dir') expect(value).toBe('auto');
          if (name === 'start' || name === 'data-level') expect(value).toMatch(/^\d+$/);
          if (name === 'target') expect(value).toBe('_blank');
          if (name === 'src') expect(value).toMatch(/^https:\/\/cdn\.discordapp\.com\/emojis\/\d+\.(png|gif)$/);
          if (name === 'href') expect(value).toMatch(/^https?:\/\//);
          if (name === 'rel') expect(value).toContain('noopener');
        }
      }
    }),
    { numRuns: 2000 },
  );
});

test('the longest message of nothing but markup is parsed quickly', () => {
  const longest = 1900;
  for (const mark of ['*', '_', '**a', '[', '`', '~~', '__a_', '>>> ', '# ', '- a\n', '> a\n', '1. ']) {
    const tried = vi.spyOn(RegExp.prototype, 'exec');
    parseMarkdown(mark.repeat(longest / mark.length), options);
    const steps = tried.mock.calls.length;
    tried.mockRestore();
    expect(steps, mark).toBeLessThan(20 * longest);
  }
});
