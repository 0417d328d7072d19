import { AtSign } from 'lucide-react';
import { useState } from 'react';
import { formatMention, parseMention } from '../../../language/text/mentions.ts';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { RefreshButton } from '../picker/RefreshButton.tsx';
import { offeredRoles, unofferedRole } from '../picker/roles.tsx';
import { chosenIn, Several } from '../picker/Several.tsx';
import { contains } from '../picker/search.ts';
import type { PickerItem } from '../picker/types.ts';
import { useMembers } from '../picker/useMembers.tsx';
import type { WidgetProps } from '../types.ts';

/** Roles, members, @everyone and @here, as Discord writes them in messages. */
export default function MentionsWidget(props: WidgetProps) {
  const context = useWidgets();
  const { text } = context;
  const [query, setQuery] = useState('');
  const mentions = chosenIn(props).map(parseMention);
  const chosen = (kind: 'role' | 'member') => mentions.flatMap((one) => (one?.kind === kind ? [one.id] : []));
  const roles = offeredRoles(context, { stored: chosen('role') });
  const members = useMembers(chosen('member'));
  const matching = (items: readonly PickerItem[]) => items.filter(({ title }) => contains(title, query));
  const mentionOf = (kind: 'role' | 'member', item: PickerItem) => ({
    ...item,
    key: formatMention({ kind, id: item.key }),
  });

  function itemOf(key: string): PickerItem {
    const mention = parseMention(key);
    if (!mention || !('id' in mention)) return { key, title: key, leading: <AtSign aria-hidden="true" /> };
    if (mention.kind === 'member') return mentionOf('member', members.itemOf(mention.id));
    return mentionOf('role', roles?.find((role) => role.key === mention.id) ?? unofferedRole(context, mention.id));
  }

  function search(typed: string) {
    setQuery(typed);
    members.search(typed);
  }

  return (
    <Several
      control={props}
      groups={[
        { title: '', items: matching(['@everyone', '@here'].map(itemOf)) },
        { title: text('widget.mentions.roles'), items: matching(roles ?? []).map((role) => mentionOf('role', role)) },
        {
          title: text('widget.mentions.members'),
          items: members.found.map((member) => mentionOf('member', member)),
        },
      ]}
      itemOf={itemOf}
      placeholder={text('widget.mentions.add')}
      searchPlaceholder={text('widget.mentions.search')}
      noneFound={members.status}
      refreshable
      onSearch={search}
    >
      {roles === null && (
        <p className={control.note}>
          {text('widget.role.unavailable')} <RefreshButton words />
        </p>
      )}
    </Several>
  );
}
