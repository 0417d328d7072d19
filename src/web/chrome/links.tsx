import { Crown, Home, LayoutGrid, LifeBuoy, LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useConfig } from '../config.ts';
import { endSession, useSession } from '../session.ts';
import { useText } from '../text.tsx';

export const loginPath = '/auth/login/';
const logoutPath = '/auth/logout/';

interface LinkProps {
  className?: string;
  /** An icon before the text. */
  withIcon?: boolean;
}

export function HomeLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <NavLink to="/" end className={className}>
      {withIcon && <Home aria-hidden="true" />}
      {text('nav.home')}
    </NavLink>
  );
}

export function DashboardLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <MemberLink to="/dashboard" className={className}>
      {withIcon && <LayoutGrid aria-hidden="true" />}
      {text('nav.dashboard')}
    </MemberLink>
  );
}

export function PremiumLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <MemberLink to="/premium" className={className}>
      {withIcon && <Crown aria-hidden="true" />}
      {text('nav.premium')}
    </MemberLink>
  );
}

/** Settings are kept per server, so this leads to the list of servers. */
export function SettingsLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <MemberLink to="/dashboard" className={className} as={Link}>
      {withIcon && <Settings aria-hidden="true" />}
      {text('nav.settings')}
    </MemberLink>
  );
}

/** Nothing where the installation names no address for support. */
export function SupportLink({ className, withIcon }: LinkProps) {
  const text = useText();
  const { supportUrl } = useConfig();
  if (supportUrl === '') return null;
  return (
    <a href={supportUrl} className={className}>
      {withIcon && <LifeBuoy aria-hidden="true" />}
      {text('nav.support')}
    </a>
  );
}

/** A navigation of the browser: the server ends the session. */
export function LogoutLink({ className, withIcon }: LinkProps) {
  const text = useText();
  return (
    <a href={logoutPath} className={className} onClick={endSession}>
      {withIcon && <LogOut aria-hidden="true" />}
      {text('nav.logout')}
    </a>
  );
}

interface MemberLinkProps {
  to: string;
  className?: string;
  /** `Link` for one that is not the page's main address. */
  as?: typeof NavLink | typeof Link;
  children: ReactNode;
}

/** Starts the login for a visitor, who could not see the page. */
function MemberLink({ to, as: Target = NavLink, className, children }: MemberLinkProps) {
  const { user } = useSession();
  if (!user) {
    return (
      <a href={loginPath} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Target to={to} className={className}>
      {children}
    </Target>
  );
}
