import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../renderer/primitives/Avatar.tsx';
import { Badge } from '../../renderer/primitives/Badge.tsx';
import { useConfig } from '../calls/config.ts';
import type { Guild } from '../calls/guilds.ts';
import { useLanguage } from '../language/text.tsx';
import { planTitle } from '../product/plans.ts';
import styles from './DashboardPage.module.css';

/** The id of the element with a server's name, which describes the card's button. */
export const nameId = (guildId: string) => `server-${guildId}`;

export function ServerCard({ guild, action }: { guild: Guild; action: ReactNode }) {
  const language = useLanguage();
  const { cdnBase } = useConfig();
  const icon = guild.icon && cdnBase && `${cdnBase}/icons/${guild.id}/${guild.icon}.png?size=128`;
  return (
    <li className={styles.card}>
      <Avatar name={guild.name} source={icon} size="large" />
      <div className={styles.facts}>
        <h3 id={nameId(guild.id)} dir="auto" className={styles.name}>
          {guild.name}
        </h3>
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
