import clsx from 'clsx';
import button from '../../renderer/primitives/Button.module.css';
import { usePage } from '../head/page.tsx';
import { addressIn } from '../language/language.ts';
import { useLanguage, useText } from '../language/text.tsx';
import { isApplicationPath } from '../product/publicPages.ts';
import { useDestination } from '../session/destination.ts';
import { useLoginAddress } from './links.tsx';

interface LoginButtonProps {
  className?: string;
  /** For a secondary login link. */
  secondary?: boolean;
}

/** A plain link to the server, which redirects to Discord. */
export function LoginButton({ className, secondary }: LoginButtonProps) {
  const text = useText();
  const destination = useDestination();
  const { path } = usePage();
  const here = addressIn(useLanguage(), path);
  const address = useLoginAddress(destination ?? (isApplicationPath(path) ? here : undefined));
  return (
    <a
      href={address}
      // `public/theme.js` adds the destination until the page is hydrated.
      data-unaimed={destination === null || undefined}
      className={clsx(button.button, secondary ? button.secondary : button.primary, className)}
    >
      {text('nav.login')}
    </a>
  );
}
