import { History, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Banners } from '../../renderer/feedback/Banners.tsx';
import { createBannerStore } from '../../renderer/feedback/bannerStore.ts';
import { onDemand } from '../../renderer/loading/onDemand.tsx';
import { Button } from '../../renderer/primitives/Button.tsx';
import { returnFocus } from '../../renderer/primitives/focus.ts';
import { RetryNotice } from '../../renderer/primitives/RetryNotice.tsx';
import { VisuallyHidden } from '../../renderer/primitives/VisuallyHidden.tsx';
import { ScreenFrame } from '../../renderer/screen/ScreenFrame.tsx';
import { ApiFailure } from '../calls/api.ts';
import type { ServerPageProps } from '../configure/serverPageProps.ts';
import { useLanguage } from '../language/text.tsx';
import { useQuery } from '../navigation/useQuery.ts';
import { CompareBar, CompareDialog } from './Compare.tsx';
import { EntryActions } from './EntryActions.tsx';
import { EntryRow } from './EntryRow.tsx';
import type { HistoryEntry, Person } from './entries.ts';
import { FilterBar } from './FilterBar.tsx';
import styles from './History.module.css';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { Kept } from './Kept.tsx';
import { NamedEntry } from './NamedEntry.tsx';
import { HistoryTexts, useHistoryText } from './texts.ts';
import { dayOf, dayTitle } from './times.ts';
import { pairOf, useComparison } from './useComparison.ts';
import { useFilters } from './useFilters.ts';
import { useHistory } from './useHistory.ts';
import { useNow } from './useNow.ts';
import type { Restored } from './useRestore.ts';

/** Choosing what to restore takes pickers of roles and channels. */
const RestoreDialog = onDemand(() => import('./RestoreDialog.tsx'));

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
  const { status, page, error, busy, last, newest, older, again, retry } = useHistory(guildId, filters);
  // Those of the list before stay while another one is loaded: somebody may be choosing among them.
  const [people, setPeople] = useState<readonly Person[]>([]);
  if (page && page.people !== people) setPeople(page.people);
  const [query, changeQuery] = useQuery();
  const named = /^\d{1,16}$/.exec(query.get('entry') ?? '')?.[0];
  const entries = page?.entries ?? [];
  const isListed = (cursor: string) => entries.some((entry) => entry.cursor === cursor);
  // The entry of a link stays while it is closed and others are opened, until other entries are listed.
  const list = JSON.stringify(filters);
  const [linked, setLinked] = useState({ list, cursor: named });
  const isOther = page !== undefined && named !== undefined && named !== linked.cursor && !isListed(named);
  if (linked.list !== list || isOther) setLinked({ list, cursor: named });
  const [chosen, setChosen] = useState<HistoryEntry>();
  const comparison = useComparison();
  // Gets the focus back from what the comparison asks and shows.
  const comparer = useRef<HTMLElement>(null);
  // A dialog begins anew each time it is opened: settings may have changed since.
  const [opening, setOpening] = useState(0);
  // What is shown while the dialog fades out.
  const [pair, setPair] = useState(comparison.pair);
  if (comparison.pair && comparison.pair !== pair) {
    setPair(comparison.pair);
    setOpening(opening + 1);
  }
  const [restored, setRestored] = useState<HistoryEntry>();
  const [restoring, setRestoring] = useState(false);
  const [banners] = useState(createBannerStore);
  useEffect(() => banners.stop, [banners]);

  function compare(other: HistoryEntry | 'now') {
    const isAgain = other !== 'now' && other.cursor === chosen?.cursor;
    const versions = chosen && !isAgain ? pairOf(chosen, other) : undefined;
    if (versions) comparison.open(versions);
    setChosen(chosen || other === 'now' ? undefined : other);
  }

  function cancel() {
    setChosen(undefined);
    comparer.current?.focus();
  }

  function restore(entry: HistoryEntry) {
    setRestored(entry);
    setRestoring(true);
    setOpening(opening + 1);
  }

  function done({ title: module }: HistoryEntry, { undo }: Restored) {
    setRestoring(false);
    void newest();
    const run = async (takeBack: NonNullable<typeof undo>) => {
      const outcome = await takeBack();
      void newest();
      if (outcome === 'made') banners.show('success', text('restore.undone', { module }));
      else banners.show('error', text(outcome === 'unknown' ? 'restore.undoUnknown' : 'restore.undoFailed'));
    };
    const action = undo ? { label: text('restore.undo'), run: () => run(undo) } : undefined;
    banners.show('success', text('restore.done', { module }), action);
  }

  const row = (entry: HistoryEntry) => (
    <EntryRow
      key={entry.cursor}
      entry={entry}
      guildId={guildId}
      now={now}
      named={entry.cursor === named}
      onToggle={(open) => changeQuery({ entry: open ? entry.cursor : undefined })}
      actions={(describedBy) => (
        <EntryActions
          entry={entry}
          describedBy={describedBy}
          chosen={chosen}
          onCompare={(button) => {
            comparer.current = button;
            compare(entry);
          }}
          onRestore={() => restore(entry)}
        />
      )}
    />
  );

  const empty = page !== undefined && entries.length === 0;
  return (
    <ScreenFrame title={text('title')} description={text('description')}>
      <FilterBar filters={filters} people={people} filtered={filtered} onChange={change} onClear={clear} />
      {chosen && <CompareBar chosen={chosen} onNow={() => compare('now')} onCancel={cancel} />}
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
          {filtered && (
            <div ref={returnFocus}>
              <Button onClick={clear}>{text('filter.clear')}</Button>
            </div>
          )}
        </div>
      )}
      {linked.cursor !== undefined && page && !isListed(linked.cursor) && (
        <NamedEntry guildId={guildId} cursor={linked.cursor}>
          {row}
        </NamedEntry>
      )}
      {byDay(entries).map(({ day, entries: ofDay }) => (
        <section key={day} className={styles.day} aria-label={dayTitle(ofDay[0]?.at ?? '', now, language)}>
          <h2 className={styles.dayTitle}>{dayTitle(ofDay[0]?.at ?? '', now, language)}</h2>
          <ol className={styles.entries}>{ofDay.map(row)}</ol>
        </section>
      ))}
      <VisuallyHidden role="status">{page && text('loaded', { count: entries.length })}</VisuallyHidden>
      {status === 'failed' && page && (
        <RetryNotice
          title={text(last === 'older' ? 'moreFailed' : 'failed')}
          level={3}
          label={text('retry')}
          busy={busy}
          onRetry={again}
        >
          {text(isOffline(error) ? 'offline' : 'failedHint')}
        </RetryNotice>
      )}
      {page?.next && status === 'ready' && (
        <div ref={returnFocus} className={styles.more}>
          <Button busy={busy} onClick={older}>
            {text('more')}
          </Button>
        </div>
      )}
      {page && !page.next && <Kept guildId={guildId} plan={plan} />}
      {pair && (
        <CompareDialog
          key={`comparison ${opening}`}
          guildId={guildId}
          pair={pair}
          open={comparison.pair !== undefined}
          onClose={comparison.close}
          finalFocus={() => {
            comparer.current?.focus();
            return null;
          }}
        />
      )}
      {restored && (
        <RestoreDialog
          key={`restore ${opening}`}
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
