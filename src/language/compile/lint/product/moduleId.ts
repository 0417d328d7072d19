import type { ProjectLint } from '../types.ts';

/** The folder of a module is its id, which stands in addresses and in names of types. */
export const moduleId: ProjectLint = ({ moduleIds }) =>
  moduleIds.flatMap((id) =>
    /^[a-zA-Z]+$/.test(id)
      ? []
      : [
          {
            file: `schemas/modules/${id}/module.json`,
            pointer: [],
            reason: `The folder '${id}' cannot be the id of a module.`,
            advice: 'Rename it: letters only, like userVerification.',
          },
        ],
  );
