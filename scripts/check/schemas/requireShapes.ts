import type { Sources } from '../../generate/sources/source.ts';
import { formatFinding, placeFindings } from './format.ts';
import { checkShapes } from './shapes.ts';

/**
 * Ends a program that writes what it has read, if a file is not as its meta-schema says: what cannot be read would be lost.
 * @param undone says that the program has done nothing
 */
export function requireShapes(sources: Sources, undone = 'Nothing was written.'): void {
  const shapes = checkShapes(sources);
  if (shapes.length === 0) return;
  console.error(placeFindings(sources, shapes).map(formatFinding).join('\n'));
  console.error(`\n${undone}`);
  process.exit(1);
}
