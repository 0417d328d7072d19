import { Fragment, type ReactNode } from 'react';
import type { Block, Inline, ListItem } from './markdown.ts';
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
    case 'list':
      return drawList(block.items);
    default:
      return (
        <p dir="auto" className={styles.paragraph}>
          {draw(block.children)}
        </p>
      );
  }
}

function drawList(items: readonly ListItem[]): ReactNode {
  return (
    <ul dir="auto" className={styles.list}>
      {items.map((item, index) => (
        <li key={keyOf(index)}>
          {draw(item.children)}
          {item.items.length > 0 && drawList(item.items)}
        </li>
      ))}
    </ul>
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

/** Nodes have no identity but their position: the tree is parsed again for each text. */
function keyOf(index: number): string {
  return `n${index}`;
}
