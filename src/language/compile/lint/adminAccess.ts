import { instead } from './nearest.ts';
import type { Finding, ProjectLint } from './types.ts';

/** The product's settings of its own: the switch that lets administrators in, the module of statistics, and the language to fall back to. */
export const adminAccess: ProjectLint = ({ product, modules, moduleIds }) => {
  const { file, adminAccess: access, statistics, languages, defaultLanguage } = product;
  const found: Finding[] = [];
  if (!languages.includes(defaultLanguage)) {
    const reason = `'${defaultLanguage}' is none of the languages.`;
    found.push({ file, pointer: ['defaultLanguage'], reason, advice: instead(defaultLanguage, languages) });
  }
  if (statistics && !moduleIds.includes(statistics.module)) {
    const reason = `There is no module '${statistics.module}'.`;
    found.push({ file, pointer: ['statistics', 'module'], reason, advice: instead(statistics.module, moduleIds) });
  }
  if (!moduleIds.includes(access.module)) {
    const reason = `There is no module '${access.module}'.`;
    found.push({ file, pointer: ['adminAccess', 'module'], reason, advice: instead(access.module, moduleIds) });
    return found;
  }
  const fields = modules.find(({ id }) => id === access.module)?.spec.settings.properties;
  const field = fields?.[access.field];
  if (fields && !field) {
    const reason = `The module '${access.module}' has no setting '${access.field}'.`;
    found.push({ file, pointer: ['adminAccess', 'field'], reason, advice: instead(access.field, Object.keys(fields)) });
  } else if (field && field.type !== 'boolean') {
    const reason = `'${access.field}' is not on or off.`;
    found.push({ file, pointer: ['adminAccess', 'field'], reason, advice: 'Name a setting of the type boolean.' });
  }
  return found;
};
