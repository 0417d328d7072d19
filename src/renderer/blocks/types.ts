import type { Block, BlockOptions } from '../../language/model.ts';

export interface BlockProps {
  /** The block as the module declares it, with its options. */
  block: Block;
}

/** A block's options as its component knows them: the check has held the block against the shape of its name. */
export function blockOptions<Name extends Block['block']>(_name: Name, block: Block) {
  return block as BlockOptions<Name>;
}
