import type { ASTNode } from '@marcbachmann/cel-js';
import type { Json } from '../../../model.ts';
import { checkedTypeOf } from '../../expressions/nodes.ts';
import { typeOf } from '../fields/fields.ts';
import { type Bounds, isNullable, numberBounds, sizeBounds } from './bounds.ts';
import { type FieldScope, fieldOf, type ScopedField } from './scope.ts';

/** What a part of an expression can be: a number within bounds, something with a number of parts, or yes, no or both. */
type Range =
  | { kind: 'number'; bounds: Bounds }
  | { kind: 'parts'; bounds: Bounds }
  | { kind: 'condition'; can: readonly boolean[] };

const BOTH = [true, false];

/**
 * What a condition can result in, as far as the limits of what it reads decide that. Each part is examined by itself, so
 * it may in fact be less: what depends on the same setting twice is not recognized.
 */
export function possibleResults(node: ASTNode, scope: FieldScope): readonly boolean[] {
  const range = rangeOf(node, scope);
  return range?.kind === 'condition' ? range.can : BOTH;
}

function rangeOf(node: ASTNode, scope: FieldScope): Range | undefined {
  switch (node.op) {
    case 'value':
      return rangeOfValue(node.args);
    case 'id':
    case '.':
      return rangeOfField(fieldOf(node, scope));
    case '!_':
      return condition(possibleResults(node.args, scope).map((one) => !one));
    case '&&':
    case '||': {
      const [left, right] = node.args.map((one) => possibleResults(one, scope));
      return condition(combined(left, right, (a, b) => (node.op === '&&' ? a && b : a || b)));
    }
    case '?:': {
      const [test, yes, no] = node.args;
      const results = possibleResults(test, scope).map((one) => rangeOf(one ? yes : no, scope));
      return either(results);
    }
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '==':
    case '!=': {
      const [left, right] = node.args.map((one) => rangeOf(one, scope));
      return condition(left && right ? compared(node.op, left, right) : BOTH);
    }
    case '-_': {
      const range = rangeOf(node.args, scope);
      return range?.kind === 'number' ? number({ least: -range.bounds.most, most: -range.bounds.least }) : undefined;
    }
    case '+':
    case '-':
    case '*':
    case '/': {
      const [left, right] = node.args.map((one) => rangeOf(one, scope));
      return left && right ? calculated(node.op, left, right) : undefined;
    }
    case 'call':
      return ofCall(node.args[0], node.args[1], scope) ?? ofType(node);
    case 'rcall':
      return ofMethod(node.args[0], node.args[1], node.args[2], scope) ?? ofType(node);
    default:
      return ofType(node);
  }
}

function ofType(node: ASTNode): Range | undefined {
  return checkedTypeOf(node) === 'bool' ? condition(BOTH) : undefined;
}

function rangeOfValue(value: unknown): Range | undefined {
  if (typeof value === 'boolean') return condition([value]);
  if (typeof value === 'bigint' || typeof value === 'number')
    return number({ least: Number(value), most: Number(value) });
  return typeof value === 'string' ? parts({ least: value.length, most: value.length }) : undefined;
}

function rangeOfField(field: ScopedField | undefined): Range | undefined {
  if (field?.type === undefined) return undefined;
  if (field.forced !== undefined) return rangeOfForced(field.forced);
  if (field.type === 'boolean') return condition(BOTH);
  const size = sizeBounds(field);
  if (size) return parts(size);
  const type = typeOf({ type: field.type });
  const isNumber = (type === 'number' || type === 'integer') && !isNullable(field) && field.format === undefined;
  return isNumber ? number(numberBounds(field)) : undefined;
}

function rangeOfForced(value: Json): Range | undefined {
  return Array.isArray(value) ? parts({ least: value.length, most: value.length }) : rangeOfValue(value);
}

function number(bounds: Bounds): Range | undefined {
  return Number.isNaN(bounds.least) || Number.isNaN(bounds.most) ? undefined : { kind: 'number', bounds };
}

function parts(bounds: Bounds): Range {
  return { kind: 'parts', bounds };
}

function condition(can: readonly boolean[]): Range {
  return { kind: 'condition', can: BOTH.filter((one) => can.includes(one)) };
}

