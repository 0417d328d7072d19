/** Which widgets and blocks the product's screens are made of. */
import { readdirSync, readFileSync } from 'node:fs';

/** The source files of all widgets and blocks that a module or a screen in `schemas/` names. */
export function usedParts(): Set<string> {
  const files = new Set<string>();
  for (const folder of ['schemas/modules', 'schemas/screens']) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      collect(JSON.parse(readFileSync(`${folder}/${entry.name}/module.json`, 'utf8')), files);
    }
  }
  return files;
}

function collect(value: unknown, files: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'string') collect(part, files);
    else if (key === 'widget') files.add(`src/renderer/widgets/${part}/${capitalized(part)}Widget.tsx`);
    else if (key === 'block') files.add(`src/renderer/blocks/${part}/${capitalized(part)}Block.tsx`);
  }
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
