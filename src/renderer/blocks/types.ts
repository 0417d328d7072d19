import type { Block, BlockOptions } from '../../language/model.ts';

export interface BlockProps {
  /** The block as the module declares it. */
  block: Block;
}

/** The options of a block, by the name of its component. The type is safe: `npm run check` validates every block. */
export function blockOptions<Name extends Block['block']>(_name: Name, block: Block) {
  return block as BlockOptions<Name>;
}
