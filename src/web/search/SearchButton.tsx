import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useText } from '../language/text.tsx';
import styles from './SearchButton.module.css';

interface SearchButtonProps {
  /** Shown as a symbol alone. */
  small?: boolean;
  onOpen(): void;
  /** Called when it is likely to be pressed soon. */
  onPrepare(): void;
}

const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** Looks like a field, and opens the search. What is typed on it is typed into the search, which has the focus by then. */
export function SearchButton({ small, onOpen, onPrepare }: SearchButtonProps) {
  const text = useText();

  function onKeyDown({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    const isLetter = key.length === 1 && key !== ' ';
    if (isLetter && !ctrlKey && !altKey && !metaKey) onOpen();
  }

  return (
    <button
      type="button"
      className={small ? styles.small : styles.field}
      aria-label={small ? text('search.open') : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      onKeyDown={onKeyDown}
      onFocus={onPrepare}
      onPointerEnter={onPrepare}
    >
      <Search aria-hidden="true" />
      {!small && (
        <>
          <span className={styles.words}>{text('search.open')}…</span>
          <kbd className={styles.keys}>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
        </>
      )}
    </button>
  );
}
