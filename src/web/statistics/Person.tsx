import { UserAvatar } from '../chrome/UserAvatar.tsx';
import type { Leader } from './overview.ts';
import styles from './Person.module.css';
import { useWords } from './texts.tsx';

/** A member's avatar and name. If the name was never reported, the last digits of the id. */
export function Person({ entry: { user_id: id, username, avatar } }: { entry: Leader }) {
  const { text } = useWords();
  const name = username ?? text('member.unknown', { digits: id.slice(-4) });
  return (
    <span className={styles.person}>
      <UserAvatar user={{ id, username: name, global_name: null, avatar }} />
      <span dir="auto" className={styles.name} title={name}>
        {name}
      </span>
    </span>
  );
}
