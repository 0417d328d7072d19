import { CircleAlert } from 'lucide-react';
import type { Role } from '../../../language/model.ts';
import styles from './roles.module.css';
import type { PickerItem } from './types.ts';

export interface RoleFilter {
  /** Parts of names that hide a role, whatever their case. */
  hideNames: readonly string[];
  /** Ids that other rows use. */
  used: ReadonlySet<string>;
  /** The role that the field holds: shown whatever it is. */
  stored: string | null;
}

/** The roles that may be given to members, highest first. Those that belong to bots and services cannot. */
export function roleItems(roles: readonly Role[], { hideNames, used, stored }: RoleFilter): PickerItem[] {
  const parts = hideNames.map((part) => part.toLowerCase());
  const offered = (role: Role) =>
    role.id === stored ||
    !(
      role.managed ||
      role.name === '@everyone' ||
      used.has(role.id) ||
      parts.some((part) => role.name.toLowerCase().includes(part))
    );
  return roles
    .filter(offered)
    .sort((a, b) => b.position - a.position)
    .map((role) => ({ key: role.id, title: role.name, leading: <RoleChip color={role.color} /> }));
}

/** A stored role that the server no longer has. */
export function unknownRole(id: string, title: string): PickerItem {
  return { key: id, title, leading: <CircleAlert aria-hidden="true" />, warning: true };
}

/** `color` is a 24-bit number; 0 means that the role has none. */
function RoleChip({ color }: { color: number }) {
  const css = color > 0 ? `#${color.toString(16).padStart(6, '0')}` : undefined;
  return <span className={styles.chip} style={css ? { backgroundColor: css } : undefined} data-color={css ?? 'none'} />;
}
