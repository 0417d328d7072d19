import { ChevronDown } from 'lucide-react';
import { VisuallyHidden } from '../../../renderer/primitives/VisuallyHidden.tsx';
import { useText } from '../../language/text.tsx';
import { displayName, type User } from '../../session/session.ts';
import { DashboardLink, LogoutEverywhereLink, LogoutLink, PremiumLink, SettingsLink } from '../links.tsx';
import styles from '../TopBar.module.css';
import { UserAvatar } from '../UserAvatar.tsx';
import panel from './Panel.module.css';
import { useDisclosure } from './useDisclosure.ts';

export function UserMenu({ user }: { user: User }) {
  const text = useText();
  const { open, toggle, close, root, button } = useDisclosure();
  return (
    <div ref={root} className={panel.root}>
      <button ref={button} type="button" className={styles.account} aria-expanded={open} onClick={toggle}>
        <UserAvatar user={user} />
        <VisuallyHidden>{text('nav.account')}</VisuallyHidden> <bdi className={styles.name}>{displayName(user)}</bdi>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      {open && (
        // A question about unsaved changes gives the focus back to the button: the link is gone by then.
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the links inside
        <ul className={panel.panel} onClick={() => close(() => button.current?.focus())}>
          <li>
            <DashboardLink className={panel.item} withIcon />
          </li>
          <li>
            <SettingsLink className={panel.item} withIcon />
          </li>
          <li>
            <PremiumLink className={panel.item} withIcon />
          </li>
          <li className={panel.divider} aria-hidden="true" />
          <li>
            <LogoutLink className={panel.item} withIcon />
          </li>
          <li>
            <LogoutEverywhereLink className={panel.item} withIcon />
          </li>
        </ul>
      )}
    </div>
  );
}
