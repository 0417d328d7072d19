import type { RefObject } from 'react';
import { formatMentionInText } from '../../../language/text/mentions.ts';
import { useWidgets } from '../context.ts';
import { channelsFor } from '../picker/channels.tsx';
import { PickerList } from '../picker/PickerList.tsx';
import { offeredRoles } from '../picker/roles.tsx';
import type { Opening, PickerGroup, PickerItem } from '../picker/types.ts';

interface MentionListProps {
  id: string;
  mentions: readonly ('roles' | 'channels')[];
  opening: Opening;
  trigger: RefObject<HTMLButtonElement | null>;
  /** Called with the mention as Discord writes it. */
  onPick(mention: string): void;
  onClose(): void;
}

/** The roles and channels that a message can mention. */
export default function MentionList({ mentions, ...rest }: MentionListProps) {
  const context = useWidgets();
  const { text } = context;
  const roles = mentions.includes('roles') ? (offeredRoles(context, { stored: [] }) ?? []) : [];
  const channels = mentions.includes('channels') ? (channelsFor(context, { to: 'channel' }, []) ?? []) : [];
  const mentioning = (kind: 'role' | 'channel') => (item: PickerItem) => ({
    ...item,
    key: formatMentionInText({ kind, id: item.key }),
  });
  const groups: PickerGroup[] = [
    { title: text('widget.mentions.roles'), items: roles.map(mentioning('role')) },
    ...channels.map(({ title, items }) => ({
      title: title || text('widget.message.mentions.channels'),
      items: items.map(mentioning('channel')),
    })),
  ];
  return (
    <PickerList
      {...rest}
      groups={groups.filter(({ items }) => items.length > 0)}
      selected={null}
      placeholder={text('widget.message.mentions')}
      searchPlaceholder={text('widget.picker.search')}
      noneFound={text('widget.picker.none')}
      searchable
      wide
      refreshable
    />
  );
}
