import type { Block } from '../../language/model.ts';

export interface BlockProps {
  /** The block as the module declares it, with its options. */
  block: Block;
}

/** A block's options as its component knows them: the check has held the block against the shape of its name. */
export function optionsOf<Options>(block: Block): Block & Options {
  return block as Block & Options;
}
