import clsx from 'clsx';
import button from '../../renderer/primitives/Button.module.css';
import { useText } from '../text.tsx';
import { useLoginAddress } from './links.tsx';

/** A navigation of the browser to the identity provider, by way of the server. */
export function LoginButton({ className }: { className?: string }) {
  const text = useText();
  const address = useLoginAddress();
  return (
    <a href={address} className={clsx(button.button, button.primary, className)}>
      {text('nav.login')}
    </a>
  );
}
