import type { Column, Tile, TilesOptions } from '../../../model.ts';
import { isSection, partsIn } from '../../../screens/layout.ts';
import { instead } from '../../../text/nearest.ts';
import type { Finding, ModuleLint, Pointer } from '../types.ts';

const NUMBERS: readonly unknown[] = ['number', 'integer'];
const QUANTITIES: readonly unknown[] = ['number', 'milliseconds', 'hours', 'percent'];

/** Tiles show, and say in their sentences, values that their block reads; what is drawn as a number is one. */
export const tiles: ModuleLint = ({ spec, file }) =>
  partsIn(spec.screen.layout).flatMap(({ part, pointer }): Finding[] => {
    if (isSection(part) || part.block !== 'tiles') return [];
    // The meta-schema has seen to the shape of the block.
    const { values, rows, updated } = part as unknown as TilesOptions;
    const names = Object.keys(values);
    const found: Finding[] = [];
    const report = (at: Pointer, reason: string, advice: string) => {
      found.push({ file, pointer: [...pointer, ...at], reason, advice });
    };
    const check = (tile: Column & Pick<Tile, 'ring' | 'help'>, at: Pointer) => {
      const { property, as, ring, help = '' } = tile;
      const value = Object.hasOwn(values, property) ? values[property] : undefined;
      if (!value) report([...at, 'property'], `This block reads no value '${property}'.`, instead(property, names));
      for (const [, name = ''] of help.matchAll(/\{(\w+)\}/g)) {
        if (names.includes(name)) continue;
        const braced = names.map((one) => `{${one}}`);
        report([...at, 'help'], `{${name}} in this sentence is no value of the block.`, instead(`{${name}}`, braced));
      }
      if (!value || NUMBERS.includes(value.type)) return;
      const advice = `Show a number, or change the type of '${property}'.`;
      if (QUANTITIES.includes(as)) report([...at, 'as'], `'${property}' is no number, so it has no ${as}.`, advice);
      if (ring) report([...at, 'ring'], `'${property}' is no number, so no ring can show it.`, advice);
    };
    for (const [row, line] of rows.entries()) {
      for (const [index, tile] of line.entries()) check(tile, ['rows', row, index]);
    }
    if (updated) check(updated, ['updated']);
    return found;
  });
