import { useLayoutEffect } from 'react';
import { useLanguage, useText } from '../language/text.tsx';
import { type HeadTag, headTags, OF_PAGE, type PageHead } from './headTags.ts';
import { usePage } from './page.tsx';

/** The head of a page of the router. It replaces that of the previous page or of the prerendered file. */
export function Head(head: PageHead) {
  const text = useText();
  const language = useLanguage();
  const { path } = usePage();
  const written = JSON.stringify(headTags(head, { language, path, origin: window.location.origin, text }));
  useLayoutEffect(() => {
    const before = document.head.querySelectorAll(`[${OF_PAGE}]`);
    const tags: HeadTag[] = JSON.parse(written);
    document.head.prepend(...tags.map(element));
    for (const one of before) one.remove();
  }, [written]);
  return null;
}

function element([name, attributes, content = '']: HeadTag): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries({ ...attributes, [OF_PAGE]: '' })) made.setAttribute(key, value);
  made.textContent = content;
  return made;
}
