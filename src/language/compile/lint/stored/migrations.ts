import type { MigrationStep, MoveStep } from '../../../model.ts';
import { instead } from '../../../text/nearest.ts';
import type { Finding, LintProject } from '../types.ts';
import { afterStep, type StoredFields } from './afterStep.ts';
import { documentIn } from './apiPaths.ts';
import { needlessLosses } from './needlessLosses.ts';
import { releasedModule, type StorableModule, unreleasedMigrations } from './released.ts';
import { newPathsOf, type PlacedStep, type StepPath, sourcesOf } from './steps.ts';
import { groupPath, isStructure, isWithin, storedFields, typesOf } from './storedFields.ts';

/** What migrations are compared with. */
interface MigratedProject extends Pick<LintProject, 'ledger'> {
  modules: readonly StorableModule[];
  product?: LintProject['product'];
}

type StepFinding = Pick<Finding, 'reason' | 'advice'> & { key: string };

/** Migrations are numbered without gaps, and each step changes what a release has stored into what the module has. */
export function migrations(module: StorableModule, project: MigratedProject): Finding[] {
  if (module.migrations.length === 0) return [];
  const steps = placed(module.migrations);
  const open = placed(unreleasedMigrations(module, project.ledger));
  return [...misnumbered(module), ...aims(module, steps), ...beginnings(module, project, open)];
}

function placed(files: StorableModule['migrations']): PlacedStep[] {
  return files.flatMap(({ file, steps }) => steps.map((step, index) => ({ file, step, index })));
}

function misnumbered({ migrations: files }: StorableModule): Finding[] {
  return files.flatMap(({ file }, index) => {
    if (file.endsWith(`/${index + 1}.json`)) return [];
    const reason = `This should be migration ${index + 1}.`;
    const advice = `Name it ${index + 1}.json: migrations are numbered from 1 without gaps.`;
    return [{ file, pointer: [], reason, advice }];
  });
}

/** Steps end at settings that exist, or that a later step changes again. */
function aims({ spec }: StorableModule, steps: readonly PlacedStep[]): Finding[] {
  const names = Object.keys(storedFields(spec));
  return steps.flatMap(({ file, step, index }, position): Finding[] => {
    const later = steps.slice(position + 1);
    if (step.op === 'rename' && step.from === step.to) {
      const reason = 'The new name is the old one, so this step does nothing.';
      return [{ file, pointer: ['steps', index, 'to'], reason, advice: 'Correct it, or remove the step.' }];
    }
    const astray = astrayIn(step);
    if (astray) return [{ file, pointer: ['steps', index, astray.key], reason: astray.reason, advice: astray.advice }];
    return targetsOf(step).flatMap(({ key, path }): Finding[] => {
      if (names.includes(path) || later.some((one) => leaves(one.step, path))) return [];
      const reason = `The module has no setting '${path}', so this step does nothing.`;
      return [{ file, pointer: ['steps', index, ...key], reason, advice: instead(path, names) }];
    });
  });
}

/** The paths at which a step leaves values. */
function targetsOf(step: MigrationStep): StepPath[] {
  if (step.op === 'remove' && !step.values && !step.except) return [];
  const found = newPathsOf(step);
  return found.length > 0 ? found : sourcesOf(step);
}

/** Names and parts stay in their group: values cannot be moved into a list or out of one. */
function astrayIn(step: MigrationStep): StepFinding | undefined {
  const pairs =
    step.op === 'rename'
      ? [[step.from, step.to]]
      : step.op === 'split'
        ? step.to.map((to) => [step.path, to])
        : step.op === 'join'
          ? step.from.map((from) => [from, step.to])
          : [];
  const [from = '', to] = pairs.find(([one = '', other = '']) => groupPath(one) !== groupPath(other)) ?? [];
  if (to === undefined) return undefined;
  const reason = `A ${step.op} can change only the last part of a path.`;
  const advice = groupPath(from) === '' ? 'Write a name without dots.' : `Begin it with ${groupPath(from)}.`;
  return { key: 'to', reason, advice };
}

