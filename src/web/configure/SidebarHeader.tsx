import { Crown } from 'lucide-react';
import { Avatar } from '../../renderer/primitives/Avatar.tsx';
import { Badge } from '../../renderer/primitives/Badge.tsx';
import { useLanguage, useText } from '../language/text.tsx';
import styles from './Sidebar.module.css';
import type { ServerInfo } from './useServerInfo.ts';

interface SidebarHeaderProps {
  info: ServerInfo | null;
  premium: boolean;
}

export function SidebarHeader({ info, premium }: SidebarHeaderProps) {
  const text = useText();
  const language = useLanguage();
  const name = info?.name.toLocaleUpperCase(language) || text('configure.unknownServer');
  return (
    <div className={styles.header}>
      <Avatar name={name} source={info?.iconUrl} size="large" />
      <div className={styles.server}>
        <p dir="auto" className={styles.name}>
          {name}
        </p>
        {premium && (
          <Badge tone="premium" icon={<Crown aria-hidden="true" />}>
            {text('configure.premium')}
          </Badge>
        )}
      </div>
    </div>
  );
}
