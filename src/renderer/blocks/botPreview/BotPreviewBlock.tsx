import { Card } from '../../primitives/Card.tsx';
import { useValue } from '../../state/hooks.ts';
import { useScreenText } from '../../text/screenText.ts';
import { DiscordEmbed, DiscordMessage } from '../../widgets/parts/message/DiscordMessage.tsx';
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
        <DiscordMessage author={typeof name === 'string' && name !== '' ? name : text('preview.author')}>
          {style === 'classic' ? (
            <p className={styles.plain}>{options.text}</p>
          ) : (
            <DiscordEmbed color={typeof color === 'string' ? color : undefined}>{options.text}</DiscordEmbed>
          )}
        </DiscordMessage>
      </div>
    </Card>
  );
}
