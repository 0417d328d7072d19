import type { Json, Path, Problem, Requirement, SettingsDocument } from '../../../src/language/model.ts';
import { fieldAt } from '../../../src/language/plans/resolveForPlan.ts';
import { fieldState } from '../../../src/language/resolved/fieldState.ts';
import type { ResolvedModule } from '../../../src/language/resolved/resolvedModule.ts';
import { type Cut, cutsIn } from '../../../src/language/resolved/view.ts';
import { validate } from '../../../src/language/validation/validate.ts';
import { equal } from '../../../src/language/values/equal.ts';
import { formatPath, getIn, parsePath } from '../../../src/language/values/path.ts';
import type { SettingMapping } from './link.ts';
import { pathsAt } from './places.ts';

/** What a change does to settings that a server has. */
export const EFFECTS = ['refused', 'cut', 'locked', 'hidden'] as const;
export type EffectKind = (typeof EFFECTS)[number];

/** Something that a server has and a change takes a hold of. The rules are those of {@link Problem}, `hidden` and `requires`. */
export interface Effect extends Problem {
  kind: EffectKind;
  /** The state whose path it is. */
  side: 'before' | 'after';
}

/** The settings of a module as a server has them in one state of the schemas, on one plan. */
export interface Held {
  module: ResolvedModule;
  /** What is stored, migrated. */
  settings: SettingsDocument;
  /** As a form shows it. */
  readonly document: SettingsDocument;
  /** Why the server cannot use the module at all. */
  closed: Requirement | undefined;
}

/** What of the settings of a server was fine in one state, and in another one is refused, cut, locked or hidden. */
export function effectsBetween(before: Held, after: Held, link: SettingMapping): Effect[] {
  const isOpen = !before.closed && !after.closed;
  return [...(isOpen ? refused(before, after, link) : []), ...lossesBetween(before, after, link)];
}

/** What of it is cut, locked or hidden: what a server loses without doing anything. */
export function lossesBetween(before: Held, after: Held, link: SettingMapping): Effect[] {
  // What could not be used before is not taken away.
  if (before.closed) return [];
  if (after.closed) {
    if (!isUsed(before)) return [];
    return [{ kind: 'locked', side: 'after', path: '', rule: 'requires', message: after.closed.message }];
  }
  return [...cut(before, after, link), ...locked(after, link), ...gone(before, link), ...hidden(before, after, link)];
}

/** Whether something else than its defaults is stored of a module. */
export function isUsed({ module, settings }: Held): boolean {
  return Object.entries(module.fields).some(([name, field]) => isChosen(settings, [name], field.default));
}

/** Whether something else than the default is stored. */
function isChosen(settings: SettingsDocument, path: Path, byDefault: Json | undefined): boolean {
  const value = getIn(settings, path);
  return value !== undefined && !equal(value, byDefault);
}

/** What would be refused if it were entered now, and would not have been. */
function refused(before: Held, after: Held, link: SettingMapping): Effect[] {
  const problems = problemsIn(after);
  if (problems.length === 0) return [];
  const known = new Set(problemsIn(before).map(({ path, rule }) => `${path} ${rule}`));
  return problems
    .filter(({ path, rule }) => !known.has(`${formatPath(link.former(parsePath(path)))} ${link.formerRule(rule)}`))
    .map((problem) => ({ ...problem, kind: 'refused', side: 'after' }));
}

/** Without what only Discord could tell. */
function problemsIn({ module, document }: Held): Problem[] {
  const { problems } = validate(module, { document });
  return problems.filter(({ rule }) => rule !== 'unavailable');
}

/** What the bot would not get as it is stored, or get less of than it does. */
function cut(before: Held, after: Held, link: SettingMapping): Effect[] {
  const cuts = cutsIn(link.tighter.now, after.document);
  if (cuts.length === 0) return [];
  const known = new Map(
    cutsIn(link.tighter.before, before.document).map((one) => [`${formatPath(one.path)} ${one.rule}`, one]),
  );
  return cuts
    .filter((one) => {
      const was = known.get(`${formatPath(link.former(one.path))} ${one.rule}`);
      return !was || leavesLess(one, was);
    })
    .map(({ path, rule }) => ({ kind: 'cut', side: 'after', path: formatPath(path), rule, message: '' }));
}

function leavesLess({ rule, left = 0 }: Cut, was: Cut): boolean {
  const before = was.left ?? 0;
  return rule === 'minimum' ? left > before : left < before;
}

/** What the plan does not include any more, where something else than the default is stored. */
function locked({ settings }: Held, link: SettingMapping): Effect[] {
  return link.locked.flatMap(({ pattern, field, values }) =>
    pathsAt(settings, pattern)
      .filter((path) => isChosen(settings, path, field.default))
      .filter((path) => !values || values.some((value) => equal(value, getIn(settings, path) ?? null)))
      .map((path): Effect => ({ kind: 'locked', side: 'after', path: formatPath(path), rule: 'locked', message: '' })),
  );
}

/** Stored values that no setting has any more. */
function gone({ settings }: Held, link: SettingMapping): Effect[] {
  return link.gone.flatMap(({ pattern, field }) =>
    pathsAt(settings, pattern)
      .filter((path) => isChosen(settings, path, field.default))
      .map((path): Effect => ({ kind: 'hidden', side: 'before', path: formatPath(path), rule: 'hidden', message: '' })),
  );
}

/** What was shown and is not, where something else than the default is stored. */
function hidden(before: Held, after: Held, link: SettingMapping): Effect[] {
  const paths = link.hideable.flatMap(({ pattern, field }) =>
    pathsAt(after.settings, pattern).filter((path) => isChosen(after.settings, path, field.default)),
  );
  if (paths.length === 0) return [];
  return paths
    .filter((path) => {
      const was = link.former(path);
      if (fieldState(after.module, path, after.document).visible || !fieldAt(before.module, was)) return false;
      return fieldState(before.module, was, before.document).visible;
    })
    .map((path) => ({ kind: 'hidden', side: 'after', path: formatPath(path), rule: 'hidden', message: '' }));
}
