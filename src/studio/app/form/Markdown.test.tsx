// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cleaned, Markdown } from './Markdown.tsx';

/** What HTML becomes as elements, as a browser makes them. */
function elementsOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

test.each([
  '<img src="x" onerror="alert(1)">',
  '<p onclick="alert(1)">text</p>',
  '<script>alert(1)</script>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<form action="https://elsewhere.example"><button>Send</button></form>',
  '<a href="javascript:alert(1)">text</a>',
  '<a href="&#106;avascript:alert(1)">text</a>',
  '<a href="data:text/html,x">text</a>',
])('nothing of %s can run, load or lead away', (html) => {
  const root = elementsOf(cleaned(html));
  expect(root.querySelectorAll('img, script, iframe, form, [href], [onerror], [onclick]')).toHaveLength(0);
});

test('a text of the reference is drawn, and HTML in it is only text', () => {
  render(
    <Markdown
      text={'**Bold** [link](javascript:alert(1)) <img src=x onerror=alert(1)> [docs](https://guildhall.example)'}
    />,
  );
  expect(screen.getByText('Bold').tagName).toBe('STRONG');
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://guildhall.example']);
});

test('a heading says which word it is about', () => {
  render(<Markdown text={'### A setting (`field`)\n\n## Screens'} />);
  expect(screen.getByRole('heading', { name: 'A setting (field)' })).toHaveAttribute('data-word', 'field');
  expect(screen.getByRole('heading', { name: 'Screens' })).not.toHaveAttribute('data-word');
});
