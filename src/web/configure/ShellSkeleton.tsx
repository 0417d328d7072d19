import { LoadingStatus } from '../../renderer/primitives/LoadingStatus.tsx';
import { useText } from '../language/text.tsx';
import styles from './ConfigureShell.module.css';

/** The frame of a server before it is known what the user may do there. */
export function ShellSkeleton() {
  const text = useText();
  return (
    <div className={styles.shell}>
      <div className={styles.side} />
      <div className={styles.content} aria-busy="true">
        <LoadingStatus label={text('configure.loading')} />
      </div>
    </div>
  );
}
