import { type ASTNode, Environment, type ObjectSchema, type ParseError } from '@marcbachmann/cel-js';
import { functions } from '../../functions/index.ts';
import type { ExpressionFunction } from '../../functions/types.ts';
import type { DocumentCall, Field, Rights } from '../../model.ts';
import { DURATION, scheduleType, TIMESTAMP } from '../../time/celTypes.ts';
import { isLimit, type LimitExpressions, limitCode } from './limits.ts';

/** What an expression may read at its place. */
export interface Scope {
  /** Fields of the module. */
  fields: Record<string, Field>;
  /** Fields of the entry that is `item`; null if they are unknown. */
  item?: Record<string, Field> | null;
  /** Fields of the entry around it, which is `parent`. */
  parent?: Record<string, Field>;
  /** Fields of the entries of `lists`, by the name of the list. */
  lists?: Record<string, Record<string, Field>>;
  /** On a screen about the user. */
  ofUser?: boolean;
  /** Fields of the documents of other modules, by module. */
  modules: Record<string, Record<string, Field>>;
  /** Names of the module's words. */
  texts: readonly string[];
  /** Whether the stored settings can be read as `saved`. */
  saved?: boolean;
  /** Limits of the module's settings, as `limits`. */
  limits?: LimitExpressions;
  /** Settings whose values have names, which can be read from `titles`. */
  titles?: Titles;
  /** Whether the rule has a `limit`. */
  limit?: boolean;
}

/** The lists of the server that the name of a setting's value is found in, by setting; none for a choice of the setting. */
type Titles = Readonly<Record<string, readonly string[]>>;

/** A fault in an expression, and the range of its text. */
export interface ExpressionFault {
  message: string;
  start: number;
  end: number;
}

export interface CheckedExpression {
  /** Its tree, with the type of each node. */
  ast: ASTNode;
  /** The body of a JavaScript function of `e`, the environment, and `w`, words; helpers are `o` (operators) and `f` (functions). */
  code: string;
  /** See `CompiledModule.reads`. */
  reads: string[];
  /** The CEL type of the result. */
  type: string;
  /** Whether the expression reads nothing, so that its value never changes. */
  constant: boolean;
}

/** What an expression may read of the user. */
export const USER: Record<Exclude<keyof Rights, 'signed_in' | 'granted'>, 'bool'> = {
  is_owner: 'bool',
  is_admin: 'bool',
  can_modify: 'bool',
};
/** The same on a user's own screen. */
export const USER_SCREEN = { signed_in: 'bool' } as const;
/** What it may read of a role. */
export const ROLE = {
  id: 'string',
  name: 'string',
  color: 'double',
  managed: 'bool',
  position: 'double',
  permissions: 'list<string>',
} as const;

/** What it may read of an entry of a schedule. */
const PERIOD = { days: 'list<string>', from: 'string', to: 'string' } as const;
const WEEKLY_TIME = { days: 'list<string>', at: 'string' } as const;

/** A type checker that knows the functions of the catalogue, and what all scopes have in common. */
const common = catalogueEnvironment();

function catalogueEnvironment(): Environment {
  const env = new Environment({ unlistedVariablesAreDyn: false, homogeneousAggregateLiterals: false });
  env.registerType('Role', { schema: ROLE });
  env.registerType('Period', { schema: PERIOD });
  env.registerType('WeeklyTime', { schema: WEEKLY_TIME });
  env.registerType('Embed', { schema: {} });
  for (const { signature } of Object.values<ExpressionFunction>(functions)) {
    for (const variant of [signature].flat().flatMap(withWholeNumbers)) env.registerFunction(variant, () => null);
  }
  for (const sign of ['+', '-', '*', '/', '%'] as const) {
    env.registerOperator(`double ${sign} int`, () => 0);
    env.registerOperator(`int ${sign} double`, () => 0);
  }
  // Numbers in documents are doubles, but authors write 10, not 10.0. CEL derives `!=` and the reverse order.
  env.registerOperator('double == int', () => false);
  env.registerOperator('double in list<int>', () => false);
  for (const number of ['double', 'int']) {
    env.registerOperator(`${DURATION} * ${number}: ${DURATION}`, () => 0);
    env.registerOperator(`${number} * ${DURATION}: ${DURATION}`, () => 0);
    env.registerOperator(`${DURATION} / ${number}: ${DURATION}`, () => 0);
  }
  env.registerOperator(`${DURATION} / ${DURATION}: double`, () => 0);
  return env;
}

/** A type checker that knows the fields of a scope and the functions of the catalogue. */
export function typeEnvironment(scope: Scope): Environment {
  const env = common.clone();
  const self = registerObject(env, 'Self', scope.fields);
  env.registerVariable('self', self);
  if (scope.saved) env.registerVariable('saved', self);
  if (scope.item !== undefined) {
    // Entries of an unknown list may hold anything: the fault is in the name of the list, not in what reads them.
    env.registerVariable('item', scope.item ? registerObject(env, 'Item', scope.item) : 'dyn');
  }
  if (scope.parent) env.registerVariable('parent', registerObject(env, 'Parent', scope.parent));
  const lists: ObjectSchema = {};
  for (const [name, fields] of Object.entries(scope.lists ?? {})) {
    lists[name] = `list<${registerObject(env, `List_${name}`, fields)}>`;
  }
  env.registerType('Lists', { schema: lists });
  env.registerVariable('lists', 'Lists');
  if (scope.ofUser) env.registerVariable('page', 'string');
  env.registerVariable('soldPlans', 'list<string>');
  const modules: ObjectSchema = {};
  for (const [id, fields] of Object.entries(scope.modules)) modules[id] = registerObject(env, `Module_${id}`, fields);
  env.registerType('Modules', { schema: modules });
  env.registerVariable('modules', 'Modules');
  env.registerType('User', { schema: scope.ofUser ? USER_SCREEN : USER });
  env.registerVariable('user', 'User');
  env.registerVariable('plan', 'string');
  env.registerType('Texts', { schema: Object.fromEntries(scope.texts.map((name) => [name, 'string'])) });
  env.registerVariable('texts', 'Texts');
  env.registerVariable('limits', registerLimits(env, 'Limits', scope.limits ?? {}));
  env.registerType('Titles', {
    schema: Object.fromEntries(Object.keys(scope.titles ?? {}).map((name) => [name, 'string'])),
  });
  env.registerVariable('titles', 'Titles');
  if (scope.limit) env.registerVariable('limit', 'double');
  return env;
}