function either(ranges: readonly (Range | undefined)[]): Range | undefined {
  const first = ranges[0];
  // Of a single argument; a second one that is unknown stays unknown.
  const second = ranges.length === 1 ? first : ranges[1];
  if (first?.kind === 'condition' && second?.kind === 'condition') return condition([...first.can, ...second.can]);
  if (!first || !second || first.kind === 'condition' || first.kind !== second.kind) return undefined;
  const [a, b] = [first.bounds, second.bounds];
  return { kind: first.kind, bounds: { least: Math.min(a.least, b.least), most: Math.max(a.most, b.most) } };
}

function combined(
  left: readonly boolean[] = [],
  right: readonly boolean[] = [],
  combine: (a: boolean, b: boolean) => boolean,
): boolean[] {
  return left.flatMap((a) => right.map((b) => combine(a, b)));
}

function compared(sign: '<' | '<=' | '>' | '>=' | '==' | '!=', left: Range, right: Range): readonly boolean[] {
  if (left.kind === 'condition' || right.kind === 'condition' || left.kind !== right.kind) return BOTH;
  const [a, b] = [left.bounds, right.bounds];
  switch (sign) {
    case '>':
      return left.kind === 'number' ? isLess(b, a) : BOTH;
    case '<':
      return left.kind === 'number' ? isLess(a, b) : BOTH;
    case '>=':
      return left.kind === 'number' ? isLess(a, b).map((one) => !one) : BOTH;
    case '<=':
      return left.kind === 'number' ? isLess(b, a).map((one) => !one) : BOTH;
    default: {
      if (a.most < b.least || b.most < a.least) return [sign === '!='];
      const isSame = left.kind === 'number' && a.least === a.most && b.least === b.most;
      return isSame ? [sign === '=='] : BOTH;
    }
  }
}

function isLess(a: Bounds, b: Bounds): readonly boolean[] {
  if (a.most < b.least) return [true];
  return a.least >= b.most ? [false] : BOTH;
}

function calculated(sign: '+' | '-' | '*' | '/', left: Range, right: Range): Range | undefined {
  if (left.kind === 'condition' || left.kind !== right.kind) return undefined;
  const [a, b] = [left.bounds, right.bounds];
  const sum = { least: a.least + b.least, most: a.most + b.most };
  // Texts and lists are joined.
  if (left.kind === 'parts') return sign === '+' ? parts(sum) : undefined;
  if (sign === '+') return number(sum);
  if (sign === '-') return number({ least: a.least - b.most, most: a.most - b.least });
  if (sign === '/' && b.least <= 0 && b.most >= 0) return undefined;
  const results = [a.least, a.most].flatMap((x) => [b.least, b.most].map((y) => (sign === '*' ? x * y : x / y)));
  return number({ least: Math.min(...results), most: Math.max(...results) });
}

function ofCall(name: string, args: readonly ASTNode[], scope: FieldScope): Range | undefined {
  const [first, second] = args.map((one) => rangeOf(one, scope));
  if (name === 'size') return number(first?.kind === 'parts' ? first.bounds : ANY_SIZE);
  if (name === 'trim') return first?.kind === 'parts' ? parts({ least: 0, most: first.bounds.most }) : undefined;
  if ((name !== 'larger' && name !== 'smaller') || first?.kind !== 'number' || second?.kind !== 'number')
    return undefined;
  const pick = name === 'larger' ? Math.max : Math.min;
  const [a, b] = [first.bounds, second.bounds];
  return number({ least: pick(a.least, b.least), most: pick(a.most, b.most) });
}

const ANY_SIZE: Bounds = { least: 0, most: Number.POSITIVE_INFINITY };

function ofMethod(name: string, list: ASTNode, args: readonly ASTNode[], scope: FieldScope): Range | undefined {
  const whole = rangeOf(list, scope);
  const most = whole?.kind === 'parts' ? whole.bounds.most : ANY_SIZE.most;
  const [variable, body] = args;
  if (name === 'size') return number(whole?.kind === 'parts' ? whole.bounds : ANY_SIZE);
  if (name === 'map') return whole;
  if (name === 'filter') return parts({ least: 0, most });
  if (variable?.op !== 'id' || !body) return undefined;
  const inner = { ...scope, [variable.args]: fieldOf(list, scope)?.items ?? {} };
  const [can, isAll] = [possibleResults(body, inner), name === 'all'];
  // What is true of no entry holds for none, and what is true of every one holds for all, even if there are none.
  const isDecided = most === 0 || (isAll ? !can.includes(false) : !can.includes(true));
  return condition(isDecided ? [isAll] : BOTH);
}
