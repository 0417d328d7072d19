import { Amount } from '../Amount.tsx';
import { MemberName } from '../MemberName.tsx';
import type { Win } from '../model/overview.ts';
import { PartTitle } from '../PartTitle.tsx';
import { useStatisticsText } from '../texts.tsx';
import styles from './Wins.module.css';

interface WinsProps {
  title: string;
  wins: readonly Win[];
  /** Shown if there are none. */
  none: string;
}

/** A list of wins with winner, amount and time. */
export function Wins({ title, wins, none }: WinsProps) {
  const { format } = useStatisticsText();
  return (
    <section className={styles.wins}>
      <PartTitle>{title}</PartTitle>
      {wins.length === 0 && <p className={styles.none}>{none}</p>}
      <ol className={styles.list} aria-label={title}>
        {wins.map((win) => (
          <li key={`${win.user_id} ${win.at}`} className={styles.win}>
            <MemberName entry={win} />
            <span className={styles.what}>
              <span className={styles.value}>
                <Amount value={win.value} />
              </span>
              <time className={styles.at} dateTime={win.at}>
                {format.moment(new Date(win.at))}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
