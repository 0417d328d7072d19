import type { ComponentType } from 'react';
import type { BlockProps } from './types.ts';

type Load = () => Promise<{ default: ComponentType<BlockProps> }>;

/** The parts of a screen that hold no field, by the name that a schema gives in `block`. */
export const blocks: Record<string, Load> = {
  botPreview: () => import('./botPreview.tsx'),
  commands: () => import('./commands.tsx'),
  contact: () => import('./contact.tsx'),
  entries: () => import('./entries.tsx'),
  list: () => import('./list.tsx'),
  login: () => import('./login.tsx'),
  note: () => import('./note.tsx'),
  reported: () => import('./reported.tsx'),
  slot: () => import('./slot.tsx'),
  tiles: () => import('./tiles.tsx'),
};
