import { CircleAlert } from 'lucide-react';
import type { AssignmentObstacle } from '../../../language/fields/assignable.ts';
import type { Role } from '../../../language/model.ts';
import styles from './roles.module.css';
import type { PickerItem } from './types.ts';

export interface RoleFilter {
  /** Hides roles whose name contains one of these, ignoring case. */
  hideNames: readonly string[];
  /** Ids used in other rows. */
  used: ReadonlySet<string>;
  /** The stored role, which is always shown. */
  stored: string | null;
  /** Why the bot cannot assign a role, if it cannot. */
  obstacleTo(role: Role): AssignmentObstacle | undefined;
  /** The note on roles above the bot's, if the bot has to assign the role. */
  above?: string;
}

/** The roles that can be assigned to members, highest first: without those of bots and integrations. */
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

/** A stored role that no longer exists. */
export function unknownRole(id: string, title: string): PickerItem {
  return { key: id, title, leading: <CircleAlert aria-hidden="true" />, warning: true };
}

/** `color` is a 24-bit number; 0 means no color. */
function RoleChip({ color }: { color: number }) {
  const css = color > 0 ? `#${color.toString(16).padStart(6, '0')}` : undefined;
  return <span className={styles.chip} style={css ? { backgroundColor: css } : undefined} data-color={css ?? 'none'} />;
}
