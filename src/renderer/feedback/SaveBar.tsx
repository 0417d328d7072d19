import { X } from 'lucide-react';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { useDirty } from '../state/hooks.ts';
import { useText } from '../text.ts';
import styles from './SaveBar.module.css';

export interface SaveBarProps {
  variant: 'discard' | 'prompt';
  /** The screen's title. */
  title: string;
  saving: boolean;
  onSave(): void;
  onDiscard(): void;
}

/** Comes up from below as soon as something is edited, and reserves the room that it covers. */
export function SaveBar({ variant, title, saving, onSave, onDiscard }: SaveBarProps) {
  const text = useText();
  const dirty = useDirty();
  if (!dirty && !saving) return null;
  const prompts = variant === 'prompt';
  return (
    <>
      <div className={styles.room} />
      <section className={styles.bar} aria-label={text('saveBar.label')}>
        <p className={styles.text} role="status">
          {prompts ? text('saveBar.prompt') : text('saveBar.changed', { title })}
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" disabled={saving} onClick={onDiscard}>
            {text(prompts ? 'saveBar.cancelCaps' : 'saveBar.discard')}
          </Button>
          <Button variant="primary" disabled={saving} onClick={onSave}>
            {saving ? text('saveBar.saving') : text(prompts ? 'saveBar.saveCaps' : 'saveBar.save')}
          </Button>
          {prompts && (
            <IconButton
              label={text('saveBar.close')}
              icon={<X aria-hidden="true" />}
              disabled={saving}
              onClick={onDiscard}
            />
          )}
        </div>
      </section>
    </>
  );
}
