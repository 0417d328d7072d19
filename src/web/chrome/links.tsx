import { Crown, Home, LayoutGrid, LifeBuoy, LogOut, MonitorX, Settings } from 'lucide-react';
import { type MouseEvent, type ReactNode, useCallback, useContext } from 'react';
import { forgetKept } from '../../renderer/kept/marks.ts';
import { isPlainPress } from '../browser/isPlainPress.ts';
import { unsaved } from '../browser/unsaved.ts';
import { useConfig } from '../calls/config.ts';
import { addressIn } from '../language/language.ts';
import { useLanguage, useText } from '../language/text.tsx';
import { HistoryContext } from '../navigation/historyContext.ts';
import { useSession } from '../session/session.ts';
import { PageLink } from './PageLink.tsx';

/** Starts a login even if somebody is signed in. */
export const loginPath = '/auth/login/';
export const logoutPath = '/auth/logout/';
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

export function LogoutLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <SignOutLink path={logoutPath} className={className}>
      {withIcon && <LogOut aria-hidden="true" />}
      {text('nav.logout')}
    </SignOutLink>
  );
}

/** Ends all sessions of the user, on every device. */
export function LogoutEverywhereLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <SignOutLink path={logoutEverywherePath} className={className}>
      {withIcon && <MonitorX aria-hidden="true" />}
      {text('nav.logoutEverywhere')}
    </SignOutLink>
  );
}

interface SignOutLinkProps {
  path: string;
  className?: string;
  children: ReactNode;
}

function SignOutLink({ path, className, children }: SignOutLinkProps) {
  const { address, signOut } = useSignOut(path);
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return leaveNothing();
    event.preventDefault();
    signOut();
  };
  return (
    <a href={address} className={className} onClick={press}>
      {children}
    </a>
  );
}

/**
 * The address that ends the session, or all of them, and leads to the start page in the current language; and a function that
 * goes there once the user has decided what becomes of unsaved changes.
 */
export function useSignOut(path: string) {
  const history = useContext(HistoryContext);
  const start = addressIn(useLanguage(), '/');
  const address = start === '/' ? path : `${path}?next=${start}`;
  const signOut = useCallback(() => {
    const go = () => {
      leaveNothing();
      window.location.assign(address);
    };
    if (history) history.depart(go);
    else go();
  }, [history, address]);
  return { address, signOut };
}

/** Nothing that a user has typed outlives the sign-out, not even in a page that the browser restores as it was left. */
function leaveNothing(): void {
  forgetKept();
  window.addEventListener('pageshow', () => unsaved.set(false), { once: true });
}

interface SignedInLinkProps {
  to: string;
  className?: string;
  marked?: boolean;
  /** The id of the element that says more. */
  describedBy?: string;
  children: ReactNode;
}

/**
 * A link that starts the login for visitors, who could not see the page. It always names the page: the server sends those who
 * are signed in there at once, and they may press it before the page knows them.
 */
export function SignedInLink({ marked, ...link }: SignedInLinkProps) {
  const { user } = useSession();
  const login = loginAddress(addressIn(useLanguage(), link.to));
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
  return next === '/dashboard' ? loginPath : loginAddress(next);
}

function loginAddress(next: string): string {
  return `${loginPath}?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`;
}
