import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { includesPlan } from '../../../language/plans/planOrder.ts';
import type { MenuItem } from '../../../language/screens/menu.ts';
import { Badge } from '../../../renderer/primitives/Badge.tsx';
import { PremiumMark } from '../../../renderer/primitives/PremiumMark.tsx';
import { VisuallyHidden } from '../../../renderer/primitives/VisuallyHidden.tsx';
import { isPlainPress } from '../../browser/isPlainPress.ts';
import { useLanguage, useText } from '../../language/text.tsx';
import { Link } from '../../navigation/Link.tsx';
import { planIds, planTitle } from '../../product/plans.ts';
import { addressForServer } from '../../product/premiumAddress.ts';
import { menuIcon } from './menuIcons.ts';
import styles from './Sidebar.module.css';

interface SidebarItemProps {
  item: MenuItem;
  /** The server's plan. */
  plan: string;
  current: boolean;
  /** Who has changed it since the user last looked. */
  changer: string | undefined;
  guildId: string;
  /** @param to its address */
  onSelect(to: string): void;
}

/** A section or an action. A locked section can be opened: its screen says how to unlock it. */
export function SidebarItem({ item, plan, current, changer, guildId, onSelect }: SidebarItemProps) {
  const text = useText();
  const language = useLanguage();
  const Icon = menuIcon(item.icon);
  const needed = includesPlan(planIds, plan, item.plan) ? undefined : item.plan;

  const to = item.action ? addressForServer(item.action.to, guildId, item.hiddenWithPlan) : `?section=${item.id}`;

  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onSelect(to);
  };
  return (
    <Link
      to={to}
      className={clsx(styles.item, item.action && styles.action)}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.title}>{item.title}</span>
      {item.badge && <Badge tone="accent">{item.badge}</Badge>}
      {changer && (
        <span data-changed className={styles.changed} title={text('configure.changed', { name: changer })}>
          <VisuallyHidden>{text('configure.changed', { name: changer })}</VisuallyHidden>
        </span>
      )}
      {needed && <PremiumMark plan={planTitle(needed, language)} compact />}
    </Link>
  );
}
