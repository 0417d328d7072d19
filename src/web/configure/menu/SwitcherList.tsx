import { LayoutGrid, Plus } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { useResource } from '../../../renderer/loading/useResource.ts';
import { Avatar } from '../../../renderer/primitives/Avatar.tsx';
import { Button } from '../../../renderer/primitives/Button.tsx';
import { PickerList } from '../../../renderer/widgets/picker/PickerList.tsx';
import { type Opening, type PickerItem, ungrouped } from '../../../renderer/widgets/picker/types.ts';
import { isPlainPress } from '../../browser/isPlainPress.ts';
import { useConfig } from '../../calls/config.ts';
import { byName, iconAddress, knownUserGuilds, type ListedGuild, readUserGuilds } from '../../calls/guilds.ts';
import { useLanguage, useText } from '../../language/text.tsx';
import { Link } from '../../navigation/Link.tsx';
import styles from './ServerSwitcher.module.css';

export interface SwitcherListProps {
  id: string;
  guildId: string;
  section: string;
  opening: Opening;
  trigger: RefObject<HTMLButtonElement | null>;
  onGo(to: string): void;
  onClose(): void;
}

/** The servers that the user may configure. Those that this page has read are shown at once, and read again meanwhile. */
export default function SwitcherList({ guildId, section, onGo, ...list }: SwitcherListProps) {
  const text = useText();
  const language = useLanguage();
  const { cdnBase, inviteUrl } = useConfig();
  const [known] = useState(knownUserGuilds);
  const { status, value, refresh, retry } = useResource(load, { initial: known });
  useEffect(() => {
    if (known) void refresh();
  }, [known, refresh]);

  const toItem = (guild: ListedGuild): PickerItem => ({
    key: guild.id,
    title: guild.name,
    leading: <Avatar name={guild.name} source={iconAddress(guild, cdnBase)} size="small" />,
  });
  const items = byName(value?.withBot ?? [], language).map(toItem);
  const states = { loading: 'dashboard.loading', failed: 'dashboard.failedHint', ready: 'switcher.none' } as const;

  function leave(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    list.onClose();
    onGo('/dashboard');
  }

  return (
    <PickerList
      {...list}
      groups={ungrouped(items)}
      selected={items.find(({ key }) => key === guildId) ?? null}
      placeholder={text('switcher.label')}
      searchPlaceholder={text('switcher.search')}
      noneFound={text(states[value ? 'ready' : status])}
      searchable
      onPick={(id) => onGo(`/dashboard/${id}?section=${section}`)}
      footer={
        <>
          {status === 'failed' && !value && (
            <Button className={styles.retry} onClick={retry}>
              {text('dashboard.retry')}
            </Button>
          )}
          <Link to="/dashboard" className={styles.link} onClick={leave}>
            <LayoutGrid aria-hidden="true" />
            {text('switcher.all')}
          </Link>
          {inviteUrl !== '' && (
            <a href={inviteUrl} target="_blank" rel="noopener" className={styles.link} onClick={list.onClose}>
              <Plus aria-hidden="true" />
              {text('switcher.add')}
            </a>
          )}
        </>
      }
    />
  );
}

const load = () => readUserGuilds(false);
