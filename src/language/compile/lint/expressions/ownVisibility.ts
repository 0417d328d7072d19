import { placedFields } from '../fields/fields.ts';
import type { Finding, ModuleLint } from '../types.ts';

/**
 * A setting is not hidden by its own value, nor by one that it hides itself: nobody could change it back.
 */
export const ownVisibility: ModuleLint = ({ spec, file, expressions }) => {
  const readsOf = new Map([...expressions.checked].map(([{ source }, { reads }]) => [source, reads]));
  const settings = placedFields(spec).filter(({ pointer }) => pointer.length === 3);
  const hiddenBy = new Map(
    settings.map(({ name, field }) => {
      const reads = field.visible === undefined ? [] : (readsOf.get(field.visible) ?? []);
      return [name, reads.flatMap((path) => /^self\.(\w+)/.exec(path)?.[1] ?? [])];
    }),
  );
  return settings.flatMap(({ name, field, pointer }): Finding[] => {
    const circle = circleFrom(name, hiddenBy);
    if (!circle) return [];
    const source = field.visible ?? '';
    const others = circle.slice(1).map((other) => `'${other}'`);
    return [
      {
        file,
        pointer: [...pointer, 'visible'],
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

/** The settings on a circle through a setting, beginning with it. */
function circleFrom(start: string, hiddenBy: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const seen = new Set<string>();
  const follow = (name: string, path: string[]): string[] | undefined => {
    for (const next of hiddenBy.get(name) ?? []) {
      if (next === start) return path;
      if (seen.has(next)) continue;
      seen.add(next);
      const found = follow(next, [...path, next]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(start, [start]);
}
