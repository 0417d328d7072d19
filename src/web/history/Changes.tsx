import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../renderer/primitives/Badge.tsx';
import { VisuallyHidden } from '../../renderer/primitives/VisuallyHidden.tsx';
import { Link } from '../navigation/Link.tsx';
import styles from './Changes.module.css';
import type { HistoryChange } from './entries.ts';
import { useHistoryText } from './texts.ts';

interface ChangesProps {
  changes: readonly HistoryChange[];
  label: string;
  /** A checkbox before each change. */
  before?(change: HistoryChange): ReactNode;
}

/** Changed values: what they were, and what they became. Their titles lead to the settings. */
export function Changes({ changes, label, before }: ChangesProps) {
  const text = useHistoryText();
  return (
    <ul className={styles.changes} aria-label={label}>
      {changes.map((change) => (
        <li key={change.path} className={styles.change}>
          {before?.(change)}
          <div className={styles.body}>
            <p className={styles.title}>
              {change.address ? <Link to={change.address}>{change.title}</Link> : change.title}
            </p>
            <p className={styles.values}>
              <VisuallyHidden>{text('change.from')}</VisuallyHidden>
              <del dir="auto" className={styles.old}>
                {change.before}
              </del>
              <ArrowRight className={styles.arrow} aria-hidden="true" />
              <VisuallyHidden>{text('change.to')}</VisuallyHidden>
              <ins dir="auto" className={styles.new}>
                {change.after}
              </ins>
              {change.reference === 'missing' && <Badge tone="warning">{text('change.missing')}</Badge>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
