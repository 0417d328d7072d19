import clsx from 'clsx';
import type { LandingContent } from './content.ts';
import section from './Section.module.css';
import styles from './Stats.module.css';

/** Usage figures of the bot. */
export function Stats({ stats }: { stats: LandingContent['stats'] }) {
  return (
    <div className={styles.strip}>
      <ul className={clsx(section.inner, styles.list)}>
        {stats.map(({ value, label }) => (
          <li key={label} className={styles.stat}>
            <strong className={styles.value}>{value}</strong> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
