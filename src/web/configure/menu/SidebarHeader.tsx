import { Crown } from 'lucide-react';
import type { Plan } from '../../../language/model.ts';
import { Badge } from '../../../renderer/primitives/Badge.tsx';
import { Bone } from '../../../renderer/primitives/Bone.tsx';
import { useLanguage, useText } from '../../language/text.tsx';
import { planIds, planTitle } from '../../product/plans.ts';
import { ServerPicture } from '../ServerPicture.tsx';
import type { ServerInfo } from '../useServerInfo.ts';
import { ServerSwitcher, type ServerSwitcherProps } from './ServerSwitcher.tsx';
import styles from './Sidebar.module.css';

interface SidebarHeaderProps extends Omit<ServerSwitcherProps, 'className' | 'children'> {
  info: ServerInfo | null | undefined;
  plan: Plan;
}

/** The current server, to switch to another. */
export function SidebarHeader({ info, plan, ...switcher }: SidebarHeaderProps) {
  const text = useText();
  const language = useLanguage();
  const known = info === null ? text('configure.unknownServer') : info?.name;
  const name = known?.toLocaleUpperCase(language);
  return (
    <ServerSwitcher {...switcher} className={styles.header}>
      <ServerPicture name={name} info={info} />
      <span key={name} className={styles.server}>
        {name === undefined ? (
          <Bone className={styles.bone} />
        ) : (
          <span dir="auto" className={styles.name}>
            {name}
          </span>
        )}
        {plan !== planIds[0] && (
          <Badge tone="premium" icon={<Crown aria-hidden="true" />}>
            {planTitle(plan, language)}
          </Badge>
        )}
      </span>
    </ServerSwitcher>
  );
}
