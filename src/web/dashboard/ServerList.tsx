import { type ReactNode, useId } from 'react';
import { Button } from '../../renderer/primitives/Button.tsx';
import type { Guild, GuildLists } from '../calls/guilds.ts';
import { useLanguage, useText } from '../language/text.tsx';
import styles from './DashboardPage.module.css';
import { nameId, ServerCard } from './ServerCard.tsx';

interface ServerListProps {
  lists: GuildLists;
  /** The server whose popup is open. */
  pendingId: string | null;
  onConfigure(guildId: string): void;
  onAdd(guildId: string): void;
}

/** Servers with the bot first, each group sorted by name. */
export function ServerList({ lists, pendingId, onConfigure, onAdd }: ServerListProps) {
  const text = useText();
  return (
    <>
      <Group title={text('dashboard.withBot')} guilds={lists.withBot}>
        {({ id }) => (
          <Button
            variant="primary"
            className={styles.action}
            aria-describedby={nameId(id)}
            onClick={() => onConfigure(id)}
          >
            {text('dashboard.configure')}
          </Button>
        )}
      </Group>
      <Group title={text('dashboard.withoutBot')} guilds={lists.withoutBot}>
        {({ id }) => (
          <Button
            className={styles.action}
            aria-busy={id === pendingId || undefined}
            aria-describedby={nameId(id)}
            onClick={() => onAdd(id)}
          >
            {text('dashboard.add')}
          </Button>
        )}
      </Group>
    </>
  );
}

interface GroupProps {
  title: string;
  guilds: readonly Guild[];
  children(guild: Guild): ReactNode;
}

function Group({ title, guilds, children }: GroupProps) {
  const heading = useId();
  const language = useLanguage();
  if (guilds.length === 0) return null;
  const sorted = guilds.toSorted((a, b) => a.name.localeCompare(b.name, language, { sensitivity: 'base' }));
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.groupTitle}>
        {title}
      </h2>
      <ul className={styles.grid}>
        {sorted.map((guild) => (
          <ServerCard key={guild.id} guild={guild} action={children(guild)} />
        ))}
      </ul>
    </section>
  );
}
