import { Redo2, Trash2, Undo2, X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLoaded } from '../loading/useLoaded.ts';
import { Button } from '../primitives/Button.tsx';
import { returnFocus } from '../primitives/focus.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { Tooltip } from '../primitives/overlays/Tooltip.tsx';
import { useReservedHeight } from '../primitives/useReservedHeight.ts';
import { useCanStep, useDirty, useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { useWidgetText } from '../text/widgetText.ts';
import styles from './SaveBar.module.css';

export interface SaveBarProps {
  variant: 'discard' | 'prompt';
  /** The screen's title. */
  title: string;
  saving: boolean;
  /** The outcome of the last save is unknown. */
  unsettled?: boolean;
  /** Unsaved changes are lost with the page. */
  unkept?: boolean;
  /** The element that contains the fields. */
  root: RefObject<HTMLElement | null>;
  onSave(): void;
  onDiscard(): void;
}

/** What tells changes in words is fetched when there are some. */
const loadReview = () => import('../review/review.ts');

/**
 * Slides up once something is edited, and reserves the space that it covers. If all edits were undone, it stays until the
 * next one or until it is closed, so that they can be redone.
 */
export function SaveBar({
  variant,
  title,
  saving,
  unsettled = false,
  unkept = false,
  root,
  onSave,
  onDiscard,
}: SaveBarProps) {
  const text = useScreenText();
  const widgetText = useWidgetText();
  const dirty = useDirty();
  const canRedo = useCanStep('redo');
  const [closed, setClosed] = useState(false);
  // A save closes it, too.
  if (saving !== closed && (saving || dirty || !canRedo)) setClosed(saving);
  const pending = dirty || saving || unsettled;
  const undone = !pending && canRedo && !closed;
  const shown = pending || undone;
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
  const warning = saving ? undefined : unsettled ? 'saveBar.unsettled' : unkept && dirty ? 'saveBar.unkept' : undefined;
  function question(): string {
    if (undone) return text('saveBar.undone');
    if (warning) return text(warning);
    return prompts ? text('saveBar.prompt') : text('saveBar.changed', { title });
  }

  return (
    <>
      {shown && <div className={styles.room} />}
      {/* Always rendered: some screen readers ignore live regions that appear together with their text. */}
      <section
        ref={bar}
        className={shown ? styles.bar : styles.absent}
        aria-label={shown ? text(undone ? 'saveBar.undone' : 'saveBar.label') : undefined}
      >
        <div className={styles.words} data-brief={shown && !undone && !warning ? '' : undefined}>
          <p className={styles.text} role="status">
            {shown && question()}
          </p>
          {shown && <Summary root={root} onSave={onSave} />}
        </div>
        {shown && (
          <div ref={returnFocus} className={styles.actions}>
            <Steps busy={saving} />
            {undone ? (
              <IconButton
                label={widgetText('primitive.close')}
                icon={<X aria-hidden="true" />}
                onClick={() => setClosed(true)}
              />
            ) : (
              <>
                <Button variant="quiet" className={styles.discard} icon={<Trash2 aria-hidden="true" />} {...discard}>
                  <span>{text(prompts ? 'saveBar.cancelCaps' : 'saveBar.discard')}</span>
                </Button>
                <Button variant="primary" busy={saving} onClick={onSave}>
                  {saving ? text('saveBar.saving') : text(prompts ? 'saveBar.saveCaps' : 'saveBar.save')}
                </Button>
                {prompts && <IconButton label={text('saveBar.close')} icon={<X aria-hidden="true" />} {...discard} />}
              </>
            )}
          </div>
        )}
      </section>
    </>
  );
}

/** How many changes there are, with a button that lists them. */
function Summary(props: Pick<SaveBarProps, 'root' | 'onSave'>) {
  const { value: review } = useLoaded(loadReview);
  // With its height reserved: a bar that grows would cover the field that it has just uncovered.
  return <div className={styles.summary}>{review && <review.ReviewSummary {...props} />}</div>;
}

const KINDS = ['undo', 'redo'] as const;
const KEYS = { undo: 'Control+Z', redo: 'Control+Shift+Z' };
const ICONS = { undo: <Undo2 aria-hidden="true" />, redo: <Redo2 aria-hidden="true" /> };

/** Undo and redo, each with a tooltip that says what it would do. */
function Steps({ busy }: { busy: boolean }) {
  const store = useForm();
  const text = useScreenText();
  const { value: review } = useLoaded(loadReview);
  const can = { undo: useCanStep('undo'), redo: useCanStep('redo') };
  const [tips, setTips] = useState<Partial<Record<'undo' | 'redo', string>>>({});
  // Only when somebody may look at them: to say what a step changes, documents are compared.
  const tell = () => review && setTips(review.stepTips(store, text));

  function step(kind: 'undo' | 'redo') {
    if (busy) return;
    store[kind]();
    tell();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes
    <span className={styles.steps} onPointerEnter={tell} onFocus={tell}>
      {KINDS.map((kind) => {
        const name = text(`step.${kind}`);
        const tip = can[kind] ? tips[kind] : undefined;
        return (
          <Tooltip key={kind} text={tip ?? name} isName={!tip}>
            <IconButton
              className={styles[kind]}
              label={name}
              icon={ICONS[kind]}
              aria-disabled={busy || !can[kind]}
              aria-keyshortcuts={KEYS[kind]}
              onClick={() => step(kind)}
            />
          </Tooltip>
        );
      })}
    </span>
  );
}
