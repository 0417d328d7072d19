import { useId } from 'react';
import type { Menu } from '../../language/menu.ts';
import { useText } from '../text.tsx';
import styles from './Sidebar.module.css';
import { SidebarHeader } from './SidebarHeader.tsx';
import { SidebarItem } from './SidebarItem.tsx';
import type { ServerInfo } from './useServerInfo.ts';

interface SidebarProps {
  groups: Menu;
  info: ServerInfo | null;
  premium: boolean;
  section: string;
  onPick(id: string): void;
  onAction(to: string): void;
}

export function Sidebar({ groups, info, premium, section, onPick, onAction }: SidebarProps) {
  const text = useText();
  const id = useId();
  const plan = premium ? 'premium' : 'free';
  const shown = groups
    .map((group) => ({ ...group, items: group.items.filter((item) => item.hiddenWithPlan !== plan) }))
    .filter((group) => group.items.length > 0);
  return (
    <>
      <SidebarHeader info={info} premium={premium} />
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
