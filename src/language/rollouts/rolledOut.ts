import type { CompiledModule, Field, ModuleSpec, Plan, ReadableModule, Rollout, SchemaValidator } from '../model.ts';
import { errorPath } from '../validation/schemaErrors.ts';
import { patternOf } from '../values/path.ts';
import { rolloutsOf, validatorName } from './rolloutsOf.ts';

const known = new WeakMap<ReadableModule, Map<string, ReadableModule>>();

/**
 * A module as it is in servers that rollouts have reached: with what they bring instead of what its settings have. Memoized: the
 * same module and paths give the same object, which is the module itself if nothing has reached it.
 * @param reached paths of settings; those without a rollout are ignored
 */
export function rolledOut<Module extends ReadableModule>(module: Module, reached: readonly string[] = []): Module {
  const paths = rolloutsOf(module.spec).flatMap(({ path }) => (reached.includes(path) ? [path] : []));
  if (paths.length === 0) return module;
  const variants = known.get(module) ?? new Map<string, ReadableModule>();
  known.set(module, variants);
  const key = paths.join(' ');
  const made = variants.get(key) ?? {
    ...module,
    spec: rolledOutSpec(module.spec, paths),
    reached: paths,
    ...(isCompiled(module) && { validators: validatorsOf(module, paths) }),
  };
  variants.set(key, made);
  // The same parts, and nothing of another type.
  return made as Module;
}

function isCompiled(module: ReadableModule): module is CompiledModule {
  return 'validators' in module;
}

/** The declaration of a module with what rollouts bring, and without these rollouts. */
export function rolledOutSpec(spec: ModuleSpec, paths: readonly string[]): ModuleSpec {
  return { ...spec, settings: { ...spec.settings, properties: fieldsIn(spec.settings.properties, paths, '') } };
}

function fieldsIn(fields: Readonly<Record<string, Field>>, paths: readonly string[], before: string) {
  const entries = Object.entries(fields).map(([name, field]) => [name, fieldIn(field, paths, before + name)]);
  return Object.fromEntries(entries);
}

function fieldIn(field: Field, paths: readonly string[], path: string): Field {
  const { rollout, ...present } = field;
  const { items, properties } = field;
  return {
    ...(rollout && paths.includes(path) ? withComing(present, rollout) : field),
    ...(items && { items: fieldIn(items, paths, `${path}.*`) }),
    ...(properties && { properties: fieldsIn(properties, paths, `${path}.`) }),
  };
}

/** A field with what its rollout brings. What its plans have of their own stays, unless the rollout brings that too. */
function withComing(field: Field, { to: { plans = {}, messages, ...words } }: Rollout): Field {
  const ids = Object.keys({ ...field.plans, ...plans });
  const overrides = ids.map((plan) => {
    const [own, coming] = [field.plans?.[plan], plans[plan]];
    const sentences = { ...own?.messages, ...coming?.messages };
    return [plan, { ...own, ...coming, ...(Object.keys(sentences).length > 0 && { messages: sentences }) }];
  });
  return {
    ...field,
    ...words,
    ...(messages && { messages: { ...field.messages, ...messages } }),
    ...(ids.length > 0 && { plans: Object.fromEntries(overrides) }),
  };
}

function validatorsOf({ spec, validators }: CompiledModule, paths: readonly string[]): CompiledModule['validators'] {
  const validatorOn = (plan: Plan): [Plan, SchemaValidator][] => {
    const whole = validators[plan];
    if (!whole) return [];
    const own = rolloutsOf(spec).flatMap(({ path }, index) => {
      const validator = validators[validatorName(plan, index)];
      return validator && paths.includes(path) ? [{ path, validator }] : [];
    });
    return [[plan, replaced(whole, own)]];
  };
  return Object.fromEntries(spec.plans.flatMap(validatorOn));
}

/** What a validator says of values whose form is wrong, whatever their limits are. */
const FORM: ReadonlySet<string> = new Set(['type', 'required', 'additionalProperties']);

/** A validator that leaves it to others to say what the limits of some settings are. */
function replaced(
  whole: SchemaValidator,
  own: readonly { path: string; validator: SchemaValidator }[],
): SchemaValidator {
  const paths = new Set(own.map(({ path }) => path));
  const validator: SchemaValidator = (document) => {
    const errors = whole(document) ? [] : (whole.errors ?? []);
    const others = errors.filter((error) => FORM.has(error.keyword) || !paths.has(patternOf(errorPath(error))));
    const coming = own.flatMap((one) => (one.validator(document) ? [] : (one.validator.errors ?? [])));
    validator.errors = [...others, ...coming.filter(({ keyword }) => !FORM.has(keyword))];
    return validator.errors.length === 0;
  };
  return validator;
}
