import clsx from 'clsx';
import { Link, useMatch } from 'react-router-dom';
import { Badge } from '../../renderer/primitives/Badge.tsx';
import { product } from '../catalogue.ts';
import { useConfig } from '../config.ts';
import { useSession } from '../session.ts';
import { useText } from '../text.tsx';
import { LoginButton } from './LoginButton.tsx';
import { Logo } from './Logo.tsx';
import { DashboardLink, PremiumLink, SupportLink } from './links.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';

export function TopBar() {
  const text = useText();
  const { demo } = useConfig();
  const { user } = useSession();
  // There the sections begin at the left edge of the screen, and so does the bar.
  const besideSections = useMatch('/dashboard/:guildId') !== null;
  return (
    <header className={styles.bar}>
      <div className={clsx(styles.inner, besideSections && styles.wide)}>
        <Link to="/" className={styles.home} aria-label={product.name}>
          <Logo />
        </Link>
        {demo && (
          <span title={text('demo.explanation')}>
            <Badge tone="warning">{text('demo.mark')}</Badge>
          </span>
        )}
        <nav className={styles.links} aria-label={text('nav.label')}>
          <DashboardLink className={styles.link} />
          <PremiumLink className={styles.link} />
          <SupportLink className={styles.link} />
        </nav>
        <div className={styles.end}>
          <ThemeMenu />
          {user ? <UserMenu user={user} /> : <LoginButton />}
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}
