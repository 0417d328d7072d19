import { Card } from '../../layout/Card.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { type BlockProps, optionsOf } from '../types.ts';
import styles from './CommandsBlock.module.css';

/** The bot's commands that belong to a module. Option: `items`. */
export default function CommandsBlock({ block }: BlockProps) {
  const { title, items } = optionsOf('commands', block);
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
