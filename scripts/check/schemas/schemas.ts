import type { Finding } from '../../../src/language/compile/lint/types.ts';
import { openWords } from '../../changes/words.ts';
import { allOutputs } from '../../generate/allOutputs.ts';
import { Sources } from '../../generate/sources/source.ts';
import { compareOutputs } from '../../generate/write.ts';
import { findingsIn } from './findings.ts';
import { type PlacedFinding, placeFindings } from './format.ts';
import { loadProject } from './project.ts';
import { checkShapes } from './shapes.ts';

/**
 * Checks `schemas/` and `generated/` of a project: first the shape of each file, then the well-formed files with the
 * lints, and if nothing was found, whether `generated/` is up to date.
 * @param like a reader of a project that is mostly the same: what is the same is not made again
 */
export async function checkSchemas(
  root: string,
  { generated = true, like }: { generated?: boolean; like?: Sources } = {},
): Promise<PlacedFinding[]> {
  const sources = new Sources(root, like);
  const shapes = checkShapes(sources);
  const loaded = loadProject(sources, shapes);
  const findings = [...openWords(), ...shapes, ...(loaded ? findingsIn(sources, loaded) : [])];
  if (loaded && findings.length === 0 && generated) {
    const outputs = await allOutputs({ sources, ...loaded });
    findings.push(...staleFiles(compareOutputs(root, outputs)));
  }
  return placeFindings(sources, findings);
}

/** How many outdated files are named: one command mends all. */
const NAMED = 3;

function staleFiles({ changed, surplus }: { changed: string[]; surplus: string[] }): Finding[] {
  const [file, ...others] = [...changed, ...surplus];
  if (file === undefined) return [];
  const names = [file, ...others].slice(0, NAMED).join(', ');
  const reason =
    others.length === 0
      ? 'This file is out of date with schemas/.'
      : `${others.length + 1} files are out of date with schemas/: ${names}${others.length < NAMED ? '' : ', …'}.`;
  return [{ file, pointer: [], reason, advice: 'Run `npm run generate` and commit the result.' }];
}
