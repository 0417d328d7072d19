import { compile } from 'json-schema-to-typescript';
import type { ModuleSpec, Plan } from '../../../src/language/model.ts';
import { keepLast } from './keepLast.ts';
import { type NamedSchema, planSchemas } from './validators.ts';

/** The TypeScript types of a module's documents. Plans that differ only in limits share a type. */
export function typesSource(spec: ModuleSpec, plans: readonly Plan[]): Promise<string> {
  return sourceOf(spec.id, { name: settingsType(spec.id), groups: planSchemas(spec, plans) });
}

/** The name of the type of a module's settings, whatever the plan. */
export function settingsType(id: string): string {
  return `${capital(id)}Settings`;
}

interface Input {
  name: string;
  groups: readonly NamedSchema[];
}

const sourceOf = keepLast(async ({ name, groups }: Input) => {
  const shapes = new Map<string, Plan[]>();
  for (const { schema, names: plans } of groups) {
    const shape = JSON.stringify(schema, withoutLimits);
    shapes.set(shape, [...(shapes.get(shape) ?? []), ...plans]);
  }
  const nameOf = (plans: readonly Plan[]) => (shapes.size === 1 ? name : `${name}${plans.map(capital).join('')}`);
  const parts = [...shapes].map(async ([shape, plans]) => {
    const own = nameOf(plans);
    const options = { bannerComment: '', format: false, additionalProperties: false };
    return (await compile(JSON.parse(shape), '$NAME', options)).replaceAll(/\$?NAME\b/g, own);
  });
  const sources = await Promise.all(parts);
  if (shapes.size > 1) sources.push(`export type ${name} = ${[...shapes.values()].map(nameOf).join(' | ')};\n`);
  return sources.join('\n');
});

/** Drops limits, which types do not express; limits of lists would become unions of tuples. */
export function withoutLimits(key: string, value: unknown): unknown {
  const limit = /^((exclusive)?[mM](in|ax)(Length|imum|Items)?|multipleOf|pattern)$/.test(key);
  return limit && typeof value !== 'object' ? undefined : value;
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
