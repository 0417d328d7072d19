import { UserAvatar } from '../chrome/UserAvatar.tsx';
import styles from './MemberName.module.css';
import type { Leader } from './model/overview.ts';
import { useStatisticsText } from './texts.tsx';

/** A member's avatar and name. If the name was never reported, the last digits of the id. */
export function MemberName({ entry: { user_id: id, username, avatar } }: { entry: Leader }) {
  const { text } = useStatisticsText();
  const name = username ?? text('member.unknown', { digits: id.slice(-4) });
  return (
    <span className={styles.member}>
      <UserAvatar user={{ id, username: name, global_name: null, avatar }} />
      <span dir="auto" className={styles.name} title={name}>
        {name}
      </span>
    </span>
  );
}
