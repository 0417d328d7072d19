import { Crown } from 'lucide-react';
import type { Plan } from '../../language/model.ts';
import { Avatar } from '../../renderer/primitives/Avatar.tsx';
import { Badge } from '../../renderer/primitives/Badge.tsx';
import { useLanguage, useText } from '../language/text.tsx';
import { planIds, planTitle } from '../product/plans.ts';
import styles from './Sidebar.module.css';
import type { ServerInfo } from './useServerInfo.ts';

interface SidebarHeaderProps {
  info: ServerInfo | null;
  plan: Plan;
}

export function SidebarHeader({ info, plan }: SidebarHeaderProps) {
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
        {plan !== planIds[0] && (
          <Badge tone="premium" icon={<Crown aria-hidden="true" />}>
            {planTitle(plan, language)}
          </Badge>
        )}
      </div>
    </div>
  );
}
