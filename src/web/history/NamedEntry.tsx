import type { ReactNode } from 'react';
import { useResource } from '../../renderer/loading/useResource.ts';
import { RetryNotice } from '../../renderer/primitives/RetryNotice.tsx';
import { type HistoryEntry, readEntry, sentenceOf } from './entries.ts';
import styles from './History.module.css';
import { useHistoryText } from './texts.ts';

interface NamedEntryProps {
  guildId: string;
  cursor: string;
  /** Draws the entry as an `li`. */
  children(entry: HistoryEntry): ReactNode;
}

/** The entry of the link that was followed, for when the list does not have it. */
export function NamedEntry({ guildId, cursor, children }: NamedEntryProps) {
  const text = useHistoryText();
  const { status, value, error, busy, retry } = useResource(({ signal }) => readEntry(guildId, cursor, signal), {
    key: `${guildId} ${cursor}`,
  });
  return (
    <>
      {status === 'failed' && (
        <RetryNotice title={text('named.failed')} level={3} label={text('retry')} busy={busy} onRetry={retry}>
          {sentenceOf(error) ?? text('failedHint')}
        </RetryNotice>
      )}
      {value && (
        <section className={styles.day} aria-label={text('named.title')}>
          <h2 className={styles.dayTitle}>{text('named.title')}</h2>
          <ol className={styles.entries}>{children(value)}</ol>
        </section>
      )}
    </>
  );
}