/** Whether a later step takes the values of a setting again. */
function leaves(step: MigrationStep, path: string): boolean {
  if (step.op === 'remove' && (step.values || step.except)) return false;
  const taken = step.op === 'rename' || step.op === 'join' || step.op === 'split' || step.op === 'remove';
  return taken && sourcesOf(step).some((source) => isWithin(path, source.path));
}

/** Steps that no release has had yet begin at what a release has stored. */
function beginnings(
  module: StorableModule,
  { ledger, modules, product }: MigratedProject,
  open: readonly PlacedStep[],
): Finding[] {
  const released = releasedModule(ledger, module.id);
  if (!released) {
    return [...new Set(open.map(({ file }) => file))].map((file) => {
      const reason = 'This module was never released, so no server has stored what this would change.';
      return { file, pointer: [], reason, advice: 'Remove this file.' };
    });
  }
  const found: Finding[] = [];
  const states: StoredFields[] = [released.fields];
  for (const { file, step, index } of open) {
    const fields = states.at(-1) ?? {};
    const at = (key: readonly (string | number)[]) => ({ file, pointer: ['steps', index, ...key] });
    const known = Object.keys(fields);
    const missing = sourcesOf(step).find(({ path }) => !known.includes(path));
    const fault =
      stepFault(step, fields) ??
      (step.op === 'move' ? moveFault(module, step, fields, { ledger, modules, product }) : undefined);
    if (astrayIn(step)) {
      // Reported already.
    } else if (missing) {
      const reason = `Servers have stored no setting '${missing.path}', so this step does nothing.`;
      found.push({ ...at(missing.key), reason, advice: instead(missing.path, known) });
    } else if (fault) {
      found.push({ ...at([fault.key]), reason: fault.reason, advice: fault.advice });
    }
    states.push(afterStep(fields, step, (id) => releasedModule(ledger, id)?.fields ?? {}));
  }
  return found.length > 0 ? found : needlessLosses(open, states, storedFields(module.spec));
}

/** What cannot be done to the values of a setting. */
function stepFault(step: MigrationStep, fields: StoredFields): StepFinding | undefined {
  if (step.op === 'remove' && step.values && step.except) {
    return {
      key: 'except',
      reason: 'A step removes either `values` or all `except` some.',
      advice: 'Remove one of them.',
    };
  }
  const typesAt = (path: string) => (fields[path] ? typesOf(fields[path]) : []);
  if (step.op === 'convert') {
    const types = typesAt(step.path);
    const entries = typesAt(`${step.path}.*`);
    if (types.includes('object') || (types.includes('array') && entries.includes('object'))) {
      const reason = `'${step.path}' is a group or a list of groups, which cannot be converted to another type.`;
      return { key: 'to', reason, advice: 'Remove the stored value with a step `remove`.' };
    }
    if (types.includes('array') && step.to !== 'array' && (step.to !== 'string' || step.separator === undefined)) {
      const reason = `'${step.path}' is a list, which can only be converted to a text, with a \`separator\`.`;
      return { key: 'to', reason, advice: 'Write "to": "string" and a `separator`, or remove the stored value.' };
    }
  }
  if (step.op === 'round' && typesAt(step.path).some((type) => !['number', 'integer', 'null'].includes(type))) {
    const reason = `'${step.path}' is not a number.`;
    return { key: 'path', reason, advice: 'Convert it to a number first.' };
  }
  if (step.op === 'split' && typesAt(step.path).some((type) => type === 'array' || type === 'object')) {
    const reason = `'${step.path}' is a list or a group, and only a text can be split.`;
    return { key: 'path', reason, advice: 'Keep its values in one setting, and remove the step.' };
  }
  if (step.op === 'split' && typesAt(step.path).some((type) => type !== 'string')) {
    const isOnlyEmpty = typesAt(step.path).every((type) => type === 'string' || type === 'null');
    return isOnlyEmpty
      ? {
          key: 'path',
          reason: `'${step.path}' may be null, which cannot be split.`,
          advice: `Write { "op": "replace", "path": "${step.path}", "values": { "null": "" } } before it.`,
        }
      : { key: 'path', reason: `'${step.path}' is not a text.`, advice: 'Convert it to a text first.' };
  }
  const isWhole = (path: string) => fields[path] !== undefined && isStructure(fields[path]);
  const comparesValues = step.op === 'replace' || (step.op === 'remove' && (step.values || step.except));
  if (comparesValues && isWhole(step.path)) {
    const advice = `Write the path of its values, like ${step.path}.* for the entries of a list.`;
    return { key: 'path', reason: `'${step.path}' is a list or a group, not a single value.`, advice };
  }
  const whole = step.op === 'join' ? step.from.find(isWhole) : undefined;
  if (whole !== undefined) {
    return { key: 'from', reason: `'${whole}' is a list or a group.`, advice: 'Convert it to a text first.' };
  }
  return apartFault(step, fields) ?? overwriteFault(step, fields);
}

