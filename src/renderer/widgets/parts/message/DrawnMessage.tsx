import type { WidgetOptions } from '../../../../language/model.ts';
import { formatMessage } from '../../../../language/text/message.ts';
import ThemePicture from '../../../primitives/ThemePicture.tsx';
import { useWidgets } from '../../context.ts';
import type { Inline } from './inlineMarkdown.ts';
import styles from './MessagePreview.module.css';
import type { Block } from './markdown.ts';
import { documentLanguage } from './previewValues.ts';

interface DrawnMessageProps {
  picture: NonNullable<WidgetOptions<'message'>['picture']>;
  blocks: readonly Block[];
  /** The text for each variable, by token. */
  samples: ReadonlyMap<string, string>;
}

/** The image that the bot draws of a message. */
export default function DrawnMessage({ picture, blocks, samples }: DrawnMessageProps) {
  const { evaluate, colorsOf } = useWidgets();
  const nodes = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.children : []));
  const title = nameOf(samples.get(picture.title) ?? picture.title);
  const text = nodes.map(wordsOf).join('');
  const params = Object.entries(picture.params ?? {}).map(([name, source]) => [name, evaluate(source)]);
  const description = formatMessage(picture.text, Object.fromEntries(params), documentLanguage());
  return (
    <ThemePicture
      colors={colorsOf(picture.theme)}
      title={title}
      text={text}
      marked={nodes.flatMap((node) => (node.kind === 'unknown' ? [node.text] : []))}
      label={`${description}: ${title}. ${text}`}
      className={styles.picture}
    />
  );
}

function wordsOf(node: Inline): string {
  if (node.kind === 'break') return '\n';
  if ('children' in node) return node.children.map(wordsOf).join('');
  return node.kind === 'token' ? nameOf(node.text) : node.text;
}

/** An image mentions nobody: it shows the name alone. */
function nameOf(mention: string): string {
  return mention.replace(/^@/, '');
}
