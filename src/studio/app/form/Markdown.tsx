import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';
import { useMemo } from 'react';

const markdown = new MarkdownIt({ html: false, linkify: false });

/** A text of the language's reference. */
export function Markdown({ text, className }: { text: string; className?: string }) {
  // Texts come from files; what they could smuggle in is removed.
  const html = useMemo(() => DOMPurify.sanitize(markdown.render(text)), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
