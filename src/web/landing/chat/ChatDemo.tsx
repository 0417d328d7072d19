import clsx from 'clsx';
import { Hash } from 'lucide-react';
import { useText } from '../../language/text.tsx';
import { product } from '../../product/product.ts';
import type { DemoContent, DemoEntry } from '../content.ts';
import { PauseButton } from '../motion/PauseButton.tsx';
import { useMotion } from '../motion/useMotion.ts';
import { usePaused } from '../motion/usePaused.ts';
import styles from './ChatDemo.module.css';
import { ChatMessage } from './ChatMessage.tsx';
import { useDemo } from './useDemo.ts';

/** A chat in which commands are typed and answered; with reduced motion, all are shown at once. */
export function ChatDemo({ content }: { content: DemoContent }) {
  const motion = useMotion();
  const [paused] = usePaused();
  const undecided = motion === 'unknown';
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <Hash aria-hidden="true" />
        <span className={styles.channel}>{content.label}</span>
        {motion !== 'reduced' && <PauseButton className={clsx(styles.pause, undecided && styles.moving)} />}
      </div>
      {motion !== 'reduced' && (
        <div
          role="img"
          aria-label={[content.title, ...content.entries.map(inWords)].join(' ')}
          className={clsx(undecided && styles.moving)}
        >
          <Stage content={content} running={motion === 'allowed' && !paused} />
        </div>
      )}
      {motion !== 'allowed' && (
        <div className={clsx(styles.messages, undecided && styles.still)}>
          <Chat content={content} />
          {content.entries.map((entry) => (
            <Answer key={entry.command} member={content.member} entry={entry} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The animation: earlier messages, the answer while it is shown, and the line being typed. */
function Stage({ content, running }: { content: DemoContent; running: boolean }) {
  const text = useText();
  const { entry, typed, answered } = useDemo(content.entries, running);
  return (
    <>
      <div className={styles.messages}>
        <Chat content={content} />
        <div className={styles.slot}>{answered && <Answer member={content.member} entry={entry} />}</div>
      </div>
      <p className={clsx(styles.composer, typed === '' && styles.empty)}>
        {typed === '' ? text('landing.composer', { channel: content.label }) : typed}
        <span className={clsx(styles.caret, running && styles.blinking)} />
      </p>
    </>
  );
}

/** The messages that are shown from the start. */
function Chat({ content }: { content: DemoContent }) {
  return content.chat.map(({ name, text }) => (
    <ChatMessage key={text} name={name}>
      {text}
    </ChatMessage>
  ));
}

function Answer({ member, entry: { command, text: answer } }: { member: string; entry: DemoEntry }) {
  const text = useText();
  return (
    <div className={styles.answer}>
      <p className={styles.used}>{text('landing.used', { member, command })}</p>
      <ChatMessage name={product.name} mark={text('landing.bot')}>
        {answer}
      </ChatMessage>
    </div>
  );
}

function inWords({ command, text }: DemoEntry): string {
  return `${command}: ${text}`;
}
