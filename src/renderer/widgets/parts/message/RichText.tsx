import { Fragment, type ReactNode } from 'react';
import { emojiImageUrl, parseCustomEmoji } from '../../../../language/text/emoji.ts';
import { useWidgets } from '../../context.ts';
import type { Inline } from './inlineMarkdown.ts';
import type { Block, List } from './markdown.ts';
import styles from './RichText.module.css';

/** Renders parsed markdown as React elements. Text is never interpreted as HTML. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <Fragment key={keyOf(index)}>{drawBlock(block)}</Fragment>);
}

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'pre':
      return (
        <pre dir="auto" className={styles.pre}>
          <code>{block.text}</code>
        </pre>
      );
    case 'heading':
      // Not a heading of the page.
      return (
        <p dir="auto" className={styles.heading} data-level={block.level}>
          {draw(block.children)}
        </p>
      );
    case 'list':
      return drawList(block);
    case 'quote':
      return (
        <blockquote dir="auto" className={styles.quote}>
          <RichText blocks={block.blocks} />
        </blockquote>
      );
    default:
      return (
        <p dir="auto" className={styles[block.kind]}>
          {draw(block.children)}
        </p>
      );
  }
}

function drawList({ start, items }: List): ReactNode {
  const Tag = start === undefined ? 'ul' : 'ol';
  return (
    <Tag dir="auto" className={styles.list} start={start}>
      {items.map(({ children, list }, index) => (
        <li key={keyOf(index)}>
          {draw(children)}
          {list && drawList(list)}
        </li>
      ))}
    </Tag>
  );
}

function draw(nodes: readonly Inline[]): ReactNode {
  return nodes.map((node, index) => <Fragment key={keyOf(index)}>{element(node)}</Fragment>);
}

function element(node: Inline): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'code':
      return <code className={styles.code}>{node.text}</code>;
    case 'emoji':
      return <CustomEmoji code={node.code} name={node.text} />;
    case 'spoiler':
      return <span className={styles.spoiler}>{draw(node.children)}</span>;
    case 'token':
      return <span className={styles.token}>{node.text}</span>;
    case 'unknown':
      return <span className={styles.unknown}>{node.text}</span>;
    case 'link':
      return (
        <a href={node.href} target="_blank" rel="noopener noreferrer nofollow">
          {draw(node.children)}
        </a>
      );
    default: {
      const Tag = node.kind;
      return <Tag>{draw(node.children)}</Tag>;
    }
  }
}

function CustomEmoji({ code, name }: { code: string; name: string }) {
  const { cdnBase } = useWidgets();
  const picture = parseCustomEmoji(code);
  return picture && <img className={styles.emoji} src={emojiImageUrl(picture, cdnBase)} alt={name} loading="lazy" />;
}

/** Nodes have no identity but their position: the tree is parsed again for each text. */
function keyOf(index: number): string {
  return `n${index}`;
}
