import { isSection, partsIn } from '../../../screens/layout.ts';
import { isObject } from '../../../values/isObject.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** The choices in a block's columns are those of a setting that has some. */
export const columns: ModuleLint = ({ spec, file }) => {
  const found: Finding[] = [];
  const fields = spec.settings.properties;
  for (const { part, pointer } of partsIn(spec.screen.layout)) {
    if (isSection(part)) continue;
    walk(part, pointer, (value, at) => {
      if (value.as !== 'choice' || typeof value.field !== 'string') return;
      const field = Object.hasOwn(fields, value.field) ? fields[value.field] : undefined;
      if (!field || field.ui?.options) return;
      const reason = `'${value.field}' has no choices of its own.`;
      found.push({ file, pointer: [...at, 'field'], reason, advice: 'Name a setting with `options`.' });
    });
  }
  return found;
};

type Node = Record<string, unknown>;

function walk(node: unknown, at: (string | number)[], visit: (node: Node, at: (string | number)[]) => void): void {
  if (Array.isArray(node)) {
    for (const [index, part] of node.entries()) walk(part, [...at, index], visit);
  } else if (isObject(node)) {
    visit(node, at);
    for (const [key, part] of Object.entries(node)) walk(part, [...at, key], visit);
  }
}
