import { masterSwitch } from '../../../src/language/screens/masterSwitch.ts';
import { compileExpressions, type LoadedModule } from './module.ts';

/** The ids of modules with a requirement that reads the master switch of a module; undefined if there are none. */
export function neededBy({ id, spec }: LoadedModule, all: readonly LoadedModule[]): readonly string[] | undefined {
  const read = `modules.${id}.${masterSwitch(spec)}`;
  const needing = all.filter((other) => {
    const { checked } = compileExpressions(other, all);
    const rules = other.spec.requires?.flatMap(({ rule }) => rule ?? []) ?? [];
    return [...checked].some(([{ source }, { reads }]) => rules.includes(source) && reads.includes(read));
  });
  return needing.length > 0 ? needing.map((other) => other.id) : undefined;
}
