import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]+)\} from 'lucide-react';/g;
/** The file of an icon, and what pages do not need of it: keys are random letters, and its parts never change. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const UNUSED = /,\s*key: "\w+"|^ {2}(?:name|size|aliases): .*,?\n/gm;
const FACTORY = fileURLToPath(new URL('createIcon.ts', import.meta.url));
const EXPORT = /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/**
 * Imports each icon from its own file. The package's index imports all of them, so without this every icon would belong to what all pages
 * share.
 */
export function iconImports(): Plugin {
  const files = filesOfIcons();

  function importOf(name: string): string {
    const [icon = '', local = icon] = name.split(' as ');
    const file = files.get(icon);
    if (file === undefined) throw new Error(`lucide-react has no icon called ${icon}`);
    return `import ${local} from 'lucide-react/icons/${file}';`;
  }

  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (ICON.test(id)) return code.replace(UNUSED, '').replace('../createLucideIcon.mjs', FACTORY);
      if (id.includes('/node_modules/') || !code.includes("'lucide-react'")) return null;
      return code.replace(IMPORT, (_, list: string) => {
        const names = list.split(',').map((name) => name.trim());
        return names
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map(importOf)
          .join(' ');
      });
    },
  };
}

/** The names of the icons' files, by all names under which the package exports the icons. */
function filesOfIcons(): Map<string, string> {
  const index = fileURLToPath(import.meta.resolve('lucide-react')).replace(/dist.*$/, 'dist/esm/lucide-react.mjs');
  return new Map(
    [...readFileSync(index, 'utf8').matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}
