import { isObject } from '../../defaults.ts';
import { isSection, partsIn } from '../../layout.ts';
import type { ModuleSpec } from '../../model.ts';
import type { JsonSchema } from '../schema.ts';
import { instead } from './nearest.ts';
import type { Finding, ModuleLint, Pointer } from './types.ts';

/** What an option may name, by the definition that is its shape, and why another name is wrong. */
const NAMED: Readonly<Record<string, { names(spec: ModuleSpec): string[]; wrong(name: string): string }>> = {
  '#/definitions/setting': {
    names: ({ settings }) => Object.keys(settings.properties),
    wrong: (name) => `This block names '${name}', which is no setting of the module.`,
  },
  '#/definitions/reportedValue': {
    names: ({ calls }) => calls?.documents.flatMap(({ reported }) => Object.keys(reported ?? {})) ?? [],
    wrong: (name) => `This block shows '${name}', which the bot does not report.`,
  },
};

/** The options of a block that name something name what exists. Which those are, the shape of the block says. */
export const blocks: ModuleLint = ({ spec, file }, { moduleShape }) =>
  partsIn(spec.screen.layout).flatMap(({ part, pointer }): Finding[] => {
    if (isSection(part)) return [];
    return namesIn(moduleShape, shapeOf(moduleShape, part.block), part, pointer).flatMap(({ kind, name, at }) => {
      const { names, wrong } = NAMED[kind] as (typeof NAMED)[string];
      const known = names(spec);
      return known.includes(name) ? [] : [{ file, pointer: at, reason: wrong(name), advice: instead(name, known) }];
    });
  });

/** The shape of a block's options: the variant for its name. */
function shapeOf(root: JsonSchema, block: string): unknown {
  const variants = valueAt(root, ['definitions', 'block', 'allOf']);
  if (!Array.isArray(variants)) return undefined;
  const variant = variants.find((one) => valueAt(one, ['if', 'properties', 'block', 'const']) === block);
  return valueAt(variant, ['then']);
}

/** Every value whose shape is one of {@link NAMED}. */
function namesIn(
  root: JsonSchema,
  shape: unknown,
  value: unknown,
  at: Pointer,
): { kind: string; name: string; at: Pointer }[] {
  if (!isNode(shape)) return [];
  const { $ref: ref } = shape;
  if (typeof ref === 'string') {
    if (!Object.hasOwn(NAMED, ref)) return namesIn(root, valueAt(root, ref.replace('#/', '').split('/')), value, at);
    return typeof value === 'string' ? [{ kind: ref, name: value, at }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((part, index) => namesIn(root, shape.items, part, [...at, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    namesIn(root, valueAt(shape, ['properties', key]), part, [...at, key]),
  );
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), value);
}

function isNode(value: unknown): value is Record<string, unknown> {
  return isObject(value);
}
