import { type ReferenceKind, referencesIn } from '../../../documents/references.ts';
import type { Json, ModuleSpec, Path, SettingsDocument } from '../../../model.ts';
import { fieldAt, resolveForPlan } from '../../../plans/resolveForPlan.ts';
import { exampleContext } from '../../../resolved/exampleContext.ts';
import { unmetRequirement } from '../../../resolved/requirements.ts';
import { instead } from '../../../text/nearest.ts';
import { isObject } from '../../../values/isObject.ts';
import { partAt } from '../../meta/partAt.ts';
import { validateExample } from '../examples/examples.ts';
import type { Example, Finding, LintPreset, LintProject, ProjectLint } from '../types.ts';

/** Presets set settings that exist and that a preset brings, to values that their plan allows, and refer to nothing but by name. */
export const presets: ProjectLint = (project) => [
  ...project.presets.flatMap((preset) => faultsOf(preset, project)),
  ...ordered(project.presets),
];

/** No two presets have the same place in the list. */
function ordered(all: readonly LintPreset[]): Finding[] {
  return all.flatMap(({ file, order }, index): Finding[] => {
    const other = all.slice(0, index).find((preset) => preset.order === order);
    if (!other) return [];
    const reason = `${other.file} has the order ${order}, too.`;
    return [{ file, pointer: ['order'], reason, advice: 'Write another number.' }];
  });
}

function faultsOf(preset: LintPreset, project: LintProject): Finding[] {
  const { file, plan = project.plans.ids[0] ?? '', modules } = preset;
  if (!project.plans.ids.includes(plan)) {
    const reason = `There is no plan '${plan}'.`;
    return [{ file, pointer: ['plan'], reason, advice: instead(plan, project.plans.ids) }];
  }
  const faults = Object.keys(modules).flatMap((id) => faultsIn(preset, plan, id, project));
  if (faults.length > 0) return faults;
  return [...idleReferences(preset, plan, project), ...givenTwice(preset), ...plansAbove(preset, plan, project)];
}

/** A plan that is named although a lower one has everything. */
function plansAbove(preset: LintPreset, plan: string, project: LintProject): Finding[] {
  const { ids } = project.plans;
  const enough = ids
    .slice(0, ids.indexOf(plan))
    .find((lower) => Object.keys(preset.modules).every((id) => faultsIn(preset, lower, id, project).length === 0));
  if (enough === undefined) return [];
  const reason = `The plan '${enough}' has everything that this preset brings.`;
  const advice = enough === ids[0] ? 'Remove `plan`.' : `Write "${enough}".`;
  return [{ file: preset.file, pointer: ['plan'], reason, advice }];
}

/** Names of what no setting refers to, unless a module cannot be read, whose settings may. */
function idleReferences({ file, modules, references }: LintPreset, plan: string, project: LintProject): Finding[] {
  const isRead = (id: string) => project.modules.some((one) => one.id === id);
  if (!Object.keys(modules).every(isRead)) return [];
  const used = new Set(
    Object.entries(modules).flatMap(([id, document]) => {
      const module = project.modules.find((one) => one.id === id);
      if (!module) return [];
      return referencesIn(resolveForPlan(module.spec, plan), document).map(
        ({ kind, id: target }) => `${kind}:${target}`,
      );
    }),
  );
  return Object.keys(references).flatMap((key): Finding[] => {
    if (used.has(key)) return [];
    const reason = `No setting of the preset refers to '${key}'.`;
    return [{ file, pointer: ['references', key], at: 'key', reason, advice: 'Remove it, or correct the number.' }];
  });
}

/** Settings that have a value under `modules` and another one under `texts`. */
function givenTwice({ file, written }: LintPreset): Finding[] {
  const texts = partAt(written, ['texts']);
  return Object.entries(isObject(texts) ? texts : {}).flatMap(([id, settings]) =>
    Object.keys(isObject(settings) ? settings : {}).flatMap((name): Finding[] => {
      if (partAt(written, ['modules', id, name]) === undefined) return [];
      const reason = `'${name}' is also in \`modules\`, where its value is of no effect.`;
      return [{ file, pointer: ['texts', id, name], at: 'key', reason, advice: 'Remove one of them.' }];
    }),
  );
}

