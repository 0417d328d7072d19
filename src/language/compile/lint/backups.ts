import { instead } from './nearest.ts';
import type { Finding, ProjectLint } from './types.ts';

/** What the server reads from the settings of backups. */
const SETTINGS: Readonly<Record<string, 'boolean' | 'string'>> = {
  backup_enabled: 'boolean',
  auto_backup_enabled: 'boolean',
  backup_type: 'string',
  backup_interval: 'string',
};

/** The document that holds the settings of backups is there, with all that the server reads from it. */
export const backups: ProjectLint = ({ product, modules, moduleIds }) => {
  const { file, backups: named } = product;
  if (!named) return [];
  const pointer = ['backups', 'module'];
  if (!moduleIds.includes(named.module)) {
    return [
      { file, pointer, reason: `There is no module '${named.module}'.`, advice: instead(named.module, moduleIds) },
    ];
  }
  const spec = modules.find(({ id }) => id === named.module)?.spec;
  if (!spec) return [];
  const documents = spec.calls?.documents ?? [];
  const document = documents.find(({ id }) => id === named.document);
  if (!document) {
    const reason = `The module '${named.module}' has no document '${named.document}'.`;
    const ids = documents.map(({ id }) => id);
    return [{ file, pointer: ['backups', 'document'], reason, advice: instead(named.document, ids) }];
  }
  return Object.entries(SETTINGS).flatMap(([name, type]): Finding[] => {
    if (document.fields.includes(name) && spec.settings.properties[name]?.type === type) return [];
    const reason = `The document '${named.document}' holds no setting '${name}' of the type ${type}.`;
    return [{ file, pointer: ['backups', 'document'], reason, advice: `Add '${name}', which the server reads.` }];
  });
};
