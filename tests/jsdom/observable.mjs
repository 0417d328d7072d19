/**
 * What tests can observe of a style sheet without layout and colours: what is hidden, takes the pointer, or scrolls. Outlines too, because
 * jsdom knows whose focus is visible only if it has been asked before.
 */
const OBSERVABLE = /^(display|visibility|opacity|pointer-events|user-select|overflow(-[xy])?|scroll-margin.*|outline)$/;

/** A PostCSS plugin that leaves out all other declarations: each look for a role or a name computes styles. */
export const observable = {
  postcssPlugin: 'observable',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      if (!OBSERVABLE.test(declaration.prop)) declaration.remove();
    });
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
  },
};
