import { Avatar } from '../../renderer/primitives/Avatar.tsx';
import { useConfig } from '../calls/config.ts';
import { displayName, type User } from '../session/session.ts';

/** The user's Discord avatar. */
export function UserAvatar({ user }: { user: User }) {
  const { cdnBase } = useConfig();
  const source = user.avatar && cdnBase && `${cdnBase}/avatars/${user.id}/${user.avatar}.png?size=64`;
  return <Avatar name={displayName(user)} source={source} size="small" />;
}
