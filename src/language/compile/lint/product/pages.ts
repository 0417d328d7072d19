import { metaSchemas } from '../../meta/meta.ts';
import { partAt } from '../../meta/partAt.ts';
import type { Finding, ProjectLint } from '../types.ts';

/** The pages that developers have written. */
const WRITTEN = partAt(metaSchemas.get('schemas/meta/configure.schema.json'), [
  ...['properties', 'pages', 'items', 'properties', 'id', 'enum'],
]);

/** Every page has an entry: other screens lead to it. */
export const pages: ProjectLint = ({ configure: { file, pages: listed } }) => {
  const ids: unknown[] = Array.isArray(WRITTEN) ? WRITTEN : [];
  return ids
    .filter((id) => !listed.some((page) => page.id === id))
    .map((id): Finding => {
      const reason = `The page '${id}' is missing, to which other screens lead.`;
      return { file, pointer: ['pages'], at: 'key', reason, advice: 'Put it back.' };
    });
};
