import type { ComponentType } from 'react';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { byFolder } from '../loading/byFolder.ts';
import { lazyParts } from '../loading/lazyParts.ts';

interface GroupProps {
  path: string;
  field: FieldForPlan;
}

/**
 * What draws settings that consist of settings with controls of their own: lists of entries, schedules, and embeds. Files of their own,
 * since many screens have none, and found by name, since their parts are fields again.
 */
export const groupControls = lazyParts(
  'control',
  byFolder(import.meta.glob<{ default: ComponentType<GroupProps> }>('./*/*Field.tsx')),
);

/** The widgets of such settings. */
export const GROUP_WIDGETS: ReadonlySet<string> = new Set(groupControls.names);
