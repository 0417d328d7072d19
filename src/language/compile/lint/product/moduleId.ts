import type { ProjectLint } from '../types.ts';

/** A module's folder is named for its id, which is part of addresses and type names. */
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
