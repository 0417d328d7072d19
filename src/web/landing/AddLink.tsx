import clsx from 'clsx';
import type { ReactNode } from 'react';
import button from '../../renderer/primitives/Button.module.css';
import { useConfig } from '../calls/config.ts';
import section from './Section.module.css';

/** The id of the words that say of a link that it opens a new tab. */
export const NEW_TAB = 'new-tab';

interface AddLinkProps {
  className?: string;
  /** The id of more words about it. */
  describedBy?: string;
  /** When it is pointed at or focused. */
  onAttention?(): void;
  children: ReactNode;
}

/** The way to add the bot to a server: the chat platform's own page, in a new tab. */
export function AddLink({ className, describedBy, onAttention, children }: AddLinkProps) {
  const { inviteUrl } = useConfig();
  return (
    <a
      href={inviteUrl}
      target="_blank"
      rel="noopener"
      aria-describedby={clsx(describedBy, NEW_TAB)}
      onPointerEnter={onAttention}
      onFocus={onAttention}
      className={clsx(button.button, section.action, className ?? button.primary)}
    >
      {children}
    </a>
  );
}
