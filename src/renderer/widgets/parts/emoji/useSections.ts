import { useMemo } from 'react';
import catalogue from '../../../../../schemas/shared/emoji.json' with { type: 'json' };
import { useLoaded } from '../../../loading/useLoaded.ts';
import type { WidgetTextKey } from '../../../text/widgetText.ts';
import { useWidgets } from '../../context.ts';
import { customEmojiOf, type Emoji, emojiOf, searchEmoji } from './search.ts';

export interface Section {
  id: string;
  title: string;
  emojis: readonly Emoji[];
}

const common = catalogue.groups.map(({ id, emojis }) => ({
  id,
  emojis: emojis.map(({ emoji, name, keywords }) => emojiOf([emoji, name, keywords.join(' ')])),
}));
const commonEmojis = common.flatMap(({ emojis }) => emojis);

/**
 * The sections of the panel: the server's custom emoji and the common ones, or search results. Until all emoji have loaded,
 * only the common ones are searched.
 */
export function useSections(query: string, maxLength = Number.POSITIVE_INFINITY) {
  const { text, emoji } = useWidgets();
  const all = useLoaded(emoji.all);
  const server = useLoaded(emoji.server);

  const everything = useMemo(() => {
    const rows = all.value?.map(emojiOf) ?? [];
    const known = new Map(rows.map((row) => [row.value, row]));
    // The full list has names in the user's language.
    const groups = common.map((group) => ({
      ...group,
      emojis: group.emojis.map((own) => known.get(own.value) ?? own),
    }));
    return { groups, emojis: [...rows, ...commonEmojis.filter(({ value }) => !known.has(value))] };
  }, [all.value]);

  const own = useMemo(
    () => (server.value ?? []).map(customEmojiOf).filter(({ value }) => value.length <= maxLength),
    [server.value, maxLength],
  );

  const sections = useMemo(() => {
    const searching = query.trim() !== '';
    const shown: Section[] = [
      { id: 'server', title: text('widget.emoji.group.server'), emojis: searching ? searchEmoji(own, query) : own },
      ...(searching
        ? [{ id: 'results', title: text('widget.emoji.results'), emojis: searchEmoji(everything.emojis, query) }]
        : everything.groups.map((group) => ({
            ...group,
            // JSON imports type ids as plain strings; every group has a title.
            title: text(`widget.emoji.group.${group.id}` as WidgetTextKey),
          }))),
    ];
    return shown.filter(({ emojis }) => emojis.length > 0);
  }, [query, own, everything, text]);

  return { sections, loading: all.status === 'loading', failed: all.status === 'failed', retry: all.retry };
}
