import type { BlockState } from '../blocks/galleryState.ts';
import { byFolder } from '../loading/byFolder.ts';
import type { WidgetState } from '../widgets/galleryState.ts';

/** Loads the states of a widget, by its name. */
export const widgetStates = byFolder(import.meta.glob<{ states: WidgetState[] }>('../widgets/*/*Widget.gallery.ts'));

/** Loads the states of a block, by its name. */
export const blockStates = byFolder(import.meta.glob<{ states: BlockState[] }>('../blocks/*/*Block.gallery.ts'));
