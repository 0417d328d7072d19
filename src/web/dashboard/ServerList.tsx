import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../renderer/primitives/Button.tsx';
import { VisuallyHidden } from '../../renderer/primitives/VisuallyHidden.tsx';
import { contains } from '../../renderer/widgets/picker/search.ts';
import { byName, type ListedGuild, type UserGuilds } from '../calls/guilds.ts';
import { useLanguage, useText } from '../language/text.tsx';
import { ButtonLink } from '../pages/ButtonLink.tsx';
import styles from './DashboardPage.module.css';
import { nameId, ServerCard } from './ServerCard.tsx';

interface ServerListProps {
  lists: UserGuilds;
  /** The server whose popup is open. */
  pendingId: string | null;
  /** A press on the link to a server, which is followed unless this prevents it. */
  onOpen(event: MouseEvent, guildId: string): void;
  onAdd(guildId: string): void;
}

/** From how many servers on they can be searched. */
const SEARCHABLE_FROM = 8;

/** Servers with the bot first, each group sorted by name. */
export function ServerList({ lists, pendingId, onOpen, onAdd }: ServerListProps) {
  const text = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  // The address follows the field, which must not wait for it.
  const [sought, setSought] = useState(() => new URLSearchParams(search).get('search') ?? '');
  const found = ({ name }: ListedGuild) => contains(name, sought);
  const searchable = lists.withBot.length + lists.withoutBot.length >= SEARCHABLE_FROM;
  const withBot = searchable ? lists.withBot.filter(found) : lists.withBot;
  const withoutBot = searchable ? lists.withoutBot.filter(found) : lists.withoutBot;
  return (
    <>
      {searchable && (
        <label className={styles.search}>
          <Search aria-hidden="true" />
          <VisuallyHidden>{text('switcher.search')}</VisuallyHidden>
          <input
            type="search"
            dir="auto"
            className={styles.sought}
            value={sought}
            placeholder={text('switcher.search')}
            autoComplete="off"
            onChange={({ target }) => {
              setSought(target.value);
              const query = target.value && `?${new URLSearchParams({ search: target.value })}`;
              navigate({ search: query }, { replace: true, preventScrollReset: true });
            }}
          />
        </label>
      )}
      <p role="status" className={styles.none}>
        {searchable && withBot.length + withoutBot.length === 0 && text('dashboard.noneFound', { sought })}
      </p>
      <Group title={text('dashboard.withBot')} guilds={withBot}>
        {({ id, canOpen }) => (
          <ButtonLink
            to={`/dashboard/${id}`}
            variant={canOpen ? 'secondary' : 'quiet'}
            className={clsx(styles.action, styles.whole)}
            describedBy={nameId(id)}
            onClick={(event) => onOpen(event, id)}
          >
            {text('dashboard.configure')}
          </ButtonLink>
        )}
      </Group>
      <Group title={text('dashboard.withoutBot')} guilds={withoutBot}>
        {({ id }) => (
          <Button
            className={clsx(styles.action, styles.whole)}
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
  guilds: readonly ListedGuild[];
  children(guild: ListedGuild): ReactNode;
}

function Group({ title, guilds, children }: GroupProps) {
  const heading = useId();
  const language = useLanguage();
  if (guilds.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.groupTitle}>
        {title}
      </h2>
      <ul className={styles.grid}>
        {byName(guilds, language).map((guild) => (
          <ServerCard key={guild.id} guild={guild} action={children(guild)} />
        ))}
      </ul>
    </section>
  );
}
