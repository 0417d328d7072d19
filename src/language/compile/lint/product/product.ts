import { instead } from '../../../text/nearest.ts';
import type { Finding, LintProject, ProjectLint } from '../types.ts';

/** What `schemas/product.json` names is there: the language to fall back to, and modules with their settings and documents. */
export const product: ProjectLint = (project) => {
  const { languages, defaultLanguage, adminAccess, backups, statistics } = project.product;
  return [
    ...(languages.includes(defaultLanguage)
      ? []
      : [fault(project, ['defaultLanguage'], `'${defaultLanguage}' is none of the languages.`, languages)]),
    ...(unknownModule(project, 'adminAccess', adminAccess.module) ?? accessField(project, adminAccess)),
    ...(backups ? (unknownModule(project, 'backups', backups.module) ?? unknownDocument(project, backups)) : []),
    ...(backups && backups.keepable >= backups.limit ? [noneReplaceable(project)] : []),
    ...(statistics ? (unknownModule(project, 'statistics', statistics.module) ?? []) : []),
  ];
};

function unknownModule(project: LintProject, use: string, id: string): Finding[] | undefined {
  const { moduleIds } = project;
  if (moduleIds.includes(id)) return undefined;
  return [fault(project, [use, 'module'], `There is no module '${id}'.`, moduleIds)];
}

/** The setting that lets administrators in is a switch. */
function accessField(project: LintProject, { module, field: name }: { module: string; field: string }): Finding[] {
  const fields = project.modules.find(({ id }) => id === module)?.spec.settings.properties;
  if (!fields) return [];
  const pointer = ['adminAccess', 'field'];
  const field = fields[name];
  if (!field) return [fault(project, pointer, `The module '${module}' has no setting '${name}'.`, Object.keys(fields))];
  if (field.type === 'boolean') return [];
  const reason = `'${name}' is not on or off.`;
  return [{ file: project.product.file, pointer, reason, advice: 'Name a setting of the type boolean.' }];
}

function unknownDocument(project: LintProject, { module, document }: { module: string; document: string }): Finding[] {
  const spec = project.modules.find(({ id }) => id === module)?.spec;
  const ids = spec?.calls?.documents.map(({ id }) => id) ?? [];
  if (!spec || ids.includes(document)) return [];
  return [fault(project, ['backups', 'document'], `The module '${module}' has no document '${document}'.`, ids)];
}

/** Where all may be kept, no backup could be made any more. */
function noneReplaceable({ product }: LintProject): Finding {
  const reason = 'As many backups may be kept as there are at most, so that none could be replaced.';
  return {
    file: product.file,
    pointer: ['backups', 'keepable'],
    reason,
    advice: 'Write a smaller number than `limit`.',
  };
}

function fault({ product }: LintProject, pointer: string[], reason: string, names: readonly string[]): Finding {
  return { file: product.file, pointer, reason, advice: instead(String(value(product, pointer)), names) };
}

function value(node: unknown, pointer: readonly string[]): unknown {
  return pointer.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], node);
}
