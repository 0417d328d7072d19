import { Badge } from '../../primitives/Badge.tsx';
import { Card } from '../../primitives/Card.tsx';
import { type BlockProps, blockOptions } from '../types.ts';
import styles from './CommandsBlock.module.css';

/** The bot commands of a module. Option: `items`. */
export default function CommandsBlock({ block }: BlockProps) {
  const { title, items } = blockOptions('commands', block);
  return (
    <Card title={title}>
      <dl className={styles.commands}>
        {items.map(({ command, description, badge }) => (
          <div key={command} className={styles.command}>
            <dt className={styles.name}>
              <code>{command}</code>
              {badge && <Badge tone="warning">{badge}</Badge>}
            </dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
