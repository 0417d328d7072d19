import clsx from 'clsx';
import type { ReactNode } from 'react';
import { initialOf } from '../../../renderer/primitives/initial.ts';
import styles from './ChatMessage.module.css';

interface ChatMessageProps {
  name: string;
  /** The badge that marks the bot. */
  mark?: string;
  children: ReactNode;
}

export function ChatMessage({ name, mark, children }: ChatMessageProps) {
  return (
    <div className={clsx(styles.message, mark && styles.bot)}>
      <span className={styles.avatar} aria-hidden="true">
        {initialOf(name)}
      </span>
      <div>
        <p className={styles.author}>
          <strong>{name}</strong>
          {mark && <span className={styles.mark}>{mark}</span>}
        </p>
        <p className={styles.text}>{children}</p>
      </div>
    </div>
  );
}
