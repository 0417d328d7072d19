import { useCallback, useEffect, useRef } from 'react';
import { useResource } from '../../renderer/loading/useResource.ts';
import { Button } from '../../renderer/primitives/Button.tsx';
import { Dialog, type DialogProps } from '../../renderer/primitives/overlays/Dialog.tsx';
import { RetryNotice } from '../../renderer/primitives/RetryNotice.tsx';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import { useReservedHeight } from '../../renderer/primitives/useReservedHeight.ts';
import { useLanguage } from '../language/text.tsx';
import { menuItems } from '../product/menu.ts';
import { Changes } from './Changes.tsx';
import { type HistoryEntry, readComparison, sentenceOf } from './entries.ts';
import styles from './History.module.css';
import { useHistoryText } from './texts.ts';
import { shortTime } from './times.ts';
import type { VersionPair } from './useComparison.ts';

interface CompareBarProps {
  /** The chosen version. */
  chosen: HistoryEntry;
  onNow(): void;
  onCancel(): void;
}

/** Asks for the second of two versions, and takes the focus from the button that has chosen the first one. */
export function CompareBar({ chosen, onNow, onCancel }: CompareBarProps) {
  const text = useHistoryText();
  const language = useLanguage();
  const bar = useRef<HTMLDivElement>(null);
  useReservedHeight(bar, '--compare-room');
  useEffect(() => bar.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const { title: module } = chosen;
  return (
    <div ref={bar} className={styles.compare} role="status">
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

interface CompareDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'finalFocus'> {
  guildId: string;
  pair: VersionPair;
}

/** How two versions of a module differ. */
export function CompareDialog({ guildId, pair, ...dialog }: CompareDialogProps) {
  const text = useHistoryText();
  const language = useLanguage();
  const { module, from, to } = pair;
  const { status, value, error, busy, retry } = useResource(
    useCallback(({ signal }) => readComparison(guildId, { module, from, to }, signal), [guildId, module, from, to]),
  );
  const title = menuItems(language).find(({ id }) => id === module)?.title ?? value?.title;
  const time = (at: string) => shortTime(at, language);
  const description =
    value &&
    (value.to === null
      ? text('compare.toNow', { from: time(value.from.at) })
      : text('compare.between', { from: time(value.from.at), to: time(value.to.at) }));
  return (
    // Back closes it, too: it is in the address.
    <Dialog
      {...dialog}
      inHistory={false}
      title={text('compare.title', { module: title ?? '' })}
      description={description}
    >
      <div className={styles.dialogBody}>
        {status === 'loading' && <Spinner label={text('loading')} />}
        {status === 'failed' && (
          <RetryNotice title={text('compare.failed')} level={3} label={text('retry')} busy={busy} onRetry={retry}>
            {sentenceOf(error) ?? text('failedHint')}
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
