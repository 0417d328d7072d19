import type { ModuleSpec } from '../../../model.ts';
import { resolveForPlan } from '../../../plans/resolveForPlan.ts';
import { wireFields } from '../../outputs/wireFields.ts';

/** Where the bot finds each field: its document, its path there, and how its value differs from the stored one. */
export function apiPaths(spec: ModuleSpec): Map<string, string> {
  const module = resolveForPlan(spec, spec.plans[0] ?? '');
  return new Map(
    (spec.calls?.documents ?? []).flatMap((call) =>
      wireFields(module, call).map(({ path, from, field }): [string, string] => {
        const { wire } = field;
        const form =
          wire?.as === 'map'
            ? ` by ${[wire.prefix ?? [], wire.key].flat().join(' and ')}`
            : wire?.as === 'fraction'
              ? ' as a fraction'
              : '';
        return [from, `${call.id}.${path}${form}`];
      }),
    ),
  );
}

/** The document in the place of a field. */
export function documentIn(api: string): string {
  return api.slice(0, api.indexOf('.'));
}
