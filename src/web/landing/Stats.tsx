import clsx from 'clsx';
import { useConfig } from '../calls/config.ts';
import type { StatContent } from './content.ts';
import section from './Section.module.css';
import styles from './Stats.module.css';

/** Usage figures of the bot: the product's own, once they are higher. */
export function Stats({ stats }: { stats: readonly StatContent[] }) {
  const { figures } = useConfig();
  return (
    <div className={styles.strip}>
      <ul className={clsx(section.inner, styles.list)}>
        {stats.map(({ value, label, figure }) => (
          <li key={label} className={styles.stat}>
            <strong className={styles.value}>{(figure && figures[figure]) || value}</strong> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
