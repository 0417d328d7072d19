import { History, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Banners } from '../../renderer/feedback/Banners.tsx';
import { createBannerStore } from '../../renderer/feedback/bannerStore.ts';
import { Button } from '../../renderer/primitives/Button.tsx';
import { RetryNotice } from '../../renderer/primitives/RetryNotice.tsx';
import { VisuallyHidden } from '../../renderer/primitives/VisuallyHidden.tsx';
import { ScreenFrame } from '../../renderer/screen/ScreenFrame.tsx';
import { ApiFailure } from '../calls/api.ts';
import type { ServerPageProps } from '../configure/serverPageProps.ts';
import { useLanguage } from '../language/text.tsx';
import { CompareBar, CompareDialog, pairOf, type VersionPair } from './Compare.tsx';
import { EntryActions } from './EntryActions.tsx';
import { EntryRow } from './EntryRow.tsx';
import type { HistoryEntry } from './entries.ts';
import { FilterBar } from './FilterBar.tsx';
import styles from './History.module.css';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { Kept } from './Kept.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { undoRestore } from './restoreCalls.ts';
import { HistoryTexts, useHistoryText } from './texts.ts';
import { dayOf, dayTitle } from './times.ts';
import { useFilters } from './useFilters.ts';
import { useHistory } from './useHistory.ts';
import { useNow } from './useNow.ts';
import type { Restored } from './useRestore.ts';

/** What happened in a server, and ways back to how it was. */
export default function HistoryPage(props: ServerPageProps) {
  return (
    <HistoryTexts>
      <Log key={props.guildId} {...props} />
    </HistoryTexts>
  );
}

function Log({ guildId, plan }: ServerPageProps) {
  const text = useHistoryText();
  const language = useLanguage();
  const now = useNow();
  const { filters, change, clear, filtered } = useFilters();
  const { status, page, error, busy, newest, older, retry } = useHistory(guildId, filters);
  const [chosen, setChosen] = useState<HistoryEntry>();
  const [pair, setPair] = useState<VersionPair>();
  const [comparing, setComparing] = useState(false);
  const [restored, setRestored] = useState<HistoryEntry>();
  const [restoring, setRestoring] = useState(false);
  const [banners] = useState(createBannerStore);
  useEffect(() => banners.stop, [banners]);

  function compare(other: HistoryEntry | 'now') {
    if (!chosen) return other === 'now' ? undefined : setChosen(other);
    setPair(pairOf(chosen, other));
    setComparing(true);
    setChosen(undefined);
  }

  function restore(entry: HistoryEntry) {
    setRestored(entry);
    setRestoring(true);
  }

  function done({ title: module }: HistoryEntry, { paths, undo }: Restored) {
    setRestoring(false);
    void newest();
    const run = async () => {
      const undone = undo !== null && (await undoRestore(guildId, undo, paths));
      void newest();
      if (undone) banners.show('success', text('restore.undone', { module }));
      else banners.show('error', text('restore.undoFailed'));
    };
    banners.show(
      'success',
      text('restore.done', { module }),
      undo === null ? undefined : { label: text('restore.undo'), run },
    );
  }

  const entries = page?.entries ?? [];
  const empty = page !== undefined && entries.length === 0;
  return (
    <ScreenFrame title={text('title')} description={text('description')}>
      <FilterBar filters={filters} people={page?.people ?? []} filtered={filtered} onChange={change} onClear={clear} />
      {chosen && <CompareBar chosen={chosen} onNow={() => compare('now')} onCancel={() => setChosen(undefined)} />}
      {status === 'loading' && <HistorySkeleton />}
      {status === 'failed' && !page && (
        <RetryNotice title={text('failed')} label={text('retry')} onRetry={retry}>
          {text(isOffline(error) ? 'offline' : 'failedHint')}
        </RetryNotice>
      )}
      {empty && (
        <div className={styles.empty}>
          {filtered ? <SearchX aria-hidden="true" /> : <History aria-hidden="true" />}
          <h2>{text(filtered ? 'none.title' : 'empty.title')}</h2>
          <p>{text(filtered ? 'none.text' : 'empty.text')}</p>
          {filtered && <Button onClick={clear}>{text('filter.clear')}</Button>}
        </div>
      )}
      {byDay(entries).map(({ day, entries: ofDay }) => (
        <section key={day} className={styles.day} aria-label={dayTitle(ofDay[0]?.at ?? '', now, language)}>
          <h2 className={styles.dayTitle}>{dayTitle(ofDay[0]?.at ?? '', now, language)}</h2>
          <ol className={styles.entries}>
            {ofDay.map((entry) => (
              <EntryRow
                key={entry.cursor}
                entry={entry}
                guildId={guildId}
                now={now}
                actions={(describedBy) => (
                  <EntryActions
                    entry={entry}
                    describedBy={describedBy}
                    chosen={chosen}
                    onCompare={() => compare(entry)}
                    onRestore={() => restore(entry)}
                  />
                )}
              />
            ))}
          </ol>
        </section>
      ))}
      <VisuallyHidden role="status">{page && text('loaded', { count: entries.length })}</VisuallyHidden>
      {status === 'failed' && page && (
        <RetryNotice title={text('moreFailed')} level={3} label={text('retry')} busy={busy} onRetry={older}>
          {text(isOffline(error) ? 'offline' : 'failedHint')}
        </RetryNotice>
      )}
      {page?.next && status === 'ready' && (
        <Button className={styles.more} busy={busy} onClick={older}>
          {text('more')}
        </Button>
      )}
      {page && !page.next && <Kept guildId={guildId} plan={plan} />}
      {pair && (
        <CompareDialog
          key={`${pair.from} ${pair.to}`}
          guildId={guildId}
          pair={pair}
          open={comparing}
          onClose={() => setComparing(false)}
        />
      )}
      {restored && (
        <RestoreDialog
          key={restored.cursor}
          guildId={guildId}
          entry={restored}
          open={restoring}
          onClose={() => setRestoring(false)}
          onRestored={(made) => done(restored, made)}
        />
      )}
      <Banners store={banners} />
    </ScreenFrame>
  );
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 0;
}

/** Entries in their order, by day. */
function byDay(entries: readonly HistoryEntry[]): { day: string; entries: HistoryEntry[] }[] {
  const days: { day: string; entries: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
