import type { CompiledExpression, Field, GuildLists, Problem, Rule, SettingsDocument } from '../model.ts';
import { resolveModule } from '../resolved/resolveModule.ts';
import { validate } from '../validation/validate.ts';
import { contextOf } from './context.ts';
import { moduleOf } from './module.ts';

/** A text setting. */
export const text = (parts: Partial<Field> = {}): Field => ({ type: 'string', title: 'Text', default: '', ...parts });

/** A list setting. */
export const list = (items: Field, parts: Partial<Field> = {}): Field => ({
  type: 'array',
  title: 'List',
  default: [],
  items,
  ...parts,
});

/** A setting with properties, as the entries of lists are. */
export const object = (properties: Record<string, Field>): Field => ({
  type: 'object',
  title: 'Row',
  default: {},
  properties,
});

interface Options {
  rules?: Rule[];
  expressions?: Record<string, CompiledExpression>;
  reads?: Record<string, string[]>;
  standard?: Record<string, string>;
  guild?: Partial<GuildLists>;
}

/** Validates documents of a module with these fields. Problems and warnings are written `path rule message`. */
export function validatorOf(
  fields: Record<string, Partial<Field>>,
  { rules = [], expressions, reads = {}, standard, guild }: Options = {},
) {
  const base = moduleOf(fields, { expressions });
  const spec = { ...base.spec, rules, standard: { ...base.spec.standard, ...standard } };
  const context = contextOf({ guild: { ...contextOf().guild, ...guild } });
  const format = (problems: Problem[]) => problems.map(({ path, rule, message }) => `${path} ${rule} ${message}`);
  return (document: SettingsDocument, saved?: SettingsDocument) => {
    const { problems, warnings } = validate(resolveModule({ ...base, spec, reads }, context), { document, saved });
    return { problems: format(problems), warnings: format(warnings) };
  };
}
