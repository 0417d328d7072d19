import { type ASTNode, parse } from '@marcbachmann/cel-js';
import { childrenOf } from '../../language/compile/expressions/nodes.ts';

/** What a name at the beginning of a path stands for: the names of the settings around it, without those of entries. */
export type Roots = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * An expression with the settings at a path read by another name.
 * @param path the names of the setting and of those around it
 */
export function withRenamedReads(source: string, roots: Roots, path: readonly string[], to: string): string {
  let ast: ASTNode;
  try {
    ({ ast } = parse(source));
  } catch {
    // A finding of its own.
    return source;
  }
  const wanted = path.join('.');
  const places: { start: number; end: number }[] = [];
  visit(ast, roots);
  return places
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + to + text.slice(end), source);

  function visit(node: ASTNode, known: Roots): void {
    if (node.op === '.' && pathOf(node, known)?.join('.') === wanted) {
      const { end } = node.range;
      places.push({ start: end - node.args[1].length, end });
    }
    if (node.op === 'rcall') {
      const [, target, [variable, ...bodies]] = node.args;
      if (variable?.op === 'id' && bodies.length > 0) {
        visit(target, known);
        for (const body of bodies) visit(body, { ...known, [variable.args]: pathOf(target, known) });
        return;
      }
    }
    for (const child of childrenOf(node.args)) visit(child, known);
  }
}

/** The names of the setting that a node reads, or of the list whose entry or entries it is. */
function pathOf(node: ASTNode, known: Roots): readonly string[] | undefined {
  if (node.op === 'id') return Object.hasOwn(known, node.args) ? known[node.args] : undefined;
  if (node.op === '[]') return pathOf(node.args[0], known);
  if (node.op === 'rcall' && node.args[0] === 'filter') return pathOf(node.args[1], known);
  if (node.op !== '.') return undefined;
  const [owner, name] = node.args;
  if (owner.op === '.' && owner.args[0].op === 'id' && owner.args[0].args === 'modules') {
    const module = known[`modules.${owner.args[1]}`];
    return module && [...module, name];
  }
  const around = pathOf(owner, known);
  return around && [...around, name];
}
