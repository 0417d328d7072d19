import { startTransition, useEffect, useId, useMemo, useState } from 'react';
import type { Variable, WidgetOptions } from '../../../../language/model.ts';
import { onDemand } from '../../../loading/onDemand.tsx';
import { initialOf } from '../../../primitives/initial.ts';
import { useWidgets, type WidgetContextValue } from '../../context.ts';
import type { LiveValue } from '../../types.ts';
import { fieldText } from '../useLive.ts';
import styles from './MessagePreview.module.css';
import { parseMarkdown } from './markdown.ts';
import { ownValues, shownFor, useLiveAnswer } from './previewValues.ts';
import { RichText } from './RichText.tsx';
import { useReplacedVariables } from './useOffered.ts';

interface MessagePreviewProps extends Pick<WidgetOptions<'message'>, 'author' | 'live' | 'picture'> {
  message: LiveValue;
  variables: readonly Variable[];
}

/** Most messages are not drawn. */
const DrawnMessage = onDemand(() => import('./DrawnMessage.tsx'));

/**
 * Previews a message as Discord would show it, with live values or samples for variables. A message that the bot draws on an
 * image is drawn on it.
 */
export function MessagePreview({ message, variables, author, live, picture }: MessagePreviewProps) {
  const context = useWidgets();
  const { text, facts } = context;
  const heading = useId();
  const shown = useDeferredText(message);
  const mentions = mentionsAllowed(variables, context);
  const answer = useLiveAnswer(live);
  const own = ownValues(variables, context);
  const counting = useReplacedVariables(variables);
  const samples = useMemo(() => {
    const all = shownFor(variables, facts, own, answer);
    return new Map(counting.flatMap(({ token = '' }) => (all.has(token) ? [[token, all.get(token) ?? '']] : [])));
  }, [variables, counting, facts, own, answer]);
  const drawn = picture && context.evaluate(picture.when) === true ? picture : undefined;
  const formatted = drawn === undefined;
  const marksUnknown = variables.length > 0;
  const blocks = useMemo(() => {
    const channelName = mentions ? channelNames(context) : () => null;
    return parseMarkdown(shown, { samples, channelName, marksUnknown, formatted });
  }, [shown, samples, context, mentions, marksUnknown, formatted]);
  const named = author === undefined ? undefined : context.evaluate(author);
  const bot = typeof named === 'string' && named.trim() !== '' ? named : text('widget.message.preview.bot');
  const content =
    blocks.length > 0 ? (
      <RichText blocks={blocks} />
    ) : (
      <p className={styles.empty}>{text('widget.message.preview.empty')}</p>
    );
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
          {initialOf(bot)}
        </span>
        <div className={styles.body}>
          <div className={styles.author}>
            <bdi className={styles.name}>{bot}</bdi>
            <span className={styles.badge}>{text('widget.message.preview.badge')}</span>
            <span className={styles.time}>{text('widget.message.preview.time')}</span>
          </div>
          {drawn && blocks.length > 0 ? <DrawnMessage picture={drawn} blocks={blocks} samples={samples} /> : content}
        </div>
      </div>
    </figure>
  );
}

/** A text that follows its source, but never delays a keystroke. */
function useDeferredText(source: LiveValue): string {
  const [text, setText] = useState(() => fieldText(source.value()));
  useEffect(() => {
    const follow = () => startTransition(() => setText(fieldText(source.value())));
    follow();
    return source.subscribe(follow);
  }, [source]);
  return text;
}

/** Whether the bot keeps channel mentions, which some message types cannot contain. */
function mentionsAllowed(variables: readonly Variable[], { evaluate }: WidgetContextValue): boolean {
  const variable = variables.find(({ insert }) => insert === 'channel');
  return variable?.enabled === undefined || evaluate(variable.enabled) !== false;
}

function channelNames({ channels, text }: WidgetContextValue) {
  return (id: string) => {
    if (!channels) return `#${id}`;
    const channel = channels.find((each) => each.id === id);
    return channel ? `#${channel.name}` : text('widget.gone.channel');
  };
}
