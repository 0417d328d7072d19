import clsx from 'clsx';
import type { Ref } from 'react';
import { Badge } from '../../renderer/primitives/Badge.tsx';
import { useConfig, writtenUser } from '../calls/config.ts';
import { usePage } from '../head/page.tsx';
import { useText } from '../language/text.tsx';
import { product } from '../product/product.ts';
import { isApplicationPath } from '../product/publicPages.ts';
import { useSession } from '../session/session.ts';
import { LoginButton } from './LoginButton.tsx';
import { Logo } from './Logo.tsx';
import { DashboardLink, PremiumLink, SupportLink } from './links.tsx';
import { LanguageMenu } from './menus/LanguageMenu.tsx';
import { MobileMenu } from './menus/MobileMenu.tsx';
import { PlainMenu } from './menus/PlainMenu.tsx';
import { ThemeMenu } from './menus/ThemeMenu.tsx';
import { UserMenu } from './menus/UserMenu.tsx';
import { PageLink } from './PageLink.tsx';
import styles from './TopBar.module.css';

export function TopBar({ slot }: { slot?: Ref<HTMLDivElement> }) {
  const text = useText();
  const { demo } = useConfig();
  const { user, status } = useSession();
  const { path } = usePage();
  // Public pages are complete before the session is known.
  const waiting = status === 'unknown' && user === null && writtenUser() !== null && isApplicationPath(path);
  return (
    <div className={styles.bar}>
      {slot && <div ref={slot} className={styles.slot} />}
      <PageLink to="/" className={styles.home} label={product.name} marked={false}>
        <Logo />
      </PageLink>
      <nav className={styles.links} aria-label={text('nav.label')}>
        <DashboardLink className={styles.link} />
        <PremiumLink className={styles.link} />
        <SupportLink className={styles.link} />
      </nav>
      {demo && (
        <span title={text('demo.explanation')} className={clsx(styles.mark, waiting && styles.waiting)}>
          <Badge tone="warning">{text('demo.mark')}</Badge>
        </span>
      )}
      <div className={clsx(styles.end, waiting && styles.waiting)}>
        <LanguageMenu />
        <ThemeMenu />
        {user ? <UserMenu user={user} /> : <LoginButton />}
      </div>
      <MobileMenu />
      <PlainMenu />
    </div>
  );
}
