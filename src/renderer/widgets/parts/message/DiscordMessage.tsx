import { type ReactNode, useState } from 'react';
import { useWidgets } from '../../context.ts';
import styles from './DiscordMessage.module.css';

interface DiscordMessageProps {
  /** The name of the bot. */
  author: string;
  children: ReactNode;
}

/** A message of the bot, in Discord's colors for the theme of the page. */
export function DiscordMessage({ author, children }: DiscordMessageProps) {
  const { text } = useWidgets();
  return (
    <div className={styles.message}>
      <Avatar />
      <div className={styles.body}>
        <div className={styles.author}>
          <bdi className={styles.name}>{author}</bdi>
          <span className={styles.badge}>{text('widget.message.preview.badge')}</span>
          <span className={styles.time}>{text('widget.message.preview.time')}</span>
        </div>
        {children}
      </div>
    </div>
  );
}

interface DiscordEmbedProps {
  /** Of the stripe. */
  color?: string;
  children: ReactNode;
}

/** The card of an embed. */
export function DiscordEmbed({ color, children }: DiscordEmbedProps) {
  return (
    <div className={styles.embed} style={color ? { borderInlineStartColor: color } : undefined}>
      {children}
    </div>
  );
}

/** The bot's avatar, or a drawn one if there is none or it fails to load. */
function Avatar() {
  const { botAvatar } = useWidgets().facts;
  const [broken, setBroken] = useState<string>();
  if (botAvatar && botAvatar !== broken) {
    return <img className={styles.avatar} src={botAvatar} alt="" onError={() => setBroken(botAvatar)} />;
  }
  return (
    <svg className={styles.avatar} viewBox="0 0 48 48" aria-hidden="true" data-testid="default-avatar">
      <rect className={styles.ground} width="48" height="48" rx="24" />
      <path className={styles.roof} d="M24 9 38 19H10z" />
      <path className={styles.wall} d="M13 22h4v12h-4zm9 0h4v12h-4zm9 0h4v12h-4zM10 36h28v3H10z" />
    </svg>
  );
}
