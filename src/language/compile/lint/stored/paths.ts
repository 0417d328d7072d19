import type { Finding, ProjectLint } from '../types.ts';

/**
 * Addresses below a server that the product uses itself; `*` stands for any one part. A test of the server holds this list
 * to its routes.
 */
export const OWN_PATHS: readonly string[] = [
  '',
  'backups/*',
  'backups/*/restore',
  'backups/*/restore-lists',
  'categories',
  'channels',
  'emojis',
  'members',
  'permissions',
  'roles',
  'statistics/overview',
  'voice-channels',
];

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
        const at = { file, pointer: ['calls', 'documents', index, side, 'path'] };
        const own = OWN_PATHS.find((one) => isSame(path, one));
        if (own !== undefined) {
          const reason = `The address '${path}' belongs to the product itself.`;
          found.push({ ...at, reason, advice: 'Choose another address.' });
          continue;
        }
        const key = `${side} ${path}`;
        const owner = claims.get(key);
        claims.set(key, owner ?? `'${document.id}' of the module '${id}'`);
        if (owner === undefined) continue;
        found.push({
          ...at,
          reason: `The address '${path}' is taken: ${owner} uses it too.`,
          advice: 'Choose another address.',
        });
      }
    }
  }
  return found;
};

function isSame(path: string, own: string): boolean {
  const [given, parts] = [path.replace(/\/+$/, '').split('/'), own.split('/')];
  return given.length === parts.length && parts.every((part, index) => part === '*' || part === given[index]);
}
