import { type ReactNode, useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { useForm } from '../state/hooks.ts';
import { type ScreenTextKey, useScreenText } from '../text/screenText.ts';
import styles from './ChangeList.module.css';
import { type FormChange, groupsOf } from './changes.ts';

/** How many changes are listed at first, and added by each press. */
const PART = 100;

export interface ChangeListProps {
  changes: readonly FormChange[];
  /** Draws a change as an `li` with a key. */
  children(change: FormChange): ReactNode;
}

/** Lists changes under the titles of their sections. */
export function ChangeList({ changes, children }: ChangeListProps) {
  const store = useForm();
  const text = useScreenText();
  const [limit, setLimit] = useState(PART);
  const left = changes.length - limit;
  return (
    <>
      {groupsOf(store, changes.slice(0, limit)).map(({ title, changes: members }) => (
        <section key={title ?? ''} className={styles.group}>
          <h3 className={styles.section}>{title ?? text('review.other')}</h3>
          <ul className={styles.list}>{members.map(children)}</ul>
        </section>
      ))}
      {left > 0 && (
        <Button className={styles.more} onClick={() => setLimit(limit + PART)}>
          {text('review.more', { count: left })}
        </Button>
      )}
    </>
  );
}

type Two<Value> = readonly [Value, Value];

/** The earlier and the later value of a setting, in words. */
export function TwoValues({ labels, values }: { labels: Two<ScreenTextKey>; values: Two<string> }) {
  const text = useScreenText();
  return (
    <dl className={styles.words}>
      <dt>{text(labels[0])}</dt>
      <dd dir="auto" className={styles.old}>
        {values[0]}
      </dd>
      <dt>{text(labels[1])}</dt>
      <dd dir="auto">{values[1]}</dd>
    </dl>
  );
}
