import clsx from 'clsx';
import { ServerOff } from 'lucide-react';
import button from '../../renderer/primitives/Button.module.css';
import { VisuallyHidden } from '../../renderer/primitives/VisuallyHidden.tsx';
import { useConfig } from '../calls/config.ts';
import { useText } from '../language/text.tsx';
import styles from './DashboardPage.module.css';

export function NoServers() {
  const text = useText();
  const { guideUrl } = useConfig();
  return (
    <section className={styles.empty}>
      <ServerOff className={styles.emptyIcon} aria-hidden="true" />
      <h2>{text('dashboard.empty')}</h2>
      <p>{text('dashboard.emptyText')}</p>
      <a href={guideUrl} target="_blank" rel="noopener" className={clsx(button.button, button.secondary, styles.guide)}>
        {text('dashboard.guide')} <VisuallyHidden>({text('dashboard.newTab')})</VisuallyHidden>
      </a>
    </section>
  );
}
