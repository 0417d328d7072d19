import { Crown, Home, LayoutGrid, LifeBuoy, LogOut, MonitorX, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { forgetKept } from '../../renderer/kept/marks.ts';
import { unsaved } from '../browser/unsaved.ts';
import { useConfig } from '../calls/config.ts';
import { addressIn } from '../language/language.ts';
import { useLanguage, useText } from '../language/text.tsx';
import { useSession } from '../session/session.ts';
import { PageLink } from './PageLink.tsx';

/** Starts a login even if somebody is signed in. */
export const loginPath = '/auth/login/';
const logoutPath = '/auth/logout/';
/** Where all sessions of the user are ended. */
export const logoutEverywherePath = '/auth/logout/everywhere/';

interface LinkProps {
  className?: string;
  /** An icon before the text. */
  withIcon?: boolean;
}

export function HomeLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <PageLink to="/" className={className}>
      {withIcon && <Home aria-hidden="true" />}
      {text('nav.home')}
    </PageLink>
  );
}

export function DashboardLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <SignedInLink to="/dashboard" className={className}>
      {withIcon && <LayoutGrid aria-hidden="true" />}
      {text('nav.dashboard')}
    </SignedInLink>
  );
}

export function PremiumLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <SignedInLink to="/premium" className={className}>
      {withIcon && <Crown aria-hidden="true" />}
      {text('nav.premium')}
    </SignedInLink>
  );
}

/** Leads to the list of servers, since settings are kept per server. */
export function SettingsLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <SignedInLink to="/dashboard" className={className} marked={false}>
      {withIcon && <Settings aria-hidden="true" />}
      {text('nav.settings')}
    </SignedInLink>
  );
}

/** Renders nothing until the support address is known. */
export function SupportLink({ className, withIcon, children }: LinkProps & { children?: ReactNode }) {
  const text = useText();
  const { supportUrl } = useConfig();
  if (supportUrl === '') return null;
  return (
    <a href={supportUrl} className={className}>
      {withIcon && <LifeBuoy aria-hidden="true" />}
      {children ?? text('nav.support')}
    </a>
  );
}

/** A plain link: the server ends the session and redirects to the start page in the current language. */
export function LogoutLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <a href={useLogoutAddress()} className={className} onClick={leaveNothing}>
      {withIcon && <LogOut aria-hidden="true" />}
      {text('nav.logout')}
    </a>
  );
}

/** Ends all sessions of the user, on every device. */
export function LogoutEverywhereLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <a href={useLogoutAddress(logoutEverywherePath)} className={className} onClick={leaveNothing}>
      {withIcon && <MonitorX aria-hidden="true" />}
      {text('nav.logoutEverywhere')}
    </a>
  );
}

/** Nothing that a user has typed outlives the sign-out, not even in a page that the browser restores as it was left. */
export function leaveNothing(): void {
  forgetKept();
  window.addEventListener('pageshow', () => unsaved.set(false), { once: true });
}

/** The address that ends the session and leads to the start page in the current language. */
export function useLogoutAddress(path = logoutPath): string {
  const start = addressIn(useLanguage(), '/');
  return start === '/' ? path : `${path}?next=${start}`;
}

interface SignedInLinkProps {
  to: string;
  className?: string;
  marked?: boolean;
  /** The id of the element that says more. */
  describedBy?: string;
  children: ReactNode;
}

/** A link that starts the login for visitors, who could not see the page. */
export function SignedInLink({ marked, ...link }: SignedInLinkProps) {
  const { user } = useSession();
  const login = useLoginAddress(addressIn(useLanguage(), link.to));
  // One element for both: a press on it may have begun when the user becomes known.
  return <PageLink {...link} href={user ? undefined : login} marked={user ? marked : false} />;
}

/**
 * The address that starts a login, which leads to the list of servers or to another page.
 * @param to an address of this site, with its query and hash
 */
export function useLoginAddress(to?: string): string {
  const language = useLanguage();
  const next = to ?? addressIn(language, '/dashboard');
  return next === '/dashboard' ? loginPath : `${loginPath}?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`;
}
