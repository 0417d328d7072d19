import { Menu, X } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { isEntered } from '../../../renderer/primitives/overlays/historyEntry.ts';
import { useText } from '../../language/text.tsx';
import { useSession } from '../../session/session.ts';
import { LoginButton } from '../LoginButton.tsx';
import {
  DashboardLink,
  HomeLink,
  LogoutEverywhereLink,
  LogoutLink,
  PremiumLink,
  SettingsLink,
  SupportLink,
} from '../links.tsx';
import bar from '../TopBar.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './MobileMenu.module.css';
import panel from './Panel.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useDisclosure } from './useDisclosure.ts';

export function MobileMenu() {
  const text = useText();
  const { user } = useSession();
  const { open, toggle, close, root, button } = useDisclosure({ inHistory: true });
  const Icon = open ? X : Menu;

  // Locks scrolling of the page behind.
  useEffect(() => {
    if (!open) return;
    const { dataset, style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
    dataset.menu = 'open';
    return () => {
      delete dataset.menu;
    };
  }, [open]);

  // Removes the menu's history entry first, for Back to lead from page to page.
  const follow = (event: MouseEvent) => {
    if (!isEntered() || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    close(() => link.click());
  };

  return (
    <>
      {open && <div className={styles.scrim} data-testid="menu-overlay" />}
      <div ref={root} className={styles.menu} onClickCapture={follow}>
        <button
          ref={button}
          type="button"
          className={bar.iconButton}
          aria-expanded={open}
          aria-label={text('nav.menu')}
          onClick={toggle}
        >
          <Icon aria-hidden="true" />
        </button>
        {open && (
          <div ref={keepInWindow} className={styles.sheet}>
            <nav aria-label={text('nav.label')}>
              <ul className={styles.list}>
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
                {user ? (
                  <>
                    <li>
                      <SettingsLink className={panel.item} withIcon />
                    </li>
                    <li>
                      <LogoutLink className={panel.item} withIcon />
                    </li>
                    <li>
                      <LogoutEverywhereLink className={panel.item} withIcon />
                    </li>
                  </>
                ) : (
                  <li>
                    <LoginButton className={styles.login} />
                  </li>
                )}
              </ul>
            </nav>
            <div className={styles.choices}>
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

/** Notices above the bar reduce the height available to the menu. */
function keepInWindow(sheet: HTMLElement | null): void {
  sheet?.style.setProperty('--sheet-top', `${sheet.getBoundingClientRect().top}px`);
}
