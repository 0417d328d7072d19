import type { BlockState } from '../blocks/galleryState.ts';
import type { GroupState } from '../fields/galleryState.ts';
import { byFolder } from '../loading/byFolder.ts';
import type { ScreenState } from '../screen/galleryState.ts';
import type { WidgetState } from '../widgets/galleryState.ts';

/** Loads the states of a widget, by its name. */
export const widgetStates = byFolder(import.meta.glob<{ states: WidgetState[] }>('../widgets/*/*Widget.gallery.ts'));

/** Loads the states of a block, by its name. */
export const blockStates = byFolder(import.meta.glob<{ states: BlockState[] }>('../blocks/*/*Block.gallery.ts'));

/** Loads the states of a widget of settings that consist of settings, by its name. */
export const groupStates: Record<string, () => Promise<GroupState[]>> = {
  items: async () => (await import('../fields/ItemList.gallery.ts')).itemStates,
  rows: async () => (await import('../fields/ItemList.gallery.ts')).rowStates,
  embed: async () => (await import('../fields/embed/EmbedField.gallery.ts')).states,
  schedule: async () => (await import('../fields/schedule/ScheduleField.gallery.ts')).states,
};

/** Loads the states of a screen, by their kind. */
export const screenStates: Record<string, () => Promise<ScreenState[]>> = {
  locked: async () => (await import('../screen/unavailable/FilledExample.gallery.ts')).states,
};
