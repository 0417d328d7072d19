import { byFolder } from '../byFolder.ts';
import type { WidgetState } from './state.ts';

/** The states of each widget by its name, from its folder. */
export const stateSets = byFolder(import.meta.glob<{ states: WidgetState[] }>('../widgets/*/*Widget.gallery.ts'));
