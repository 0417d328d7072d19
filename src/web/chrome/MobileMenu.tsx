import { Menu, X } from 'lucide-react';
import { useSession } from '../session.ts';
import { useText } from '../text.tsx';
import { LoginButton } from './LoginButton.tsx';
import { DashboardLink, HomeLink, LogoutLink, PremiumLink, SettingsLink, SupportLink } from './links.tsx';
import panel from './Panel.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './TopBar.module.css';
import { useDisclosure } from './useDisclosure.ts';

export function MobileMenu() {
  const text = useText();
  const { user } = useSession();
  const { open, toggle, root, button } = useDisclosure();
  const Icon = open ? X : Menu;
  return (
    <div ref={root} className={styles.mobileMenu}>
      <button
        ref={button}
        type="button"
        className={styles.iconButton}
        aria-expanded={open}
        aria-label={text('nav.menu')}
        onClick={toggle}
      >
        <Icon aria-hidden="true" />
      </button>
      {open && (
        <ul className={styles.sheet}>
          <li>
            <HomeLink className={panel.item} withIcon />
          </li>
          <li>
            <DashboardLink className={panel.item} withIcon />
          </li>
          <li>
            <PremiumLink className={panel.item} withIcon />
          </li>
          <li>
            <SupportLink className={panel.item} withIcon />
          </li>
          {user && (
            <>
              <li>
                <SettingsLink className={panel.item} withIcon />
              </li>
              <li>
                <LogoutLink className={panel.item} withIcon />
              </li>
            </>
          )}
          <li className={panel.divider} aria-hidden="true" />
          <li>
            <ThemeSwitch />
          </li>
          {!user && (
            <li>
              <LoginButton className={styles.sheetLogin} />
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
