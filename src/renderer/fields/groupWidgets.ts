import type { ComponentType } from 'react';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { lazyParts } from '../loading/lazyParts.ts';

interface GroupProps {
  path: string;
  field: FieldForPlan;
}

const list = async () => ({ default: (await import('./ItemList.tsx')).ItemList });

/**
 * What draws settings that consist of settings with controls of their own: lists of entries, schedules, and embeds. Files of their own,
 * since many screens have none; they have no folder in `widgets/`.
 */
export const groupControls = lazyParts<ComponentType<GroupProps>>('control', {
  items: list,
  rows: list,
  embed: () => import('./embed/EmbedField.tsx'),
  schedule: () => import('./schedule/ScheduleField.tsx'),
});

/** The widgets of such settings. */
export const GROUP_WIDGETS: ReadonlySet<string> = new Set(groupControls.names);
