import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder for what the workers of one run share. They inherit its name from the process that leads the run. */
export function journeysFolder(): string {
  process.env.JOURNEYS_FOLDER ??= join(tmpdir(), `guildhall-journeys-${process.pid}`);
  return process.env.JOURNEYS_FOLDER;
}

/** Called by Playwright after a run. */
export default function remove(): void {
  rmSync(journeysFolder(), { recursive: true, force: true });
}
