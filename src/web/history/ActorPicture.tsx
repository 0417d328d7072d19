import { Bot, Cog, ShieldCheck } from 'lucide-react';
import { Avatar } from '../../renderer/primitives/Avatar.tsx';
import type { Actor } from './entries.ts';
import styles from './History.module.css';

const icons = { bot: Bot, staff: ShieldCheck, system: Cog };

/** The picture of who made an entry. Decorative: the name is next to it. */
export function ActorPicture({ by }: { by: Actor }) {
  if (by.type === 'user') return <Avatar name={by.name} source={by.avatar} size="small" />;
  const Icon = icons[by.type] ?? Cog;
  return (
    <span className={styles.actor}>
      <Icon aria-hidden="true" />
    </span>
  );
}
