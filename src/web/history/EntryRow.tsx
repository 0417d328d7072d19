import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../renderer/primitives/Button.tsx';
import { useLanguage } from '../language/text.tsx';
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
  /** What can be done with it. @param id of the element that describes the entry */
  actions(id: string): ReactNode;
}

/** An entry: who, what and when, with its changes. */
export function EntryRow({ entry, guildId, now, actions }: EntryRowProps) {
  const text = useHistoryText();
  const language = useLanguage();
  const id = useId();
  const { changes, open, toggle, hidden, busy, failed } = useChanges(guildId, entry);
  return (
    <li className={styles.entry} aria-labelledby={id}>
      <ActorPicture by={entry.by} />
      <div className={styles.main}>
        <div className={styles.line}>
          <p id={id} className={styles.summary}>
            <bdi className={styles.name}>{entry.by.name}</bdi> <span className={styles.about}>{entry.title}</span>{' '}
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
function useChanges(guildId: string, entry: HistoryEntry) {
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(entry.more === 0 ? entry.changes : undefined);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const few = entry.changes.slice(0, FEW);

  async function toggle(): Promise<void> {
    if (open || all) return setOpen(!open);
    setBusy(true);
    setFailed(false);
    try {
      setAll((await readEntry(guildId, entry.cursor)).changes);
      setOpen(true);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  const hidden = entry.changes.length + entry.more - few.length;
  return { changes: open && all ? all : few, open, toggle, hidden, busy, failed };
}
