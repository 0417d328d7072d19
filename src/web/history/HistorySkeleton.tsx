import { Bone } from '../../renderer/primitives/Bone.tsx';
import { LoadingStatus } from '../../renderer/primitives/LoadingStatus.tsx';
import styles from './History.module.css';
import { useHistoryText } from './texts.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** Stands for entries that are loading. */
export function HistorySkeleton() {
  const text = useHistoryText();
  return (
    <>
      <LoadingStatus label={text('loading')} />
      <div className={styles.day} aria-hidden="true">
        <Bone className={styles.boneTitle} />
        <div className={styles.entries}>
          {rows.map((row) => (
            <div key={row} className={styles.entry}>
              <Bone className={styles.bonePicture} />
              <div className={styles.main}>
                <Bone className={styles.boneLine} />
                <Bone className={styles.boneChange} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
