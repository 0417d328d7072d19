import { fill } from '../../language/text.ts';
import { Card } from '../layout/Card.tsx';
import { useParams } from '../state/useParams.ts';
import styles from './list.module.css';
import type { BlockProps } from './types.ts';

/** Sentences to read, such as the rules of a game. Options: `items`, `params` for values of the form in them. */
export default function ListBlock({ block }: BlockProps) {
  const params = useParams(block.params);
  const items = (block.items ?? []) as string[];
  return (
    <Card title={block.title} help={typeof block.help === 'string' ? block.help : undefined}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{fill(item, params)}</li>
        ))}
      </ul>
    </Card>
  );
}
