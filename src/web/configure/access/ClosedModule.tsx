import { ShieldX } from 'lucide-react';
import { useText } from '../../language/text.tsx';
import page from '../../pages/Page.module.css';
import styles from './AccessProblem.module.css';

/** Replaces a module that none of the user's roles opens. */
export function ClosedModule() {
  const text = useText();
  return (
    <div className={page.center}>
      <ShieldX className={styles.icon} aria-hidden="true" />
      <h1 className={styles.title}>{text('configure.closedModule')}</h1>
      <p className={page.lead}>{text('configure.closedModuleNote')}</p>
    </div>
  );
}
