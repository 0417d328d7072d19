import type { Block } from '../../language/model.ts';

export interface BlockProps {
  /** The block as the module declares it, with its options. */
  block: Block;
}
