import type {
  APIActionRowComponent,
  APIButtonComponentWithURL,
  APIEmbed,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { showsEmbed } from '../../../language/documents/showsEmbed.ts';
import type { Json, SettingsDocument } from '../../../language/model.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { recordOf } from '../../../language/values/records.ts';

/** The part of a message at Discord that an embed setting describes. */
interface MessagePart {
  /** Empty if the embed shows nothing. */
  embeds: APIEmbed[];
  components: APIActionRowComponent<APIButtonComponentWithURL>[];
}

const BUTTONS_IN_ROW = 5;
const ACTION_ROW: ComponentType.ActionRow = 1;
const BUTTON: ComponentType.Button = 2;
const LINK: ButtonStyle.Link = 5;

/** An embed setting as the `embeds` and `components` of a message at Discord. What is empty is left out. */
export function embedAtDiscord(embed: SettingsDocument): MessagePart & SettingsDocument {
  const buttons = rowsOf(embed.buttons).map(
    (button): APIButtonComponentWithURL => ({
      type: BUTTON,
      style: LINK,
      label: textOf(button.label),
      url: textOf(button.url),
    }),
  );
  const rows = Array.from({ length: Math.ceil(buttons.length / BUTTONS_IN_ROW) }, (_, row) =>
    buttons.slice(row * BUTTONS_IN_ROW, (row + 1) * BUTTONS_IN_ROW),
  );
  const part: MessagePart = {
    embeds: showsEmbed(embed) ? [contentOf(embed)] : [],
    components: rows.map((components) => ({ type: ACTION_ROW, components })),
  };
  // Discord's types do not say that what is sent there is JSON.
  return part as MessagePart & SettingsDocument;
}

function contentOf(embed: SettingsDocument): APIEmbed {
  const text = (name: string) => textOf(embed[name]);
  const [title, author, footer] = [text('title'), text('author_name'), text('footer_text')];
  const color = Number.parseInt(text('color').slice(1), 16);
  return {
    ...(title && { title, ...given('url', text('url')) }),
    ...given('description', text('description')),
    ...(Number.isNaN(color) ? {} : { color }),
    ...(author && {
      author: { name: author, ...given('url', text('author_url')), ...given('icon_url', text('author_icon_url')) },
    }),
    fields: rowsOf(embed.fields).map(({ name, value, inline }) => ({
      name: textOf(name),
      value: textOf(value),
      inline: inline === true,
    })),
    ...(text('image_url') && { image: { url: text('image_url') } }),
    ...(text('thumbnail_url') && { thumbnail: { url: text('thumbnail_url') } }),
    ...(footer && { footer: { text: footer, ...given('icon_url', text('footer_icon_url')) } }),
  };
}

function given<Name extends string>(name: Name, value: string): Partial<Record<Name, string>> {
  return recordOf(value === '' ? [] : [name], () => value);
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

function rowsOf(value: Json | undefined): SettingsDocument[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
