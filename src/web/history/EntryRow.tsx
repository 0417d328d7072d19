import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useResource } from '../../renderer/loading/useResource.ts';
import { Button } from '../../renderer/primitives/Button.tsx';
import { useLanguage } from '../language/text.tsx';
import { Link } from '../navigation/Link.tsx';
import { menuItems } from '../product/menu.ts';
import { ActorPicture } from './ActorPicture.tsx';
import { Changes } from './Changes.tsx';
import { type HistoryEntry, readEntry } from './entries.ts';
import styles from './History.module.css';
import { useHistoryText } from './texts.ts';
import { entryTime, fullTime } from './times.ts';

/** How many changes are shown at first. */
const FEW = 3;

interface EntryRowProps {
  entry: HistoryEntry;
  guildId: string;
  now: number;
  /** Whether the address names it: all of its changes are shown. */
  named: boolean;
  /** Called when all of its changes are shown, or no longer. */
  onToggle(open: boolean): void;
  /** What can be done with it. @param id of the element that describes the entry */
  actions(id: string): ReactNode;
}

/** An entry: who, what and when, with its changes. */
export function EntryRow({ entry, guildId, now, named, onToggle, actions }: EntryRowProps) {
  const text = useHistoryText();
  const language = useLanguage();
  const id = useId();
  const { changes, open, toggle, hidden, busy, failed } = useChanges({ guildId, entry, named, onToggle });
  const module = menuItems(language).find((item) => item.id === entry.module);
  const row = useRef<HTMLLIElement>(null);
  const goal = useRef(named);
  useEffect(() => {
    if (goal.current) row.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <li ref={row} className={styles.entry} aria-labelledby={id}>
      <ActorPicture by={entry.by} />
      <div className={styles.main}>
        <div className={styles.line}>
          <p id={id} className={styles.summary}>
            <bdi className={styles.name}>{entry.by.name}</bdi>{' '}
            <span className={styles.about}>
              {module ? <Link to={`?section=${module.id}`}>{entry.title}</Link> : entry.title}
            </span>{' '}
            {entry.summary}
          </p>
          <time className={styles.time} dateTime={entry.at} title={fullTime(entry.at, language)}>
            {entryTime(entry.at, now, language)}
          </time>
        </div>
        {open && <p className={styles.exact}>{fullTime(entry.at, language)}</p>}
        {changes.length > 0 && <Changes changes={changes} label={text('changes')} />}
        {failed && (
          <p className={styles.failed} role="alert">
            {text('change.failed')}
          </p>
        )}
        <div className={styles.actions}>
          {(hidden > 0 || open) && (
            <Button
              variant="quiet"
              size="small"
              busy={busy}
              aria-expanded={open}
              aria-describedby={id}
              onClick={toggle}
            >
              {open ? text('change.fewer') : text('change.all', { count: hidden })}
            </Button>
          )}
          {actions(id)}
        </div>
      </div>
    </li>
  );
}

/** The changes of an entry: the first few, or all of them, which are loaded if need be. */
function useChanges({ guildId, entry, named, onToggle }: Omit<EntryRowProps, 'now' | 'actions'>) {
  const [wanted, setWanted] = useState(named);
  const isComplete = entry.more === 0;
  const { value, status, busy, retry } = useResource(({ signal }) => readEntry(guildId, entry.cursor, signal), {
    key: wanted && !isComplete ? entry.cursor : null,
  });
  const all = isComplete ? entry.changes : value?.changes;
  const few = entry.changes.slice(0, FEW);
  const open = wanted && all !== undefined;
  const failed = status === 'failed';

  function toggle() {
    if (failed) return retry();
    setWanted(!wanted);
    onToggle(!wanted);
  }

  const hidden = entry.changes.length + entry.more - few.length;
  return { changes: open ? all : few, open, toggle, hidden, busy, failed };
}
