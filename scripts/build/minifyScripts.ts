import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Minifies the browser's scripts with SWC before the bundler minifies them: only SWC replaces the properties of constant objects by
 * their values, such as the class names of a style sheet.
 */
export function minifyScripts(): Plugin {
  return {
    name: 'minify-scripts',
    // The build for prerendering is run once and thrown away.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    renderChunk: {
      order: 'post',
      async handler(code) {
        const { code: minified } = await minify(code, {
          module: true,
          ecma: 2022,
          // Until a pass finds nothing more.
          compress: { passes: 0, module: true, ecma: 2022 },
          mangle: { topLevel: true },
        });
        return { code: minified, map: null };
      },
    },
  };
}
