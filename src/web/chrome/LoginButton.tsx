import clsx from 'clsx';
import button from '../../renderer/primitives/Button.module.css';
import { useDestination } from '../destination.ts';
import { useText } from '../text.tsx';
import { useLoginAddress } from './links.tsx';

interface LoginButtonProps {
  className?: string;
  /** Where another one leads the way. */
  quiet?: boolean;
}

/** A navigation of the browser to the identity provider, by way of the server. */
export function LoginButton({ className, quiet }: LoginButtonProps) {
  const text = useText();
  const address = useLoginAddress(useDestination() ?? undefined);
  return (
    <a href={address} className={clsx(button.button, quiet ? button.secondary : button.primary, className)}>
      {text('nav.login')}
    </a>
  );
}
