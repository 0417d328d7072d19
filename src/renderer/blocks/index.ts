import type { ComponentType } from 'react';
import { byFolder } from '../byFolder.ts';
import type { BlockProps } from './types.ts';

interface BlockFile {
  default: ComponentType<BlockProps>;
}

/** The parts of a screen that hold no field, by the name that a schema gives in `block`, one folder each. */
export const blocks = byFolder(import.meta.glob<BlockFile>('./*/*Block.tsx'));
