import { startTransition, useEffect, useId, useMemo, useState } from 'react';
import type { Variable, WidgetOptions } from '../../../../language/model.ts';
import { onDemand } from '../../../loading/onDemand.tsx';
import { useWidgets, type WidgetContextValue } from '../../context.ts';
import type { LiveValue } from '../../types.ts';
import { fieldText } from '../useLive.ts';
import { DiscordEmbed, DiscordMessage } from './DiscordMessage.tsx';
import styles from './MessagePreview.module.css';
import { parseMarkdown } from './markdown.ts';
import { ownValues, shownFor, useLiveAnswer } from './previewValues.ts';
import { RichText } from './RichText.tsx';
import { useBotName } from './useBotName.ts';
import { useReplacedVariables } from './useOffered.ts';

interface MessagePreviewProps {
  message: LiveValue;
  variables: readonly Variable[];
  options: Pick<WidgetOptions<'message'>, 'author' | 'embed' | 'live' | 'picture'>;
}

/** Most messages are not drawn. */
const DrawnMessage = onDemand(() => import('./DrawnMessage.tsx'));

/**
 * Previews a message as Discord would show it, with live values or samples for variables. A message that the bot draws on an
 * image is drawn on it.
 */
export function MessagePreview({ message, variables, options }: MessagePreviewProps) {
  const { author, embed, live, picture } = options;
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
    const names = mentionNames(context);
    const channelName = mentions ? names.channelName : () => null;
    return parseMarkdown(shown, { samples, ...names, channelName, marksUnknown, formatted });
  }, [shown, samples, context, mentions, marksUnknown, formatted]);
  const bot = useBotName(author);
  const embedded = drawn === undefined && embed !== undefined && context.evaluate(embed.when) === true;
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
      <DiscordMessage author={bot}>
        {drawn && blocks.length > 0 ? (
          <DrawnMessage picture={drawn} blocks={blocks} samples={samples} />
        ) : embedded ? (
          <DiscordEmbed color={colorOf(context.evaluate(embed.color))}>{content}</DiscordEmbed>
        ) : (
          content
        )}
      </DiscordMessage>
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

/** The names of what a message mentions. */
function mentionNames({ channels, roles, text }: WidgetContextValue) {
  const nameIn = (list: readonly { id: string; name: string }[] | null, id: string, gone: string) =>
    list ? (list.find((each) => each.id === id)?.name ?? gone) : id;
  return {
    channelName(id: string) {
      const gone = text('widget.gone.channel');
      const name = nameIn(channels, id, gone);
      return name === gone ? gone : `#${name}`;
    },
    roleName(id: string) {
      const gone = text('widget.gone.role');
      const name = nameIn(roles, id, gone);
      return name === gone ? gone : `@${name}`;
    },
  };
}

function colorOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
