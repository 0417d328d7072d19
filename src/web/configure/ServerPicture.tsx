import { Avatar } from '../../renderer/primitives/Avatar.tsx';
import { Bone } from '../../renderer/primitives/Bone.tsx';
import styles from './ServerPicture.module.css';
import type { ServerInfo } from './useServerInfo.ts';

interface ServerPictureProps {
  /** Undefined until it is known. */
  name: string | undefined;
  info: ServerInfo | null | undefined;
}

/** The picture of a server next to its name, or the outline of one that is loading. */
export function ServerPicture({ name, info }: ServerPictureProps) {
  if (name === undefined) return <Bone className={styles.bone} />;
  return <Avatar name={name} source={info?.iconUrl} size="large" />;
}
