import type { KeyboardEvent, ReactNode } from 'react';
import { Popup } from '../primitives/overlays/Popup.tsx';
import styles from './ActionMenu.module.css';
import type { MenuProps } from './MenuButton.tsx';

/** An entry of a menu. */
export interface MenuAction {
  label: string;
  icon: ReactNode;
  /** What it leads to, in words. */
  note?: string;
  /** It would change nothing now. */
  off?: boolean;
  run(): void;
}

export interface ActionMenuProps extends Omit<MenuProps, 'open'> {
  label: string;
  actions: readonly MenuAction[];
}

/** A menu next to its button. Arrow keys, Home and End move along it; Escape and Tab close it. */
export function ActionMenu({ label, actions, trigger, onClose }: ActionMenuProps) {
  return (
    <Popup
      role="menu"
      aria-label={label}
      className={styles.menu}
      anchor={trigger}
      align="end"
      focus={firstItem}
      onDismiss={onClose}
      onKeyDown={moveAlong}
      data-action-menu=""
    >
      {actions.map(({ label: name, icon, note, off, run }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          aria-disabled={off || undefined}
          onClick={off ? undefined : run}
        >
          {icon}
          <span className={styles.words}>
            <span>{name}</span>
            {note !== undefined && (
              <span dir="auto" className={styles.note}>
                {note}
              </span>
            )}
          </span>
        </button>
      ))}
    </Popup>
  );
}

function firstItem(): HTMLElement | null {
  return document.querySelector('[data-action-menu] [role="menuitem"]');
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, altKey, metaKey, currentTarget } = event;
  if (ctrlKey || altKey || metaKey) return;
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}
