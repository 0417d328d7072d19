import { createHash } from 'node:crypto';

/** One style sheet made of those that a page needs, in their order. */
export interface PageStyles {
  file: string;
  text: string;
}

/** @param read the text of a built file */
export function pageStyles(files: readonly string[], read: (file: string) => string): PageStyles {
  const text = files.map((file) => read(file)).join('');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { file: `assets/page-${hash}.css`, text };
}

/**
 * The links of a page to its style sheet. Those that it is made of are named too, but disabled, which browsers do not fetch: what is
 * loaded later finds them and takes them for loaded.
 */
export function styleLinks({ file }: PageStyles, parts: readonly string[]): string[] {
  return [
    `<link rel="stylesheet" crossorigin href="/${file}">`,
    ...parts.map((part) => `<link rel="stylesheet" disabled href="/${part}">`),
  ];
}
