import { instead } from '../../../text/nearest.ts';
import type { ModuleLint } from '../types.ts';

/** The documents of other modules that a module reads exist. */
export const uses: ModuleLint = (module, project) =>
  (module.spec.calls?.uses ?? []).flatMap(({ module: id, document }, index) => {
    const pointer = ['calls', 'uses', index];
    const { file } = module;
    if (!project.moduleIds.includes(id)) {
      const reason = `There is no module '${id}'.`;
      return [{ file, pointer: [...pointer, 'module'], reason, advice: instead(id, project.moduleIds) }];
    }
    const other = project.modules.find((one) => one.id === id);
    const documents = other?.spec.calls?.documents.map((one) => one.id) ?? [];
    if (!other || documents.includes(document)) return [];
    const reason = `The module '${id}' has no document '${document}'.`;
    return [{ file, pointer: [...pointer, 'document'], reason, advice: instead(document, documents) }];
  });
