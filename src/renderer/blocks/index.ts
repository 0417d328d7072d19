import type { ComponentType } from 'react';
import { byFolder } from '../loading/byFolder.ts';
import { lazyParts } from '../loading/lazyParts.ts';
import type { BlockProps } from './types.ts';

/** Every block, by the name that schemas use in `block`: each is a folder. */
export const blocks = lazyParts(
  'block',
  byFolder(import.meta.glob<{ default: ComponentType<BlockProps> }>('./*/*Block.tsx')),
);
