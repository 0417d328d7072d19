/** Which widgets, blocks and other parts the product's screens are made of. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The source files of the parts that each module and screen in `schemas/` names, by its folder, such as `modules/shop`. */
export function usedParts(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const folder of ['modules', 'screens']) {
    for (const entry of readdirSync(`schemas/${folder}`, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const files = new Set<string>();
      collect(JSON.parse(readFileSync(`schemas/${folder}/${entry.name}/module.json`, 'utf8')), files);
      used.set(`${folder}/${entry.name}`, files);
    }
  }
  return used;
}

/** The source file of a widget. */
export function widgetFile(name: string): string {
  const group = `src/renderer/fields/${name}/${capitalized(name)}Field.tsx`;
  return existsSync(group) ? group : `src/renderer/widgets/${name}/${capitalized(name)}Widget.tsx`;
}

/** The source file of a page that is no module, such as the history. */
export function pageSource(name: string): string {
  return `src/web/${name}/${capitalized(name)}Page.tsx`;
}

function collect(value: unknown, files: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('actions' in value) files.add('src/renderer/actions/SectionActions.tsx');
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'string') collect(part, files);
    else if (key === 'widget') files.add(widgetFile(part));
    else if (key === 'block') files.add(`src/renderer/blocks/${part}/${capitalized(part)}Block.tsx`);
    else if (key === 'slot') files.add(`src/web/${part}/${capitalized(part)}Dashboard.tsx`);
  }
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
