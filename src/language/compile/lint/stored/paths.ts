import type { Finding, ProjectLint } from '../types.ts';

/** Each address belongs to one document: the server could not tell two apart. */
export const paths: ProjectLint = ({ modules }) => {
  const claims = new Map<string, string>();
  const found: Finding[] = [];
  for (const { id, file, spec } of modules) {
    for (const [index, document] of (spec.calls?.documents ?? []).entries()) {
      for (const side of ['load', 'save'] as const) {
        // These values come with another answer: the document has no call of its own.
        if (side === 'load' && document.load.from) continue;
        const { path } = document[side];
        const key = `${side} ${path}`;
        const owner = claims.get(key);
        claims.set(key, owner ?? `'${document.id}' of the module '${id}'`);
        if (owner === undefined) continue;
        found.push({
          file,
          pointer: ['calls', 'documents', index, side, 'path'],
          reason: `The address '${path}' is taken: ${owner} uses it too.`,
          advice: 'Choose another address.',
        });
      }
    }
  }
  return found;
};
