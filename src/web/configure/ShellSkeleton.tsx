import { ScreenSkeleton } from '../../renderer/screen/unavailable/ScreenSkeleton.tsx';
import { useText } from '../language/text.tsx';
import styles from './ConfigureShell.module.css';

/** The frame of a server before it is known what the user may do there. */
export function ShellSkeleton() {
  const text = useText();
  return (
    <div className={styles.shell}>
      <div className={styles.side} />
      <div className={styles.content}>
        <ScreenSkeleton label={text('configure.loading')} />
      </div>
    </div>
  );
}
