import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Plan } from '../../../language/model.ts';
import { includesPlan } from '../../../language/plans/planOrder.ts';
import type { Menu, MenuItem } from '../../../language/screens/menu.ts';
import { onDemand } from '../../../renderer/loading/onDemand.tsx';
import { useText } from '../../language/text.tsx';
import { planIds } from '../../product/plans.ts';
import { centerInView } from './centerInView.ts';
import styles from './Sidebar.module.css';
import { SidebarItem } from './SidebarItem.tsx';
import type { UnseenByModule } from './useUnseen.ts';

const MarksOutOfView = onDemand(() => import('./MarksOutOfView.tsx'), { quiet: true });

interface SidebarProps {
  /** Above the groups. */
  pages: readonly MenuItem[];
  groups: Menu;
  /** What others have changed since the user last looked. */
  unseen: UnseenByModule;
  /** The server's plan. */
  plan: Plan;
  section: string;
  guildId: string;
  /** Opens the search. */
  search: ReactNode;
  onPick(id: string): void;
  onAction(to: string): void;
}

/** Milliseconds until an opening drawer has moved the focus. */
const DRAWER_OPENS = 100;

export function Sidebar(props: SidebarProps) {
  const { pages, groups, unseen, plan, section, guildId, search, onPick, onAction } = props;
  const text = useText();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item depends on the section.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!current) return;
    centerInView(current);
    // An opening drawer moves the focus to its top and scrolls there. A user who is in the menu by then stays where they are.
    const timer = setTimeout(() => {
      if (!nav.current?.contains(document.activeElement)) centerInView(current);
    }, DRAWER_OPENS);
    return () => clearTimeout(timer);
  }, [section]);
  const visibleGroups = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ hiddenWithPlan: end }) => !end || !includesPlan(planIds, plan, end)),
    }))
    .filter((group) => group.items.length > 0);
  const list = (items: readonly MenuItem[]) => (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <SidebarItem
            item={item}
            plan={plan}
            current={item.id === section}
            changer={unseen.get(item.id)}
            guildId={guildId}
            onSelect={(to) => (item.action ? onAction(to) : onPick(item.id))}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {search}
      <nav ref={nav} className={styles.groups} aria-label={text('configure.menu')}>
        {list(pages)}
        {visibleGroups.map((group) => (
          <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
            <h2 id={`${id}-${group.id}`} className={styles.groupTitle}>
              {group.title}
            </h2>
            {list(group.items)}
          </section>
        ))}
      </nav>
      {unseen.size > 0 && <MarksOutOfView key={[...unseen.keys()].join()} menu={nav} />}
    </>
  );
}
