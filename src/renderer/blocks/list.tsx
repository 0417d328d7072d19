import { Card } from '../layout/Card.tsx';
import styles from './list.module.css';
import type { BlockProps } from './types.ts';

/** Sentences to read, such as the rules of a game. Option: `items`. */
export default function ListBlock({ block }: BlockProps) {
  const items = (block.items ?? []) as string[];
  return (
    <Card title={block.title} help={typeof block.help === 'string' ? block.help : undefined}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Card>
  );
}
