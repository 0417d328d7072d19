import type { Column, Tile } from '../../../model.ts';
import { partsIn } from '../../../screens/layout.ts';
import { instead } from '../../../text/nearest.ts';
import type { Pointer } from '../../../values/pointer.ts';
import type { Finding, ModuleLint } from '../types.ts';

const NUMBERS: readonly unknown[] = ['number', 'integer'];
const QUANTITIES: readonly unknown[] = ['number', 'milliseconds', 'hours', 'percent'];

/** Sentences of tiles name values that their block reads, and only numbers are drawn as numbers. */
export const tiles: ModuleLint = ({ spec, file }) =>
  partsIn(spec.screen.layout).flatMap(({ part, pointer }): Finding[] => {
    if (!('block' in part) || part.block !== 'tiles') return [];
    const { values, rows, updated } = part;
    const names = Object.keys(values);
    const found: Finding[] = [];
    const report = (at: Pointer, reason: string, advice: string) => {
      found.push({ file, pointer: [...pointer, ...at], reason, advice });
    };
    const check = (tile: Column & Pick<Tile, 'ring' | 'help'>, at: Pointer) => {
      const { property, as, ring, help = '' } = tile;
      for (const [, name = ''] of help.matchAll(/\{(\w+)\}/g)) {
        if (names.includes(name)) continue;
        const braced = names.map((one) => `{${one}}`);
        const reason = `This block has no value '${name}' to fill in for {${name}}.`;
        report([...at, 'help'], reason, instead(`{${name}}`, braced));
      }
      const value = Object.hasOwn(values, property) ? values[property] : undefined;
      if (!value || NUMBERS.includes(value.type)) return;
      const advice = `Show a number, or change the type of '${property}'.`;
      if (QUANTITIES.includes(as)) report([...at, 'as'], `'${property}' is not a number, so it has no ${as}.`, advice);
      if (ring) report([...at, 'ring'], `'${property}' is not a number, so no ring can show it.`, advice);
    };
    for (const [row, line] of rows.entries()) {
      for (const [index, tile] of line.entries()) check(tile, ['rows', row, index]);
    }
    if (updated) check(updated, ['updated']);
    return found;
  });
