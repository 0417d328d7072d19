import { Environment, type ObjectSchema } from '@marcbachmann/cel-js';
import { functions } from '../../functions/index.ts';
import type { ExpressionFunction } from '../../functions/types.ts';
import type { Field, Rights } from '../../model.ts';
import { DURATION, scheduleType, TIMESTAMP } from '../../time/celTypes.ts';
import { isLimit, type LimitExpressions } from './limits.ts';

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
export type Titles = Readonly<Record<string, readonly string[]>>;

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
