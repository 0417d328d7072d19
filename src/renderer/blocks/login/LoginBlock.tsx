import { LogIn } from 'lucide-react';
import { useNavigation } from '../../contexts/NavigationContext.ts';
import button from '../../primitives/Button.module.css';
import { Notice } from '../../primitives/Notice.tsx';
import { type BlockProps, blockOptions } from '../types.ts';

/** Tells visitors why to sign in, with a link to do so. Options: `title`, `text`, `label`. */
export default function LoginBlock({ block }: BlockProps) {
  const { title, text, label } = blockOptions('login', block);
  const { loginAddress } = useNavigation();
  return (
    <Notice
      title={title}
      icon={<LogIn />}
      action={
        <a className={`${button.button} ${button.primary}`} href={loginAddress}>
          {label}
        </a>
      }
    >
      {text}
    </Notice>
  );
}
