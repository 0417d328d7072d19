import { useEffect, useId, useRef } from 'react';
import type { Plan } from '../../language/model.ts';
import { includesPlan } from '../../language/plans/planOrder.ts';
import type { Menu } from '../../language/screens/menu.ts';
import { useText } from '../language/text.tsx';
import { planIds } from '../product/plans.ts';
import styles from './Sidebar.module.css';
import { SidebarHeader } from './SidebarHeader.tsx';
import { SidebarItem } from './SidebarItem.tsx';
import type { ServerInfo } from './useServerInfo.ts';

interface SidebarProps {
  groups: Menu;
  info: ServerInfo | null;
  /** The server's plan. */
  plan: Plan;
  section: string;
  onPick(id: string): void;
  onAction(to: string): void;
}

/** Milliseconds until an opening drawer has moved the focus. */
const DRAWER_OPENS = 100;

export function Sidebar({ groups, info, plan, section, onPick, onAction }: SidebarProps) {
  const text = useText();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item depends on the section.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!current) return;
    reveal(current);
    // An opening drawer moves the focus to its top and scrolls there. A user who is in the menu by then stays where they are.
    const timer = setTimeout(() => {
      if (!nav.current?.contains(document.activeElement)) reveal(current);
    }, DRAWER_OPENS);
    return () => clearTimeout(timer);
  }, [section]);
  const visibleGroups = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ hiddenWithPlan: end }) => !end || !includesPlan(planIds, plan, end)),
    }))
    .filter((group) => group.items.length > 0);
  return (
    <>
      <SidebarHeader info={info} plan={plan} />
      <nav ref={nav} className={styles.groups} aria-label={text('configure.menu')}>
        {visibleGroups.map((group) => (
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

/** Scrolls an item to the middle of its scroll container, without scrolling the page. */
function reveal(item: HTMLElement): void {
  let scroller = item.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  if (!scroller || scroller === document.documentElement) return;
  const { top, bottom: end } = scroller.getBoundingClientRect();
  const own = item.getBoundingClientRect();
  const bottom = Math.min(end, window.innerHeight);
  if (own.top >= top && own.bottom <= bottom) return;
  scroller.scrollTop += own.top - (top + bottom - own.height) / 2;
}