function registerLimits(env: Environment, name: string, limits: LimitExpressions): string {
  const schema: ObjectSchema = {};
  for (const [key, limit] of Object.entries(limits)) {
    schema[key] = isLimit(limit) ? limit[1] : registerLimits(env, `${name}_${key}`, limit);
  }
  env.registerType(name, { schema });
  return name;
}

/** The signature, and its variants with whole numbers as arguments: authors write 1, not 1.0. */
function withWholeNumbers(signature: string): string[] {
  const [, name, args = '', result] = /^(\w+)\((.*)\): (.*)$/.exec(signature) ?? [];
  const variants = args
    .split(', ')
    .reduce<string[][]>(
      (lists, arg) => (arg === 'double' ? [arg, 'int'] : [arg]).flatMap((type) => lists.map((list) => [...list, type])),
      [[]],
    );
  return variants.map((types) => `${name}(${types.join(', ')}): ${result}`);
}

function registerObject(env: Environment, name: string, fields: Record<string, Field>): string {
  const schema: ObjectSchema = {};
  for (const [key, field] of Object.entries(fields)) schema[key] = celType(env, `${name}_${key}`, field);
  env.registerType(name, { schema });
  return name;
}

function celType(env: Environment, name: string, field: Field): string {
  if (field.format === 'schedule') return scheduleType(field);
  if (field.format) return field.format === 'duration' ? DURATION : TIMESTAMP;
  if (field.type === 'boolean') return 'bool';
  if (field.type === 'number' || field.type === 'integer') return 'double';
  if (field.type === 'array') return `list<${field.items ? celType(env, name, field.items) : 'dyn'}>`;
  if (field.type === 'object') {
    const type = registerObject(env, name, field.properties ?? {});
    // Embeds may have more or fewer settings than the shared definition.
    if (field.wire?.as === 'embed') env.registerFunction(`hasEmbed(${type}): bool`, () => null);
    return type;
  }
  // A nullable id is typed as text: comparing it with null is a fault, and `chosen(id)` the only way to ask.
  return 'string';
}

/** What is known when expressions are compiled, and becomes part of their code. */
interface BuildValues {
  limits?: LimitExpressions;
  titles?: Titles;
  soldPlans?: readonly string[];
}

/** Checks an expression in a scope and compiles it. */
export function checkExpression(
  env: Environment,
  source: string,
  { limits = {}, titles = {}, soldPlans = [] }: BuildValues = {},
): CheckedExpression | ExpressionFault {
  let parsed: ReturnType<Environment['parse']>;
  try {
    parsed = env.parse(source);
  } catch (error) {
    return faultOf(error, source);
  }
  // It also notes the type of each node in the tree.
  const result = parsed.check();
  if (!result.valid) return faultOf(result.error, source);
  const reads = new Set<string>();
  try {
    const emission: Emission = { reads, limits, titles, soldPlans, locals: new Map() };
    // A date that is only read stays as it is stored.
    const code = isMoment(parsed.ast) ? emitAsStored(parsed.ast, emission) : emit(parsed.ast, emission);
    return { ast: parsed.ast, code, reads: [...reads].sort(), type: String(result.type), constant: reads.size === 0 };
  } catch (error) {
    if (error instanceof Unsupported) return { message: error.message, start: error.start, end: error.end };
    throw error;
  }
}

/** What the parser or the type checker says about an expression. */
function faultOf(error: unknown, source: string): ExpressionFault {
  const {
    summary,
    message = '',
    range,
  }: Partial<Pick<ParseError, 'summary' | 'message' | 'range'>> = error instanceof Error ? error : {};
  const [first = ''] = (summary ?? message).split('\n');
  return { message: first, start: range?.start ?? 0, end: range?.end ?? source.length };
}

class Unsupported extends Error {
  constructor(
    what: string,
    readonly start: number,
    readonly end: number,
  ) {
    super(`${what} cannot be used in a module. See the list of functions in docs/schemas.md`);
  }
}

interface Emission {
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

/** The type of a checked node. */
export function checkedTypeOf(node: ASTNode & { checkedType?: { name: string } }): string {
  return node.checkedType?.name ?? '';
}

function emitAsStored(node: ASTNode, emission: Emission): string {
  const go = (child: ASTNode) => emit(child, emission);
  const path = readPath(node, emission);
  if (path === 'limits' || path?.startsWith('limits.')) return limit(path, node, emission);
  if (path?.startsWith('titles.')) return title(path.slice('titles.'.length), emission);
  if (path) emission.reads.add(path);
  switch (node.op) {
    case 'value':
      return typeof node.args === 'bigint' ? String(node.args) : JSON.stringify(node.args);
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

/** The fields of one document of a module. */
export function fieldsOfDocument(fields: Record<string, Field>, call: DocumentCall): Record<string, Field> {
  return Object.fromEntries(call.fields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}
