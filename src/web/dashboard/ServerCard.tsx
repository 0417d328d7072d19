import clsx from 'clsx';
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../renderer/primitives/Avatar.tsx';
import { Badge } from '../../renderer/primitives/Badge.tsx';
import { useConfig } from '../calls/config.ts';
import { iconAddress, type ListedGuild } from '../calls/guilds.ts';
import { useLanguage, useText } from '../language/text.tsx';
import { planTitle } from '../product/plans.ts';
import styles from './DashboardPage.module.css';

/** The id of the element with a server's name, which describes the card's button. */
export const nameId = (guildId: string) => `server-${guildId}`;

export function ServerCard({ guild, action }: { guild: ListedGuild; action: ReactNode }) {
  const language = useLanguage();
  const text = useText();
  const { cdnBase } = useConfig();
  const about = [text(`dashboard.access.${guild.access}`)];
  if (guild.members !== null) about.push(text('dashboard.members', { count: guild.members }));
  return (
    <li className={clsx(styles.card, !guild.canOpen && styles.closed)}>
      <Avatar name={guild.name} source={iconAddress(guild, cdnBase)} size="large" />
      <div className={styles.facts}>
        <h3 id={nameId(guild.id)} dir="auto" className={styles.name}>
          {guild.name}
        </h3>
        <p className={styles.about}>
          {about.map((fact, index) => (
            <span key={fact}>
              {index > 0 && ' · '}
              {fact}
            </span>
          ))}
        </p>
        {!guild.canOpen && <p className={styles.about}>{text('dashboard.closed')}</p>}
        {guild.is_premium && (
          <Badge tone="premium" icon={<Crown aria-hidden="true" />}>
            {planTitle(guild.plan, language)}
          </Badge>
        )}
      </div>
      {action}
    </li>
  );
}
