import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import { VisuallyHidden } from '../../renderer/primitives/VisuallyHidden.tsx';
import styles from './History.module.css';
import { useHistoryText } from './texts.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** Stands for entries that are loading. */
export function HistorySkeleton() {
  const text = useHistoryText();
  return (
    <>
      <VisuallyHidden>
        <Spinner label={text('loading')} />
      </VisuallyHidden>
      <div className={styles.day} aria-hidden="true">
        <span className={styles.boneTitle} />
        <div className={styles.entries}>
          {rows.map((row) => (
            <div key={row} className={styles.entry}>
              <span className={styles.bonePicture} />
              <div className={styles.main}>
                <span className={styles.boneLine} />
                <span className={styles.boneChange} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
