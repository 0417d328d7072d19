import { Volume2 } from 'lucide-react';
import ThemePicture from '../../../renderer/primitives/ThemePicture.tsx';
import { useText } from '../../language/text.tsx';
import { product } from '../../product/product.ts';
import { ChatMessage } from '../chat/ChatMessage.tsx';
import type { FeatureResult } from '../content.ts';
import styles from './Result.module.css';

/** The message or the voice channels that the bot makes. */
export function ResultParts({ command, channels, ...message }: FeatureResult) {
  const text = useText();
  return (
    <>
      {command && <p className={styles.used}>{text('landing.used', { ...command })}</p>}
      {channels ? (
        <Channels channels={channels} />
      ) : (
        <ChatMessage name={product.name} mark={text('landing.bot')}>
          <Message {...message} />
        </ChatMessage>
      )}
    </>
  );
}

/** The parts of the message, from the top. */
function Message({ items = [], text, image, chart, buttons = [], reactions = [] }: FeatureResult) {
  return (
    <>
      {items.map((item) => (
        <span key={item.title} className={styles.item}>
          <b>{item.title}</b> <span>{item.text}</span>
        </span>
      ))}
      {text}
      {image && <ThemePicture {...image} className={styles.image} />}
      {chart && <Chart numbers={chart} />}
      {buttons.length + reactions.length > 0 && (
        <span className={styles.controls}>
          {buttons.map((button) => (
            <span key={button} className={styles.button}>
              {button}
            </span>
          ))}
          {reactions.map(({ emoji, count }) => (
            <span key={emoji} className={styles.reaction}>
              {emoji} {count}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function Chart({ numbers }: { numbers: readonly number[] }) {
  const top = Math.max(...numbers);
  const points = numbers.map((number, index) => [
    ((index / (numbers.length - 1)) * 240).toFixed(1),
    (76 - (number / top) * 68).toFixed(1),
  ]);
  return (
    <svg className={styles.chart} viewBox="0 0 240 80" preserveAspectRatio="none" aria-hidden="true">
      {/* The area below the line ends outside, where its own outline is not seen. */}
      <path d={`M-4 90V${points[0]?.[1]}L${points.join('L')}H244V90`} />
    </svg>
  );
}

function Channels({ channels }: { channels: NonNullable<FeatureResult['channels']> }) {
  return channels.map(({ title, members }) => (
    <div key={title} className={styles.channel}>
      <p>
        <Volume2 aria-hidden="true" /> {title}
      </p>
      {members.map((name) => (
        <p key={name} className={styles.member}>
          <span className={styles.dot}>{name.slice(0, 1)}</span> {name}
        </p>
      ))}
    </div>
  ));
}
