import type { ASTNode } from '@marcbachmann/cel-js';
import { functions } from '../../functions/index.ts';
import type { ExpressionFunction } from '../../functions/types.ts';
import { TIMESTAMP } from '../../time/celTypes.ts';
import { type LimitExpressions, limitCode } from './limits.ts';
import { checkedTypeOf } from './nodes.ts';
import type { Titles } from './typeEnvironment.ts';

/** Something that CEL knows and modules cannot use. */
export class Unsupported extends Error {
  constructor(
    what: string,
    readonly start: number,
    readonly end: number,
  ) {
    super(`${what} cannot be used in a module. See the list of functions in generated/reference/language.md`);
  }
}

/** What code is written with. */
export interface Emission {
  reads: Set<string>;
  limits: LimitExpressions;
  titles: Titles;
  soldPlans: readonly string[];
  /** Variables of comprehensions, each with the read path of its list. */
  locals: Map<string, string | undefined>;
}

const TEXT_METHODS: Record<string, string> = { contains: 'includes', startsWith: 'startsWith', endsWith: 'endsWith' };
const LIST_MACROS: Record<string, string> = {
  filter: 'filter',
  exists: 'some',
  exists_one: 'filter',
  all: 'every',
  map: 'map',
};
/** Functions that can also be called as methods of their first argument. */
const METHOD_FUNCTIONS = new Set(['matches']);

/** The code of a whole expression. A date that is only read stays as it is stored. */
export function codeOf(ast: ASTNode, emission: Emission): string {
  return isMoment(ast) ? emitAsStored(ast, emission) : emit(ast, emission);
}

/** The code of a node. Dates and moments become instants, with which it can calculate. */
function emit(node: ASTNode, emission: Emission): string {
  const code = emitAsStored(node, emission);
  if (!isMoment(node)) return code;
  emission.reads.add('timeZone');
  return `o.instant(${code},e)`;
}

/** Whether a node reads a date or a moment from a document. */
function isMoment(node: ASTNode): boolean {
  return (node.op === '.' || node.op === '[]' || node.op === 'id') && checkedTypeOf(node) === TIMESTAMP;
}

function emitAsStored(node: ASTNode, emission: Emission): string {
  const go = (child: ASTNode) => emit(child, emission);
  const path = readPath(node, emission);
  if (path === 'limits' || path?.startsWith('limits.')) return limit(path, node, emission);
  if (path?.startsWith('titles.')) return title(path.slice('titles.'.length), emission);
  if (path) emission.reads.add(path);
  switch (node.op) {
    case 'value':
      return literal(node, node.args);
    case 'id':
      return variable(node.args, emission);
    case '.':
      return `${member(node.args[0], emission)}?.${node.args[1]}`;
    case '[]':
      return `${go(node.args[0])}?.[${go(node.args[1])}]`;
    case 'list':
      return `[${node.args.map(go).join(',')}]`;
    case '?:':
      return `(${go(node.args[0])}?${go(node.args[1])}:${go(node.args[2])})`;
    case '&&':
    case '||':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return `(${go(node.args[0])}${node.op}${go(node.args[1])})`;
    case '!_':
      return `!${go(node.args)}`;
    case '-_':
      return `(-${go(node.args)})`;
    case '==':
      return `o.same(${go(node.args[0])},${go(node.args[1])})`;
    case '!=':
      return `!o.same(${go(node.args[0])},${go(node.args[1])})`;
    case 'in':
      return `o.isIn(${go(node.args[0])},${go(node.args[1])})`;
    case 'call':
      return call(node.args[0], node.args[1], node, emission);
    case 'rcall':
      return method(node.args[0], node.args[1], node.args[2], node, emission);
    default:
      throw new Unsupported(`'${node.op}'`, node.range.start, node.range.end);
  }
}

/** @throws Unsupported for values that settings cannot have: unsigned numbers and bytes */
function literal(node: ASTNode, value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'object' && value !== null) {
    throw new Unsupported('A literal of this kind', node.range.start, node.range.end);
  }
  return JSON.stringify(value);
}

function limit(path: string, node: ASTNode, { reads, limits }: Emission): string {
  const code = limitCode(limits, path);
  if (code === undefined) throw new Unsupported(`'${path}'`, node.range.start, node.range.end);
  if (code.endsWith('[e.plan]')) reads.add('plan');
  return code;
}

/** The name of a setting's value, which changes with the setting. */
function title(setting: string, { reads, titles }: Emission): string {
  reads.add(`self.${setting}`);
  for (const list of titles[setting] ?? []) reads.add(`guild.${list}`);
  return `w.title(${JSON.stringify(setting)},e)`;
}

/** The object of a member access. It is not recorded as a read of its own, since the whole path is. */
function member(node: ASTNode, emission: Emission): string {
  if (node.op === '.') return `${member(node.args[0], emission)}?.${node.args[1]}`;
  return node.op === 'id' ? variable(node.args, emission) : emit(node, emission);
}

function variable(name: string, emission: Emission): string {
  // The prefix avoids clashes with reserved words such as `new`, and with the arguments `e`, `t` and `w`.
  if (emission.locals.has(name)) return `v_${name}`;
  if (name === 'soldPlans') return JSON.stringify(emission.soldPlans);
  return name === 'texts' ? 't' : `e.${name}`;
}

function call(name: string, args: ASTNode[], node: ASTNode, emission: Emission): string {
  const values = args.map((arg) => emit(arg, emission));
  if (name === 'size') return `o.size(${values.join(',')})`;
  const entry = functionNamed(name);
  if (!entry) throw new Unsupported(`${name}()`, node.range.start, node.range.end);
  for (const list of entry.needs ?? []) emission.reads.add(`guild.${list}`);
  for (const read of entry.reads ?? []) emission.reads.add(read);
  const first = entry.inWords ? ['w', 'e', JSON.stringify(args[0] ? checkedTypeOf(args[0]) : '')] : ['e'];
  return `f.${name}.run(${[...first, ...values].join(',')})`;
}

/** The expression function with a name; undefined if there is none. */
export function functionNamed(name: string): ExpressionFunction | undefined {
  const known: Readonly<Record<string, ExpressionFunction>> = functions;
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

function method(name: string, target: ASTNode, args: ASTNode[], node: ASTNode, emission: Emission): string {
  if (METHOD_FUNCTIONS.has(name)) return call(name, [target, ...args], node, emission);
  const value = emit(target, emission);
  if (name === 'size') return `o.size(${value})`;
  const text = TEXT_METHODS[name];
  const [variable, body] = args;
  if (text && variable) return `o.text(${value}).${text}(o.text(${emit(variable, emission)}))`;
  const macro = LIST_MACROS[name];
  if (macro && variable?.op === 'id' && body) {
    const locals = new Map(emission.locals).set(variable.args, readPath(target, emission));
    const test = `(v_${variable.args})=>${emit(body, { ...emission, locals })}`;
    return `o.list(${value}).${macro}(${test})${name === 'exists_one' ? '.length===1' : ''}`;
  }
  throw new Unsupported(`.${name}()`, node.range.start, node.range.end);
}

/** The path that a node reads in the document or the context: `self.a`, `self.list.*.b`, `item.b`, `modules.x.y`, `plan`. */
function readPath(node: ASTNode, emission: Emission): string | undefined {
  if (node.op === 'id') {
    if (emission.locals.has(node.args)) {
      const list = emission.locals.get(node.args);
      return list && `${list}.*`;
    }
    return node.args;
  }
  if (node.op !== '.') return undefined;
  const base = readPath(node.args[0], emission);
  return base && `${base}.${node.args[1]}`;
}
