import type { Plugin } from 'vite';

/** What makes a component or context of the router seem to be used although nobody imports it. */
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
/** The router's checks for mistakes of developers, such as a hook outside of it. */
const CHECKS = /^ *(?=(?:invariant|warning(?:Once)?)\()/gm;
const CREATED = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * React Router as pages need it: its build for production (its package names the one that warns developers), without the forms and frameworks
 * that nobody uses, and without checks that only a developer's mistake could fail.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router') return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id.replace('/dist/development/', '/dist/production/');
    },
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null;
      return code.replace(NAMED, '').replace(CHECKS, '/* @__PURE__ */ ').replace(CREATED, '$1/* @__PURE__ */ ');
    },
  };
}
