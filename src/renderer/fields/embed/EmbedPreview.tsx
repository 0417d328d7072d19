import { ExternalLink, Image as ImageIcon } from 'lucide-react';
import { useId, useMemo } from 'react';
import { showsEmbed } from '../../../language/documents/showsEmbed.ts';
import type { Expression, Json, SettingsDocument, Variable } from '../../../language/model.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { useWidgets } from '../../widgets/context.ts';
import { DiscordEmbed, DiscordMessage } from '../../widgets/parts/message/DiscordMessage.tsx';
import message from '../../widgets/parts/message/MessagePreview.module.css';
import { parseMarkdown } from '../../widgets/parts/message/markdown.ts';
import { ownValues, shownFor } from '../../widgets/parts/message/previewValues.ts';
import { RichText } from '../../widgets/parts/message/RichText.tsx';
import { useBotName } from '../../widgets/parts/message/useBotName.ts';
import { useReplacedVariables } from '../../widgets/parts/message/useOffered.ts';
import type { LiveValue } from '../../widgets/types.ts';
import styles from './EmbedPreview.module.css';
import { useDeferredValueOf } from './useDeferredValueOf.ts';

interface EmbedPreviewProps {
  live: LiveValue;
  variables: readonly Variable[];
  author?: Expression;
}

/** Previews an embed and its buttons as Discord would show them. Pictures are named: they are on other sites. */
export function EmbedPreview({ live, variables, author }: EmbedPreviewProps) {
  const context = useWidgets();
  const { text, facts } = context;
  const heading = useId();
  const embed = useDeferredValueOf(live);
  const own = ownValues(variables, context);
  const replaced = useReplacedVariables(variables);
  const samples = useMemo(() => {
    const all = shownFor(variables, facts, own, undefined);
    return new Map(replaced.flatMap(({ token = '' }) => (all.has(token) ? [[token, all.get(token) ?? '']] : [])));
  }, [variables, replaced, facts, own]);

  const rich = (name: string, value: Json | undefined = embed[name], formatted = true) => {
    const blocks = parseMarkdown(textOf(value), { samples, marksUnknown: variables.length > 0, formatted });
    return blocks.length > 0 && <RichText blocks={blocks} />;
  };
  const picture = (name: string, className: string | undefined) =>
    textOf(embed[name]) !== '' && (
      <p className={className}>
        <ImageIcon aria-hidden="true" />
        {textOf(embed[name])}
      </p>
    );
  const part = (className: string | undefined, content: ReturnType<typeof rich>) =>
    content && <div className={className}>{content}</div>;
  const buttons = rowsOf(embed.buttons);

  return (
    <figure className={message.preview} aria-labelledby={heading}>
      <figcaption id={heading} className={message.heading}>
        {text('widget.message.preview')}
      </figcaption>
      <DiscordMessage author={useBotName(author)}>
        {showsEmbed(embed) ? (
          <DiscordEmbed color={textOf(embed.color)}>
            {part(styles.author, rich('author_name', embed.author_name, false))}
            {part(styles.title, rich('title'))}
            {rich('description')}
            <div className={styles.fields}>
              {rowsOf(embed.fields).map((field) => (
                <div key={textOf(field.id)} className={field.inline === true ? undefined : styles.wide}>
                  {part(styles.name, rich('name', field.name))}
                  {rich('value', field.value)}
                </div>
              ))}
            </div>
            {picture('thumbnail_url', styles.picture)}
            {picture('image_url', styles.picture)}
            {part(styles.footer, rich('footer_text', embed.footer_text, false))}
          </DiscordEmbed>
        ) : (
          <p className={message.empty}>{text('widget.message.preview.empty')}</p>
        )}
        {buttons.length > 0 && (
          <div className={styles.buttons}>
            {buttons.map((button) => (
              <div key={textOf(button.id)} className={styles.button}>
                {rich('label', button.label, false)}
                <ExternalLink aria-hidden="true" />
              </div>
            ))}
          </div>
        )}
      </DiscordMessage>
    </figure>
  );
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function rowsOf(value: Json | undefined): SettingsDocument[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
