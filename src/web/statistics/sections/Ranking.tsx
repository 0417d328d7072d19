import { useState } from 'react';
import { Button } from '../../../renderer/primitives/Button.tsx';
import { useNarrow } from '../../browser/useNarrow.ts';
import { Amount } from '../Amount.tsx';
import { MemberName } from '../MemberName.tsx';
import type { Leader } from '../model/overview.ts';
import { PartTitle } from '../PartTitle.tsx';
import { useStatisticsText } from '../texts.tsx';
import styles from './Ranking.module.css';

const MOST = 10;

interface RankingProps {
  title: string;
  entries: readonly Leader[];
}

/** A ranking with bars relative to the first entry. The rest is shown on demand. */
export function Ranking({ title, entries: all }: RankingProps) {
  const { text } = useStatisticsText();
  const [open, setOpen] = useState(false);
  const entries = all.slice(0, MOST);
  const few = useNarrow() ? 3 : 5;
  const most = entries[0]?.value ?? 0;
  return (
    <section className={styles.ranking}>
      <PartTitle>{title}</PartTitle>
      {entries.length === 0 && <p className={styles.none}>{text('top.none')}</p>}
      <ol className={styles.list} aria-label={title}>
        {entries.slice(0, open ? MOST : few).map((entry, index) => (
          <li key={entry.user_id} className={styles.row}>
            <span
              className={styles.bar}
              style={{ inlineSize: `${most > 0 ? (entry.value / most) * 100 : 0}%` }}
              aria-hidden="true"
            />
            <span className={styles.rank} aria-hidden="true">
              {index + 1}
            </span>
            <MemberName entry={entry} />
            <span className={styles.value}>
              <Amount value={entry.value} />
            </span>
          </li>
        ))}
      </ol>
      {entries.length > few && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={open}
          className={styles.more}
          onClick={() => setOpen(!open)}
        >
          {open ? text('top.less') : text('top.more', { count: entries.length })}
        </Button>
      )}
    </section>
  );
}
