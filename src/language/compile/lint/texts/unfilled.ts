import type { Block, ModuleSpec } from '../../../model.ts';
import { partsIn } from '../../../screens/layout.ts';
import { formatPath } from '../../../values/path.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { textsOf } from '../../meta/texts.ts';

/** Paths of texts into which no values are filled. */
const UNFILLED = /^(screen|calls|requires|lists)\./;

/** The texts of a module into which no values are filled, by their paths. */
export function unfilledTexts(spec: ModuleSpec): ReadonlyMap<string, string> {
  const blocks = partsIn(spec.screen.layout).flatMap(({ part, pointer }) =>
    'block' in part ? filledTexts(part).map(([, at]) => formatPath([...pointer, ...at])) : [],
  );
  const filled = new Set([
    ...blocks,
    ...(spec.screen.status?.texts ?? []).map((_, at) => `screen.status.texts.${at}.text`),
  ]);
  return new Map([...textsOf('module', spec)].filter(([key]) => UNFILLED.test(key) && !filled.has(key)));
}

/** The texts of a block that its `params` are filled into. */
export function filledTexts(block: Block): [string, Pointer][] {
  if (block.block === 'note') return [[block.text, ['text']]];
  if (block.block !== 'list') return [];
  return block.items.map((item, index) =>
    typeof item === 'string' ? [item, ['items', index]] : [item.text, ['items', index, 'text']],
  );
}
