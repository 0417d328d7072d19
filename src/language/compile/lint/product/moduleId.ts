import { isReserved, reservedName } from '../reservedNames.ts';
import type { Finding, ProjectLint } from '../types.ts';

/** A module's folder is named for its id, which is part of addresses, type names and file names. */
export const moduleId: ProjectLint = ({ moduleIds, configure }) =>
  moduleIds.flatMap((id, index): Finding[] => {
    const at = { file: `schemas/modules/${id}/module.json`, pointer: [] };
    const reason = `The folder '${id}' cannot be the id of a module.`;
    if (!/^[a-zA-Z]+$/.test(id)) return [{ ...at, reason, advice: 'Rename it: letters only, like userVerification.' }];
    if (isReserved(id)) return [{ ...at, ...reservedName(id) }];
    if (configure.pages.some((page) => page.id.toLowerCase() === id.toLowerCase())) {
      return [
        { ...at, reason: `The address of '${id}' belongs to a page of every server.`, advice: 'Rename the folder.' },
      ];
    }
    const same = moduleIds.slice(0, index).find((other) => other.toLowerCase() === id.toLowerCase());
    if (same === undefined) return [];
    const twins = `The folders '${same}' and '${id}' differ only in capitals, and some computers treat them as one folder.`;
    return [{ ...at, reason: twins, advice: 'Rename one of them.' }];
  });