/** Documents are migrated one by one, so values of several cannot become one. */
function apartFault(step: MigrationStep, fields: StoredFields): StepFinding | undefined {
  if (step.op !== 'join') return undefined;
  const documents = new Set(step.from.flatMap((path) => documentIn(fields[path]?.api ?? '') || []));
  if (documents.size < 2) return undefined;
  const reason = `These settings are stored in different documents (${[...documents].join(', ')}), so all but one would be lost.`;
  return { key: 'from', reason, advice: 'Keep the settings, and remove the step.' };
}

/** Whether a step would bring values to where others are stored. */
function overwriteFault(step: MigrationStep, fields: StoredFields): StepFinding | undefined {
  const own = sourcesOf(step).map(({ path }) => path);
  const taken = newPathsOf(step).find(({ path }) => fields[path] && !own.includes(path));
  if (!taken || step.op === 'move') return undefined;
  const reason = `Servers have stored values for '${taken.path}', which this step overwrites.`;
  return { key: 'to', reason, advice: 'Choose another name, or delete them first with a step `remove`.' };
}

/** What is wrong about where a setting is moved from. */
function moveFault(
  module: StorableModule,
  { from, to }: MoveStep,
  fields: StoredFields,
  { ledger, modules, product }: MigratedProject,
): StepFinding | undefined {
  const origin = releasedModule(ledger, from.module);
  if (!origin || from.module === module.id) {
    const others = Object.keys(ledger.modules).filter((id) => id !== module.id);
    return {
      key: 'from',
      reason: `No other module '${from.module}' was released.`,
      advice: instead(from.module, others),
    };
  }
  if (!origin.fields[from.path]) {
    const names = Object.keys(origin.fields).filter((path) => !path.includes('.'));
    const reason = `The module '${from.module}' was released without a setting '${from.path}'.`;
    return { key: 'from', reason, advice: instead(from.path, names) };
  }
  if (product?.backups?.module === module.id) {
    const reason =
      'Automatic backups are found by the documents of this module alone, so no setting can be moved here.';
    return { key: 'from', reason, advice: 'Leave the setting where it was.' };
  }
  if (releasedModule(ledger, module.id)?.fields[to] || fields[to]) {
    const reason = `Servers may have stored another value for '${to}', which would take precedence over the moved one.`;
    return { key: 'to', reason, advice: 'Give the setting a name that this module did not have.' };
  }
  const { version, documents } = from;
  const stray = documents.find((id) => !origin.documents.includes(id));
  if (version !== origin.migrations.length || stray !== undefined || documents.length < origin.documents.length) {
    const wanted = `"version": ${origin.migrations.length} and "documents": ${JSON.stringify(origin.documents)}`;
    return {
      key: 'from',
      reason: 'The last release did not store the setting here.',
      advice: `Write ${wanted}.`,
    };
  }
  const still = modules.find(({ id }) => id === from.module)?.spec.settings.properties[from.path];
  if (!still) return undefined;
  return {
    key: 'from',
    reason: `The module '${from.module}' still has the setting '${from.path}'.`,
    advice: 'Remove it there, or this step here.',
  };
}
