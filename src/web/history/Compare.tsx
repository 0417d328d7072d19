import { useCallback } from 'react';
import { useResource } from '../../renderer/loading/useResource.ts';
import { Button } from '../../renderer/primitives/Button.tsx';
import { Dialog } from '../../renderer/primitives/overlays/Dialog.tsx';
import { RetryNotice } from '../../renderer/primitives/RetryNotice.tsx';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import { useLanguage } from '../language/text.tsx';
import { Changes } from './Changes.tsx';
import { type HistoryEntry, readComparison } from './entries.ts';
import styles from './History.module.css';
import { useHistoryText } from './texts.ts';
import { shortTime } from './times.ts';

interface CompareBarProps {
  /** The chosen version. */
  chosen: HistoryEntry;
  onNow(): void;
  onCancel(): void;
}

/** Asks for the second of two versions. */
export function CompareBar({ chosen, onNow, onCancel }: CompareBarProps) {
  const text = useHistoryText();
  const language = useLanguage();
  const { title: module } = chosen;
  return (
    <div className={styles.compare} role="status">
      <div className={styles.compareText}>
        <p className={styles.compareTitle}>{text('compare.bar', { module, time: shortTime(chosen.at, language) })}</p>
        <p className={styles.exact}>{text('compare.hint', { module })}</p>
      </div>
      <Button variant="primary" onClick={onNow}>
        {text('compare.now')}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {text('compare.cancel')}
      </Button>
    </div>
  );
}

/** Two versions of a module. */
export interface VersionPair {
  module: string;
  title: string;
  from: string;
  /** A cursor, or `now`. */
  to: string;
}

/** The pair of two entries about the same module, the older one first. */
export function pairOf(one: HistoryEntry, other: HistoryEntry | 'now'): VersionPair {
  const ordered = other === 'now' || BigInt(one.cursor) < BigInt(other.cursor);
  const cursors = [one.cursor, other === 'now' ? 'now' : other.cursor];
  const [from = '', to = ''] = ordered ? cursors : cursors.toReversed();
  return { module: one.module ?? '', title: one.title, from, to };
}

interface CompareDialogProps {
  guildId: string;
  pair: VersionPair;
  open: boolean;
  onClose(): void;
}

/** How two versions of a module differ. */
export function CompareDialog({ guildId, pair, open, onClose }: CompareDialogProps) {
  const text = useHistoryText();
  const language = useLanguage();
  const { module, title, from, to } = pair;
  const { status, value, busy, retry } = useResource(
    useCallback(({ signal }) => readComparison(guildId, { module, from, to }, signal), [guildId, module, from, to]),
  );
  const time = (at: string) => shortTime(at, language);
  const description =
    value &&
    (value.to === null
      ? text('compare.toNow', { from: time(value.from.at) })
      : text('compare.between', { from: time(value.from.at), to: time(value.to.at) }));
  return (
    <Dialog open={open} onClose={onClose} title={text('compare.title', { module: title })} description={description}>
      <div className={styles.dialogBody}>
        {status === 'loading' && <Spinner label={text('loading')} />}
        {status === 'failed' && (
          <RetryNotice title={text('compare.failed')} level={3} label={text('retry')} busy={busy} onRetry={retry}>
            {text('failedHint')}
          </RetryNotice>
        )}
        {value &&
          (value.changes.length > 0 ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            <section className={styles.scroll} tabIndex={0} aria-label={text('changes')}>
              <Changes changes={value.changes} label={text('changes')} />
            </section>
          ) : (
            <p>{text('compare.same')}</p>
          ))}
      </div>
    </Dialog>
  );
}