function faultsIn(preset: LintPreset, plan: string, id: string, project: LintProject): Finding[] {
  const { file, modules, references } = preset;
  const document = modules[id] ?? {};
  const pointer = ['modules', id];
  const module = project.modules.find((one) => one.id === id);
  // A module that cannot be read has findings of its own.
  if (!module && project.moduleIds.includes(id)) return [];
  if (!module?.spec.calls) {
    const reason = `There is no module '${id}' with settings.`;
    return [{ file, pointer, at: 'key', reason, advice: instead(id, project.moduleIds) }];
  }
  const names = module.spec.calls.documents.flatMap(({ fields }) => fields);
  const unknown = Object.keys(document).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const reason = `The module has no setting '${unknown}'.`;
    return [{ file, pointer: [...pointer, unknown], at: 'key', reason, advice: instead(unknown, names) }];
  }
  const kept = keptFrom(module.spec, plan, document);
  if (kept) {
    const [path, why] = kept;
    const advice = why === 'owner' ? 'Remove it.' : 'Name a plan that includes it in `plan`, or remove it.';
    const reason =
      why === 'owner'
        ? 'Only the owner of a server decides about this setting, so no preset brings it.'
        : `On the plan '${plan}', this setting is locked.`;
    return [{ file, pointer: [...pointer, ...path], at: 'key', reason, advice }];
  }
  const nameless = referencesIn(resolveForPlan(module.spec, plan), document).find(
    ({ kind, id: target }) => !Object.hasOwn(references, `${kind}:${target}`),
  );
  if (nameless) {
    const { kind, id: target, path } = nameless;
    const reason = `'${target}' has no name.`;
    return [
      { file, pointer: [...pointer, ...path], reason, advice: `Add '${kind}:${target}' with a name to references.` },
    ];
  }
  if (!module.compiled) return [];
  const entry: Example = { name: '', plan, document, context: { ...listsOf(references), modules } };
  const context = exampleContext(module, project, entry);
  const requirement = unmetRequirement(module.compiled, context);
  if (requirement) {
    const reason = `On the plan '${plan}', a server would not get these settings: '${requirement.message}'.`;
    return [
      {
        file,
        pointer,
        at: 'key',
        reason,
        advice: 'Name the plan that allows them in `plan`, or add what they require.',
      },
    ];
  }
  const [problem] = validateExample(module, project, entry).problems;
  if (!problem) return [];
  const reason = `These settings are refused at '${problem.path}' with '${problem.message}'.`;
  return [{ file, pointer, at: 'key', reason, advice: 'Correct the settings, or the limit or rule.' }];
}

/** The first setting that a server would not get, and what keeps it from it. */
function keptFrom(spec: ModuleSpec, plan: string, document: SettingsDocument): [Path, 'owner' | 'lock'] | undefined {
  const planned = resolveForPlan(spec, plan);
  const visit = (value: Json, path: Path): [Path, 'owner' | 'lock'] | undefined => {
    const field = path.length > 0 ? fieldAt(planned, path) : undefined;
    if (field?.access === 'owner') return [path, 'owner'];
    if (field?.locked) return [path, 'lock'];
    const parts: [string | number, Json][] = Array.isArray(value)
      ? [...value.entries()]
      : isObject(value)
        ? Object.entries(value)
        : [];
    for (const [key, part] of parts) {
      const found = visit(part, [...path, key]);
      if (found) return found;
    }
    return undefined;
  };
  return visit(document, []);
}

/** A server that has what the preset refers to. */
function listsOf(references: Readonly<Record<string, string>>): NonNullable<Example['context']> {
  const of = (kind: ReferenceKind) =>
    Object.entries(references).flatMap(([key, name]) =>
      key.startsWith(`${kind}:`) ? [{ id: key.slice(kind.length + 1), name }] : [],
    );
  return { roles: of('role'), channels: of('channel'), voiceChannels: of('voiceChannel'), categories: of('category') };
}
