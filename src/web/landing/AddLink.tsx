import clsx from 'clsx';
import type { ReactNode } from 'react';
import button from '../../renderer/primitives/Button.module.css';
import { useConfig } from '../calls/config.ts';
import section from './Section.module.css';

/** The id of the hidden words that say that a link opens a new tab. */
export const NEW_TAB = 'new-tab';

interface AddLinkProps {
  className?: string;
  /** The id of an element that describes the link. */
  describedBy?: string;
  /** Called when the link is hovered or focused. */
  onAttention?(): void;
  children: ReactNode;
}

/** A link that adds the bot to a server on Discord's own page, in a new tab. */
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
