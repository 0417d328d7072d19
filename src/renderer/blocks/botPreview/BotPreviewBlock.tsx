import { useState } from 'react';
import { Card } from '../../primitives/Card.tsx';
import { useValue } from '../../state/hooks.ts';
import { useScreenText } from '../../text/screenText.ts';
import { useWidgets } from '../../widgets/context.ts';
import { type BlockProps, blockOptions } from '../types.ts';
import styles from './BotPreviewBlock.module.css';

/** Previews a reply of the bot with the edited settings. Options: `text`, and the fields that hold `name`, `color` and `style`. */
export default function BotPreviewBlock({ block }: BlockProps) {
  const text = useScreenText();
  const options = blockOptions('botPreview', block);
  const name = useValue(options.name);
  const color = useValue(options.color);
  const style = useValue(options.style);
  return (
    <Card title={options.title}>
      <div className={styles.message}>
        <Avatar />
        <div className={styles.body}>
          <p className={styles.author}>
            <strong dir="auto" className={styles.name}>
              {typeof name === 'string' && name !== '' ? name : text('preview.author')}
            </strong>
            <span className={styles.tag}>{text('preview.bot')}</span>
            <span className={styles.time}>{text('preview.time')}</span>
          </p>
          {style === 'classic' ? (
            <p className={styles.plain}>{options.text}</p>
          ) : (
            <div
              className={styles.embed}
              style={typeof color === 'string' ? { borderInlineStartColor: color } : undefined}
            >
              {options.text}
            </div>
          )}
        </div>
      </div>
    </Card>
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
