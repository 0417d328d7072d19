import type { ModuleSpec } from '../../../model.ts';
import { isSection, partsIn } from '../../../screens/layout.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { parentList, pathNamed } from '../../expressions/collect.ts';
import { placedFields } from '../fields/fields.ts';
import type { Finding, LintModule, ModuleLint } from '../types.ts';

/** A condition that hides settings, and what it hides and reads: paths with `*` for every entry. */
interface Gate {
  name: string;
  source: string;
  pointer: Pointer;
  hides: readonly string[];
  reads: readonly string[];
}

/**
 * Nothing is hidden by its own value, nor by one that it hides itself: nobody could change it back. It applies to settings,
 * groups, entries and sections.
 */
export const ownVisibility: ModuleLint = (module) => {
  const gates = gatesOf(module);
  return gates.flatMap((gate): Finding[] => {
    const circle = circleFrom(gate, gates);
    if (!circle) return [];
    const { name, source, pointer } = gate;
    const others = circle.slice(1).map((other) => `'${other.name}'`);
    return [
      {
        file: module.file,
        pointer,
        expression: { source, start: 0, end: source.length },
        reason:
          others.length === 0
            ? `'${name}' is hidden by its own value, so nobody could change it back.`
            : `'${name}' is hidden by ${others.join(', ')} and the other way round, so nobody could change them back.`,
        advice: 'Read another setting.',
      },
    ];
  });
};

function gatesOf({ spec, expressions }: LintModule): Gate[] {
  const fields = placedFields(spec).flatMap(({ field, name, path, pointer }) =>
    field.visible === undefined
      ? []
      : [{ name, source: field.visible, pointer: [...pointer, 'visible'], hides: [path] }],
  );
  const sections = partsIn(spec.screen.layout).flatMap(({ part, pointer }) =>
    isSection(part) && part.visible !== undefined
      ? [{ name: part.section, source: part.visible, pointer: [...pointer, 'visible'], hides: part.fields.flat() }]
      : [],
  );
  const placed = new Map(
    [...expressions.checked].map(([one, checked]) => [one.pointer.join('.'), { ...one, ...checked }]),
  );
  return [...fields, ...sections].flatMap((gate): Gate[] => {
    const condition = placed.get(gate.pointer.join('.'));
    return condition
      ? [{ ...gate, reads: condition.reads.flatMap((read) => pathRead(spec, condition.each, read)) }]
      : [];
  });
}

/** The path in documents of what a condition reads. */
function pathRead(spec: ModuleSpec, each: string | undefined, read: string): string[] {
  const [root, ...names] = read.split('.');
  const path = names.join('.');
  if (path === '') return [];
  if (root === 'self') return [path];
  if (root === 'item') return [pathNamed(spec, each, path)];
  return root === 'parent' ? [pathNamed(spec, parentList(spec, each), path)] : [];
}

/** The conditions on a circle through one, beginning with it. */
function circleFrom(start: Gate, gates: readonly Gate[]): Gate[] | undefined {
  const seen = new Set<Gate>();
  const follow = (gate: Gate, way: Gate[]): Gate[] | undefined => {
    for (const next of gates) {
      if (seen.has(next) || !gate.reads.some((path) => isHidden(path, next))) continue;
      if (next === start) return way;
      seen.add(next);
      const found = follow(next, [...way, next]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(start, [start]);
}

function isHidden(path: string, { hides }: Gate): boolean {
  return hides.some((hidden) => path === hidden || path.startsWith(`${hidden}.`));
}
