import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../primitives/Button.tsx';
import { returnFocus } from '../primitives/focus.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { useReservedHeight } from '../primitives/useReservedHeight.ts';
import { useDirty } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import styles from './SaveBar.module.css';

export interface SaveBarProps {
  variant: 'discard' | 'prompt';
  /** The screen's title. */
  title: string;
  saving: boolean;
  /** The outcome of the last save is unknown. */
  unsettled?: boolean;
  onSave(): void;
  onDiscard(): void;
}

/** Slides up once something is edited, and reserves the space that it covers. */
export function SaveBar({ variant, title, saving, unsettled = false, onSave, onDiscard }: SaveBarProps) {
  const text = useScreenText();
  const dirty = useDirty();
  const shown = dirty || saving || unsettled;
  const prompts = variant === 'prompt';
  const bar = useRef<HTMLElement>(null);
  useReservedHeight(bar, '--save-bar-room', shown);
  // The bar may cover the focused field. Scrolls at once: later, the page would move under the next click.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (shown && activeElement?.closest('main')) activeElement.scrollIntoView?.({ block: 'nearest' });
  }, [shown]);
  // Not `disabled`, which would lose the focus.
  const discard = { 'aria-disabled': saving, onClick: saving ? undefined : onDiscard };
  function question(): string {
    if (unsettled && !saving) return text('saveBar.unsettled');
    return prompts ? text('saveBar.prompt') : text('saveBar.changed', { title });
  }

  return (
    <>
      {shown && <div className={styles.room} />}
      {/* Always rendered: some screen readers ignore live regions that appear together with their text. */}
      <section
        ref={bar}
        className={shown ? styles.bar : styles.absent}
        aria-label={shown ? text('saveBar.label') : undefined}
        data-save-bar={shown || undefined}
      >
        <p className={styles.text} role="status">
          {shown && question()}
        </p>
        {shown && (
          <div ref={returnFocus} className={styles.actions}>
            <Button variant="quiet" {...discard}>
              {text(prompts ? 'saveBar.cancelCaps' : 'saveBar.discard')}
            </Button>
            <Button variant="primary" busy={saving} onClick={onSave}>
              {saving ? text('saveBar.saving') : text(prompts ? 'saveBar.saveCaps' : 'saveBar.save')}
            </Button>
            {prompts && <IconButton label={text('saveBar.close')} icon={<X aria-hidden="true" />} {...discard} />}
          </div>
        )}
      </section>
    </>
  );
}
