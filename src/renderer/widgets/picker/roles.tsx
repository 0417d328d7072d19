import { CircleAlert } from 'lucide-react';
import type { AssignmentObstacle } from '../../../language/fields/assignable.ts';
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
  /** What keeps the bot from giving a role. */
  obstacleTo(role: Role): AssignmentObstacle | undefined;
  /** Words for a role above the bot's, where the bot is to give it. */
  above?: string;
}

/** The roles that members can have, highest first: not those that belong to bots and services. */
export function roleItems(roles: readonly Role[], filter: RoleFilter): PickerItem[] {
  const { hideNames, used, stored, obstacleTo, above } = filter;
  const parts = hideNames.map((part) => part.toLowerCase());
  const offered = (role: Role) =>
    role.id === stored ||
    !(
      ['managed', 'everyone'].includes(obstacleTo(role) ?? '') ||
      role.name === '@everyone' ||
      used.has(role.id) ||
      parts.some((part) => role.name.toLowerCase().includes(part))
    );
  return roles
    .filter(offered)
    .sort((a, b) => b.position - a.position)
    .map((role) => ({
      key: role.id,
      title: role.name,
      leading: <RoleChip color={role.color} />,
      ...(above !== undefined && obstacleTo(role) === 'above' && { note: above, warning: role.id === stored }),
    }));
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
