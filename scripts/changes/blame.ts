import type { CompiledModule, Problem } from '../../src/language/model.ts';
import { parsePath, patternOf } from '../../src/language/values/path.ts';
import type { Pointer } from '../../src/language/values/pointer.ts';
import type { ModuleDifference } from './compare/moduleDifferences.ts';

/** The path in documents of the setting at a pointer of a module file, and the words below it; undefined elsewhere. */
export function settingAtPointer(pointer: Pointer): { path: string; words: Pointer } | undefined {
  if (pointer[0] !== 'settings') return undefined;
  const keys: (string | number)[] = [];
  let depth = 1;
  while (pointer[depth] === 'properties' || pointer[depth] === 'items') {
    if (pointer[depth] === 'items') {
      keys.push('*');
      depth += 1;
    } else if (pointer[depth + 1] !== undefined) {
      keys.push(String(pointer[depth + 1]));
      depth += 2;
    } else break;
  }
  return { path: keys.join('.'), words: pointer.slice(depth) };
}

/** The rules of problems that come from a word of a setting under another name. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  limits: ['maxLength', 'maxLines'],
  refers: ['reference'],
  totalLengthOf: ['maxTotalLength'],
  access: ['owner'],
  locked: ['locked'],
  ui: ['enum', 'choice', 'locked', 'reference'],
  enum: ['enum', 'locked', 'choice'],
  format: ['type', 'pattern', 'overlap', 'minimum', 'maximum'],
  minLength: ['minLength', 'required'],
  required: ['required', 'minLength', 'minItems'],
};

/** Words about how much may be given, which say nothing about anything else. */
const EXACT = new Set(['maximum', 'minimum', 'multiple', 'choices', 'constraint']);

/**
 * How likely a difference is why a problem is there in one state and not in the other: 3 if the problem names the word, 2 if the
 * word decides whether the setting counts, 1 if what the problem depends on reads it, and 0 if it cannot be.
 * @param module the state that has the problem
 */
export function blame(
  difference: ModuleDifference,
  problem: Problem,
  module: CompiledModule,
  side: 'before' | 'after',
): number {
  const pointer = side === 'after' ? difference.pointer : difference.pointerBefore;
  const path = patternOf(parsePath(problem.path));
  const setting = settingAtPointer(pointer);
  if (setting) return blameSetting(difference, setting, { ...problem, path }, module);
  if (difference.kind === 'text') return 0;
  const [part, index] = pointer;
  if (part === 'requires') return problem.rule === 'requires' ? 3 : 0;
  if (problem.rule === 'requires') return 0;
  if (part === 'rules') return problem.rule === `rule:${index}` ? 3 : 0;
  const [name] = path.split('.');
  const section = pointer[0] === 'screen' && pointer[1] === 'layout';
  return section && touches(module, pointer, name ?? '') ? 2 : 0;
}

function blameSetting(
  { word, kind, before, after }: ModuleDifference,
  { path, words }: { path: string; words: Pointer },
  problem: Problem,
  module: CompiledModule,
): number {
  if (kind === 'text') return 0;
  const own = String(words[0] ?? word);
  const isAt = problem.path === path;
  const isWithin = isAt || problem.path.startsWith(`${path}.`) || path.startsWith(`${problem.path}.`);
  const names = [own, ...(RULES[own] ?? [])];
  if (isAt && names.includes(problem.rule)) return 3;
  // A new setting, or one that is gone: all that is said about it.
  if (before === undefined && after !== undefined && words.length === 0 && isWithin) return 3;
  if (EXACT.has(kind)) {
    if (isWithin && names.includes(problem.rule)) return 2.5;
  } else if (isWithin) return 2;
  const [name = ''] = path.split('.');
  return readBy(problem, module).has(name) ? 1 : 0;
}

/** The settings that decide whether a problem is one: those that its rule, and the conditions around its setting, read. */
function readBy({ path, rule }: Problem, module: CompiledModule): Set<string> {
  const { spec, reads } = module;
  const index = /^rule:(\d+)$/.exec(rule)?.[1];
  const own = index === undefined ? undefined : spec.rules[Number(index)];
  const gates: (string | undefined)[] = [own?.rule, own?.when];
  const [name = '', ...rest] = path.split('.');
  let field = spec.settings.properties[name];
  for (const key of [...rest, undefined]) {
    gates.push(field?.visible, field?.enabled, ...(field?.limits ?? []).map(({ when }) => when));
    for (const option of field?.ui?.options ?? []) {
      if ('value' in option) gates.push(Reflect.get(option, 'visible'), Reflect.get(option, 'enabled'));
    }
    if (field?.ui?.entriesOf !== undefined) gates.push(`self.${field.ui.entriesOf}`);
    field = key === undefined ? undefined : key === '*' ? field?.items : field?.properties?.[key];
  }
  for (const part of JSON.stringify(spec.screen.layout).matchAll(/"(?:visible|enabled)":"((?:[^"\\]|\\.)*)"/g)) {
    gates.push(JSON.parse(`"${part[1]}"`));
  }
  const sources = gates.flatMap((gate) => gate ?? []);
  const read = sources.flatMap((source) => [
    ...(reads[source] ?? []).map((one) => one.split('.')),
    ...[...source.matchAll(/\b(self|limits|titles)\.([a-z_0-9]+)/g)].map(([, root = '', one = '']) => [root, one]),
  ]);
  const entry = path.split('.')[0] ?? '';
  return new Set(read.map(([root = '', one = '']) => (root === 'item' || root === 'parent' ? entry : one)));
}

/** Whether the section, or the part of the layout, at a pointer has a setting. */
function touches({ spec }: CompiledModule, pointer: Pointer, name: string): boolean {
  let part: unknown = spec;
  for (const key of pointer.slice(0, 4))
    part = typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
  return JSON.stringify(part ?? spec.screen.layout).includes(`"${name}"`);
}
