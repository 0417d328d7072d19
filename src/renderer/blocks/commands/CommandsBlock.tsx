import { Card } from '../../layout/Card.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import type { BlockProps } from '../types.ts';
import styles from './CommandsBlock.module.css';

interface Command {
  /** As a member types it. */
  command: string;
  description: string;
  /** Who may use it, like Admin. */
  badge?: string;
}

/** The bot's commands that belong to a module. Option: `items`. */
export default function CommandsBlock({ block }: BlockProps) {
  const items = (block.items ?? []) as Command[];
  return (
    <Card title={block.title} help={typeof block.help === 'string' ? block.help : undefined}>
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
