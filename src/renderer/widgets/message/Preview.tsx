import { useDeferredValue, useId, useMemo } from 'react';
import { useWidgets, type WidgetContextValue } from '../context.ts';
import { ownValues, shownFor, useLiveAnswer } from './live.ts';
import { parseMarkdown } from './markdown.ts';
import styles from './Preview.module.css';
import { Rich } from './Rich.tsx';
import type { LiveAnswer, Variable } from './types.ts';

interface PreviewProps {
  message: string;
  variables: readonly Variable[];
  /** Where values of the server come from. */
  live?: LiveAnswer;
}

/** The message as the chat platform would show it, with the server's values or samples for the variables. */
export function Preview({ message, variables, live }: PreviewProps) {
  const context = useWidgets();
  const { text, facts } = context;
  const heading = useId();
  const shown = useDeferredValue(message);
  const mentions = mentionsAllowed(variables, context);
  const answer = useLiveAnswer(live);
  const own = ownValues(variables, context);
  const samples = useMemo(() => shownFor(variables, facts, own, answer), [variables, facts, own, answer]);
  const blocks = useMemo(() => {
    const channelName = mentions ? channelNames(context) : () => null;
    return parseMarkdown(shown, { samples, channelName });
  }, [shown, samples, context, mentions]);
  const bot = text('widget.message.preview.bot');
  return (
    <figure className={styles.preview} aria-labelledby={heading}>
      <figcaption id={heading} className={styles.heading}>
        {text('widget.message.preview')}{' '}
        {live && (
          <span className={styles.source}>
            {text(answer ? 'widget.message.preview.live' : 'widget.message.preview.samples')}
          </span>
        )}
      </figcaption>
      <div className={styles.message}>
        <span className={styles.avatar} aria-hidden="true">
          {bot.slice(0, 1).toUpperCase()}
        </span>
        <div className={styles.body}>
          <div className={styles.author}>
            <span className={styles.name}>{bot}</span>
            <span className={styles.badge}>{text('widget.message.preview.badge')}</span>
            <span className={styles.time}>{text('widget.message.preview.time')}</span>
          </div>
          {blocks.length > 0 ? (
            <Rich blocks={blocks} />
          ) : (
            <p className={styles.empty}>{text('widget.message.preview.empty')}</p>
          )}
        </div>
      </div>
    </figure>
  );
}

/** Where channels cannot be linked, the bot leaves their mentions out. */
function mentionsAllowed(variables: readonly Variable[], { evaluate }: WidgetContextValue): boolean {
  const variable = variables.find(({ insert }) => insert === 'channel');
  return variable?.enabled === undefined || evaluate(variable.enabled) !== false;
}

function channelNames({ channels, text }: WidgetContextValue) {
  return (id: string) => {
    const channel = channels?.find((each) => each.id === id);
    return channel ? `#${channel.name}` : text('widget.channel.unknown', { id });
  };
}
