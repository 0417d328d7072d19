import type { Field } from '../../../model.ts';
import { isTimeZone } from '../../../time/timeZone.ts';
import type { Finding, ProjectLint } from '../types.ts';

/** Whether a list has everything that the server reads from an entry about a role. */
function listsRoles({ access, items }: Field): boolean {
  const { role_id, level, all_modules, modules } = items?.properties ?? {};
  return (
    access === 'owner' &&
    role_id?.refers?.to === 'role' &&
    level?.enum?.join() === 'view,edit' &&
    all_modules?.type === 'boolean' &&
    modules?.ui?.widget === 'checks' &&
    modules.ui.modules !== undefined
  );
}

/** Languages are known, the setting that lets administrators in is a switch, and some backups can always be replaced. */
export const product: ProjectLint = ({
  product: { file, languages, draftLanguages = [], adminAccess, roleAccess, backups, timeZone },
  modules,
  locales,
}) => {
  const found = languages.flatMap((language, index): Finding[] => {
    const at = { file, pointer: ['languages', index] };
    if (Intl.DisplayNames.supportedLocalesOf(language).length === 0) {
      return [{ ...at, reason: `'${language}' is not the code of a language.`, advice: 'Write two letters, like de.' }];
    }
    if (draftLanguages.includes(language) || Object.keys(locales[language] ?? {}).length > 0) return [];
    const advice = 'Remove it here, and run `npm run languages -- add` with it.';
    return [{ ...at, reason: `Nothing is translated into '${language}' yet.`, advice }];
  });
  const { module, field: name } = adminAccess;
  const field = modules.find(({ id }) => id === module)?.spec.settings.properties[name];
  if (field && field.type !== 'boolean') {
    const reason = `The setting '${name}' is not a switch.`;
    const advice = 'Name a setting of the type boolean.';
    found.push({ file, pointer: ['adminAccess', 'field'], reason, advice });
  }
  if (draftLanguages.includes(languages[0] ?? '')) {
    const reason = `'${languages[0]}' is the language that modules are written in, so it is never a draft.`;
    const at = draftLanguages.indexOf(languages[0] ?? '');
    found.push({ file, pointer: ['draftLanguages', at], reason, advice: 'Remove it here.' });
  }
  const access =
    roleAccess && modules.find(({ id }) => id === roleAccess.module)?.spec.settings.properties[roleAccess.field];
  if (access && !listsRoles(access)) {
    const reason = `The setting '${roleAccess.field}' does not say which role may do what in which modules.`;
    const advice =
      'Name a list with `access: owner` whose entries have `role_id`, `level` (view or edit), the switch `all_modules`, and `modules`.';
    found.push({ file, pointer: ['roleAccess', 'field'], reason, advice });
  }
  const zone = timeZone && modules.find(({ id }) => id === timeZone.module)?.spec.settings.properties[timeZone.field];
  const wrong = zone && (zone.enum ? zone.enum.find((one) => !isTimeZone(String(one))) : zone.default);
  if (wrong !== undefined) {
    const reason = `'${wrong}' is a choice of '${timeZone?.field}', but not an IANA time zone.`;
    const advice = 'Name a setting whose choices are time zones such as Europe/Bucharest.';
    found.push({ file, pointer: ['timeZone', 'field'], reason, advice });
  }
  if (backups && backups.keepable >= backups.limit) {
    const reason = 'If every backup may be kept, none can be replaced by a new one.';
    const advice = 'Write a smaller number than `limit`.';
    found.push({ file, pointer: ['backups', 'keepable'], reason, advice });
  }
  return found;
};
