import { useId } from 'react';
import type { Menu } from '../../language/menu.ts';
import type { Plan } from '../../language/model.ts';
import { includesPlan } from '../../language/planOrder.ts';
import { planIds } from '../planIds.ts';
import { useText } from '../text.tsx';
import styles from './Sidebar.module.css';
import { SidebarHeader } from './SidebarHeader.tsx';
import { SidebarItem } from './SidebarItem.tsx';
import type { ServerInfo } from './useServerInfo.ts';

interface SidebarProps {
  groups: Menu;
  info: ServerInfo | null;
  /** The server's. */
  plan: Plan;
  section: string;
  onPick(id: string): void;
  onAction(to: string): void;
}

export function Sidebar({ groups, info, plan, section, onPick, onAction }: SidebarProps) {
  const text = useText();
  const id = useId();
  const shown = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ hiddenWithPlan: end }) => !end || !includesPlan(planIds, plan, end)),
    }))
    .filter((group) => group.items.length > 0);
  return (
    <>
      <SidebarHeader info={info} premium={plan !== planIds[0]} />
      <nav className={styles.groups} aria-label={text('configure.menu')}>
        {shown.map((group) => (
          <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
            <h2 id={`${id}-${group.id}`} className={styles.groupTitle}>
              {group.title}
            </h2>
            <ul className={styles.items}>
              {group.items.map((item) => (
                <li key={item.id}>
                  <SidebarItem
                    item={item}
                    plan={plan}
                    current={item.id === section}
                    onSelect={() => (item.action ? onAction(item.action.to) : onPick(item.id))}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}
