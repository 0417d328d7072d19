import { type ReferenceKind, referencesIn } from '../../../documents/references.ts';
import { resolveForPlan } from '../../../plans/resolveForPlan.ts';
import { unmetRequirement } from '../../../resolved/requirements.ts';
import { instead } from '../../../text/nearest.ts';
import { exampleContext } from '../examples/exampleContext.ts';
import { validateExample } from '../examples/examples.ts';
import type { Example, Finding, LintPreset, LintProject, ProjectLint } from '../types.ts';

/** Presets set settings that exist, to values that their plan allows, and refer to nothing but by name. */
export const presets: ProjectLint = (project) => project.presets.flatMap((preset) => faultsOf(preset, project));

function faultsOf(preset: LintPreset, project: LintProject): Finding[] {
  const { file, plan = project.plans.ids[0] ?? '', modules } = preset;
  if (!project.plans.ids.includes(plan)) {
    const reason = `There is no plan '${plan}'.`;
    return [{ file, pointer: ['plan'], reason, advice: instead(plan, project.plans.ids) }];
  }
  return Object.keys(modules).flatMap((id) => faultsIn(preset, plan, id, project));
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
  const nameless = referencesIn(resolveForPlan(module.spec, plan), document).find(
    ({ kind, id: target }) => !Object.hasOwn(references, `${kind}:${target}`),
  );
  if (nameless) {
    const { kind, id: target, path } = nameless;
    const reason = `Nothing says what '${target}' is called.`;
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

/** A server that has what the preset refers to. */
function listsOf(references: Readonly<Record<string, string>>): NonNullable<Example['context']> {
  const of = (kind: ReferenceKind) =>
    Object.entries(references).flatMap(([key, name]) =>
      key.startsWith(`${kind}:`) ? [{ id: key.slice(kind.length + 1), name }] : [],
    );
  return { roles: of('role'), channels: of('channel'), voiceChannels: of('voiceChannel'), categories: of('category') };
}
