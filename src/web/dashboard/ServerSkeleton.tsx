import { Bone } from '../../renderer/primitives/Bone.tsx';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import { useText } from '../language/text.tsx';
import styles from './DashboardPage.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A skeleton of the list, under a spinner with a label. */
export function ServerSkeleton() {
  const text = useText();
  return (
    <div className={styles.overlay}>
      <div className={styles.grid} aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={styles.card}>
            <Bone className={styles.boneIcon} />
            <span className={styles.facts}>
              <Bone className={styles.boneName} />
            </span>
            <Bone className={styles.boneAction} />
          </div>
        ))}
      </div>
      <div className={styles.spinner}>
        <Spinner size="large" label={text('dashboard.loading')} />
      </div>
    </div>
  );
}
