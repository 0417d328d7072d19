import { Card } from '../layout/Card.tsx';
import { Badge } from '../primitives/Badge.tsx';
import { useText } from '../text.ts';
import styles from './commands.module.css';
import type { BlockProps } from './types.ts';

interface Command {
  /** As a member types it. */
  command: string;
  description: string;
  /** Only administrators can use it. */
  admin?: boolean;
}

/** The bot's commands that belong to a module. Option: `items`. */
export default function CommandsBlock({ block }: BlockProps) {
  const text = useText();
  const items = (block.items ?? []) as Command[];
  return (
    <Card title={block.title} help={typeof block.help === 'string' ? block.help : undefined}>
      <dl className={styles.commands}>
        {items.map(({ command, description, admin }) => (
          <div key={command} className={styles.command}>
            <dt className={styles.name}>
              <code>{command}</code>
              {admin && <Badge tone="warning">{text('commands.admin')}</Badge>}
            </dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
