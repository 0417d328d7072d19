import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';
import { useMemo } from 'react';

const markdown = new MarkdownIt({ html: false, linkify: false });

/** The word that a heading of the reference is about: `### A setting (`field`)`. */
const WORD = /\(`([^`]+)`\)$/;

// The reference is opened at a word.
markdown.renderer.rules.heading_open = (tokens, index, options, _, self) => {
  const word = WORD.exec(tokens[index + 1]?.content ?? '')?.[1];
  if (word !== undefined) tokens[index]?.attrSet('data-word', word);
  return self.renderToken(tokens, index, options);
};

/** HTML without anything that runs, loads or leads out of the studio, except to pages that are served securely. */
export function cleaned(html: string): string {
  return DOMPurify.sanitize(html, { ALLOWED_URI_REGEXP: /^(?:https:|#)/i, FORBID_TAGS: ['img', 'style', 'form'] });
}

/** A text of the language's reference. */
export function Markdown({ text, className }: { text: string; className?: string }) {
  // Texts come from files; what they could smuggle in is removed.
  const html = useMemo(() => cleaned(markdown.render(text)), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
