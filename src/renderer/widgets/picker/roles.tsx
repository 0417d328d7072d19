import { CircleAlert, TriangleAlert } from 'lucide-react';
import { givesRole } from '../../../language/fields/dangers.ts';
import type { Role } from '../../../language/model.ts';
import { interpolate } from '../../../language/text/message.ts';
import type { WidgetContextValue } from '../context.ts';
import { RoleDot } from '../parts/RoleDot.tsx';
import type { WidgetSchema } from '../types.ts';
import type { PickerItem } from './types.ts';

export interface RoleFilter {
  /** Hides roles whose name contains one of these, ignoring case. */
  hideNames?: readonly string[];
  /** Ids used in other rows. */
  used?: ReadonlySet<string>;
  /** The stored roles, which are always shown. */
  stored: readonly (string | null)[];
  /** The setting: if the bot has to assign its roles, not all can be chosen, and dangerous ones are asked about. */
  setting?: WidgetSchema;
}

/**
 * The roles that can be assigned to members, highest first: without those of bots and integrations. If the bot has to assign
 * them, those above its own cannot be chosen, nor those that the user must not hand out. Null while the list is unavailable.
 */
export function offeredRoles(
  context: WidgetContextValue,
  { hideNames = [], used, stored, setting }: RoleFilter,
): PickerItem[] | null {
  const { roles, obstacleTo, text } = context;
  const parts = hideNames.map((part) => part.toLowerCase());
  const isOffered = (role: Role) =>
    stored.includes(role.id) ||
    !(
      ['managed', 'everyone'].includes(obstacleTo(role) ?? '') ||
      role.name === '@everyone' ||
      used?.has(role.id) ||
      parts.some((part) => role.name.toLowerCase().includes(part))
    );
  const refused = (role: Role) => {
    const obstacle = obstacleTo(role);
    if (!setting?.refers?.assignable || (obstacle !== 'above' && obstacle !== 'withheld')) return undefined;
    return {
      note: text(`widget.role.${obstacle}`),
      refusal: text(`widget.role.${obstacle}Reason`),
      warning: stored.includes(role.id),
    };
  };
  const offered = roles?.filter(isOffered).sort((a, b) => b.position - a.position);
  return (
    offered?.map((role) => ({
      ...roleItem(role),
      ...(refused(role) ?? dangerous(role, setting, context)),
    })) ?? null
  );
}

/** The mark of a role with dangerous permissions that the setting would give to members. */
function dangerous(
  role: Role,
  setting: WidgetSchema | undefined,
  { dangersOf, standard }: WidgetContextValue,
): Partial<PickerItem> | undefined {
  const dangers = dangersOf(role);
  if (dangers.length === 0 || !givesRole(setting?.refers)) return undefined;
  return {
    leading: (
      <>
        <RoleDot color={role.color} />
        <TriangleAlert aria-hidden="true" />
      </>
    ),
    warning: true,
    note: interpolate(standard['reference.given.can'] ?? '', { ability: dangers[0] }),
    dangers,
  };
}

/** A stored role that is not offered: it no longer exists, or without the list is unknown. */
export function unofferedRole({ roles, text }: WidgetContextValue, id: string): PickerItem {
  const title = roles ? text('widget.gone.role') : id;
  return { key: id, title, leading: <CircleAlert aria-hidden="true" />, warning: true };
}

function roleItem({ id, name, color }: Role): PickerItem {
  return { key: id, title: name, leading: <RoleDot color={color} /> };
}
