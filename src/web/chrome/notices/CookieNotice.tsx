import clsx from 'clsx';
import button from '../../../renderer/primitives/Button.module.css';
import { returnFocus } from '../../../renderer/primitives/focus.ts';
import { useText } from '../../language/text.tsx';
import styles from './CookieNotice.module.css';
import { useDismissal } from './useDismissal.ts';

/** Shown above the page until accepted, without covering any of it. */
export function CookieNotice() {
  const text = useText();
  const { dismissed, dismiss, remembers } = useDismissal('cookies');
  if (dismissed) return null;
  return (
    <section ref={returnFocus} className={styles.cookies} aria-label={text('cookies.label')}>
      <p className={styles.text}>{text('cookies.text')}</p>
      <button
        type="button"
        className={clsx(button.button, button.primary, button.small)}
        data-remembers={remembers}
        onClick={dismiss}
      >
        {text('cookies.accept')}
      </button>
    </section>
  );
}
