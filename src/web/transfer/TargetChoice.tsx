import { useId, useState } from 'react';
import { Avatar } from '../../renderer/primitives/Avatar.tsx';
import { Button } from '../../renderer/primitives/Button.tsx';
import { contains } from '../../renderer/widgets/picker/search.ts';
import { useConfig } from '../calls/config.ts';
import { iconAddress, type ListedGuild } from '../calls/guilds.ts';
import { MAX_SERVERS } from './batch/batch.ts';
import styles from './TransferPage.module.css';
import { useTransferText } from './texts.tsx';

interface TargetChoiceProps {
  /** The servers to choose from. */
  servers: readonly ListedGuild[];
  /** The ids of the chosen ones. */
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** From how many servers on they can be searched. */
const SEARCHED = 6;

/** Chooses the servers that settings are taken to. */
export function TargetChoice({ servers, chosen, onChange }: TargetChoiceProps) {
  const text = useTransferText();
  const { cdnBase } = useConfig();
  const id = useId();
  const [query, setQuery] = useState('');
  const found = servers.filter(({ name }) => contains(name, query));
  const isFound = (id: string) => found.some((one) => one.id === id);
  const others = chosen.filter((one) => !isFound(one));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text('targets.legend')}</legend>
      {servers.length >= SEARCHED && (
        <div className={styles.search}>
          <label htmlFor={id}>{text('targets.search')}</label>
          <input
            id={id}
            type="search"
            className={styles.searchInput}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={() => onChange([...others, ...found.map((one) => one.id)])}>
          {text('modules.all')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChange(others)}>
          {text('modules.none')}
        </Button>
      </div>
      <ul className={styles.targets}>
        {found.map((guild) => (
          <li key={guild.id}>
            <label className={styles.module}>
              <input
                type="checkbox"
                checked={chosen.includes(guild.id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, guild.id] : chosen.filter((one) => one !== guild.id))
                }
              />
              <Avatar name={guild.name} source={iconAddress(guild, cdnBase)} size="small" />
              <bdi className={styles.serverName}>{guild.name}</bdi>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.help}>
        {found.length === 0 && `${text('targets.notFound')} `}
        {text('targets.chosen', { count: chosen.length })}
        {chosen.length > MAX_SERVERS && ` ${text('targets.tooMany', { max: MAX_SERVERS })}`}
      </p>
    </fieldset>
  );
}
