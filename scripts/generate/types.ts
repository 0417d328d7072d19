import { compile } from 'json-schema-to-typescript';
import type { ModuleSpec, Plan } from '../../src/language/model.ts';
import { keepLast } from './keepLast.ts';
import { planSchemas } from './validators.ts';

/** The TypeScript types of a module's documents. Plans that differ only in limits share a type. */
export function typesSource(spec: ModuleSpec, plans: readonly Plan[]): Promise<string> {
  return sourceOf(spec.id, { name: `${capital(spec.id)}Settings`, groups: planSchemas(spec, plans) });
}

interface Input {
  name: string;
  groups: ReturnType<typeof planSchemas>;
}

const sourceOf = keepLast(async ({ name, groups }: Input) => {
  const shapes = new Map<string, Plan[]>();
  for (const { schema, plans } of groups) {
    const shape = JSON.stringify(schema, withoutLimits);
    shapes.set(shape, [...(shapes.get(shape) ?? []), ...plans]);
  }
  const parts = [...shapes].map(async ([shape, plans]) => {
    const own = shapes.size === 1 ? name : `${name}${plans.map(capital).join('')}`;
    const options = { bannerComment: '', format: false, additionalProperties: false };
    return (await compile(JSON.parse(shape), '$NAME', options)).replaceAll(/\$?NAME\b/g, own);
  });
  return (await Promise.all(parts)).join('\n');
});

/** Drops limits, which types do not express; limits of lists would become unions of tuples. */
export function withoutLimits(key: string, value: unknown): unknown {
  const limit = /^((exclusive)?[mM](in|ax)(Length|imum|Items)?|multipleOf|pattern)$/.test(key);
  return limit && typeof value !== 'object' ? undefined : value;
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
