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

function staleFiles({ changed, surplus }: { changed: string[]; surplus: string[] }): Finding[] {
  const advice = 'Run `npm run generate` and commit the result.';
  return [
    ...changed.map((file) => ({ file, pointer: [], reason: 'This file is out of date with schemas/.', advice })),
    ...surplus.map((file) => ({ file, pointer: [], reason: 'Nothing in schemas/ generates this file.', advice })),
  ];
}
