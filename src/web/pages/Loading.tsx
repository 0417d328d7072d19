import clsx from 'clsx';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import styles from './Page.module.css';

/** Shown while a page loads. */
export function Loading({ label }: { label?: string }) {
  return (
    <div className={clsx(styles.center, styles.wait)}>
      <Spinner size="large" label={label} />
    </div>
  );
}
