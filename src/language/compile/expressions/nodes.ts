import type { ASTNode } from '@marcbachmann/cel-js';

/** The nodes directly below one in the tree of an expression, given its arguments. */
export function childrenOf(args: unknown): ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(childrenOf);
  return isNode(args) ? [args] : [];
}

/** A node of an expression and all below it. */
export function nodesIn(node: ASTNode): ASTNode[] {
  return [node, ...childrenOf(node.args).flatMap(nodesIn)];
}

/** The type of a checked node. */
export function checkedTypeOf(node: ASTNode & { checkedType?: { name: string } }): string {
  return node.checkedType?.name ?? '';
}

function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value;
}
