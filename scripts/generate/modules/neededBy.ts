import { masterSwitch } from '../../../src/language/screens/masterSwitch.ts';
import { compileExpressions, type LoadedModule } from './module.ts';

/** What the requirements of modules read, with the ids of these modules. */
type Readers = ReadonlyMap<string, readonly string[]>;

const known = new WeakMap<readonly LoadedModule[], Readers>();

/** The ids of modules with a requirement that reads the master switch of a module; undefined if there are none. */
export function neededBy({ id, spec }: LoadedModule, all: readonly LoadedModule[]): readonly string[] | undefined {
  const readers = known.get(all) ?? readersIn(all);
  known.set(all, readers);
  return readers.get(`modules.${id}.${masterSwitch(spec)}`);
}

function readersIn(all: readonly LoadedModule[]): Readers {
  const readers = new Map<string, string[]>();
  for (const module of all) {
    const rules = module.spec.requires?.flatMap(({ rule }) => rule ?? []) ?? [];
    if (rules.length === 0) continue;
    const reads = [...compileExpressions(module, all).checked].flatMap(([{ source }, { reads }]) =>
      rules.includes(source) ? reads : [],
    );
    for (const read of new Set(reads)) readers.set(read, [...(readers.get(read) ?? []), module.id]);
  }
  return readers;
}
