import { LoadingStatus } from '../../renderer/primitives/LoadingStatus.tsx';
import { InFrame } from '../chrome/InFrame.tsx';
import { useText } from '../language/text.tsx';
import styles from './ConfigureShell.module.css';

/** The frame of a server before it is known what the user may do there. */
export function ShellSkeleton() {
  const text = useText();
  return (
    <div className={styles.shell}>
      <InFrame slot="side">
        <div className={styles.side} />
      </InFrame>
      <div className={styles.content} aria-busy="true">
        <LoadingStatus label={text('configure.loading')} />
      </div>
    </div>
  );
}
