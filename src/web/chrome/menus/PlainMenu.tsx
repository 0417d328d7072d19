import { Menu } from 'lucide-react';
import { useText } from '../../language/text.tsx';
import { LoginButton } from '../LoginButton.tsx';
import { DashboardLink, HomeLink, PremiumLink, SupportLink } from '../links.tsx';
import styles from './MobileMenu.module.css';
import panel from './Panel.module.css';

/** The phone menu for browsers without scripts. It is prerendered, and browsers with scripts ignore it. */
export function PlainMenu() {
  const text = useText();
  return (
    <noscript>
      <details className={styles.plain}>
        <summary className={styles.plainToggle} aria-label={text('nav.menu')}>
          <Menu aria-hidden="true" />
        </summary>
        <nav className={styles.sheet} aria-label={text('nav.label')}>
          <ul className={styles.list}>
            {[HomeLink, DashboardLink, PremiumLink, SupportLink].map((Item) => (
              <li key={Item.name}>
                <Item className={panel.item} withIcon />
              </li>
            ))}
            <li>
              <LoginButton className={styles.login} />
            </li>
          </ul>
        </nav>
      </details>
    </noscript>
  );
}
