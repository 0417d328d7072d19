import type { Plugin, Rolldown } from 'vite';

/** The file that the bundler keeps its helpers in, and the one that has them instead. */
const HELPERS = 'rolldown-runtime';
const HOST = 'react';

const IMPORT = /import \{ ([^}]+) \} from "\.\/[^"]*rolldown-runtime[^"]*";\n?/;
const EXPORT = /export \{ ([^}]+) \};\s*$/;

/** Puts the helpers of the bundler into the file that all pages load first: on their own, they are a request for 0.4 kB. */
export function bundlerHelpers(): Plugin {
  let found: (code: string) => void = () => {};
  let helpers = Promise.resolve('');
  return {
    name: 'bundler-helpers',
    apply: 'build',
    enforce: 'post',
    renderStart() {
      helpers = new Promise((resolve) => {
        found = resolve;
      });
    },
    // Before files get their names, which depend on what they import. All of them are written at the same time.
    async renderChunk(code, { name }, _, { chunks }) {
      if (name === HELPERS) found(code);
      if (!IMPORT.test(code)) return null;
      if (name === HOST) return { code: withHelpers(code, await helpers), map: null };
      const host = Object.values(chunks).find((chunk) => chunk.name === HOST);
      if (!host) throw new Error(`There is no file ${HOST}`);
      return { code: importedFrom(host.fileName, code), map: null };
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
        const [empty, host] = [HELPERS, HOST].map((name) => chunks.find((chunk) => chunk.name === name)?.fileName);
        if (empty === undefined || host === undefined) return;
        for (const chunk of chunks) {
          const others = chunk.imports.filter((file) => file !== empty);
          if (others.length === chunk.imports.length) continue;
          chunk.imports = chunk.fileName === host || others.includes(host) ? others : [host, ...others];
        }
        delete bundle[empty];
      },
    },
  };
}

/** The file with the helpers in place of their import, and exported under names that no other export has. */
export function withHelpers(code: string, helpers: string): string {
  const [exported = '', names = ''] = EXPORT.exec(helpers) ?? [];
  const own = names.replaceAll(/ as (\w+)/g, ' as $$$1');
  return `${code.replace(IMPORT, () => helpers.replace(exported, ''))}\nexport { ${own} };\n`;
}

/** A file that imports the helpers from the one that has them. */
export function importedFrom(host: string, code: string): string {
  return code.replace(IMPORT, (_, names: string) => {
    const renamed = names.replaceAll(/(\w+) as /g, '$$$1 as ');
    return `import { ${renamed} } from "./${host.replace(/^.*\//, '')}";\n`;
  });
}
