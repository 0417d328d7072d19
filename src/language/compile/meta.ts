import common from '../../../schemas/meta/common.schema.json' with { type: 'json' };
import configure from '../../../schemas/meta/configure.schema.json' with { type: 'json' };
import contract from '../../../schemas/meta/contract.schema.json' with { type: 'json' };
import definitions from '../../../schemas/meta/definitions.schema.json' with { type: 'json' };
import examples from '../../../schemas/meta/examples.schema.json' with { type: 'json' };
import field from '../../../schemas/meta/field.schema.json' with { type: 'json' };
import landing from '../../../schemas/meta/landing.schema.json' with { type: 'json' };
import legal from '../../../schemas/meta/legal.schema.json' with { type: 'json' };
import locale from '../../../schemas/meta/locale.schema.json' with { type: 'json' };
import migration from '../../../schemas/meta/migration.schema.json' with { type: 'json' };
import module from '../../../schemas/meta/module.schema.json' with { type: 'json' };
import options from '../../../schemas/meta/options.schema.json' with { type: 'json' };
import plans from '../../../schemas/meta/plans.schema.json' with { type: 'json' };
import product from '../../../schemas/meta/product.schema.json' with { type: 'json' };
import translation from '../../../schemas/meta/translation.schema.json' with { type: 'json' };
import widgets from '../../../schemas/meta/widgets.schema.json' with { type: 'json' };
import type { JsonSchema } from './schema.ts';

const schemas = {
  common,
  configure,
  contract,
  definitions,
  examples,
  field,
  landing,
  legal,
  locale,
  migration,
  module,
  options,
  plans,
  product,
  translation,
  widgets,
};

/** The name of a meta-schema. */
export type Meta = keyof typeof schemas;

/** The meta-schemas: they are part of the program, which describes the language with them. */
export const metaSchemas: Readonly<Record<Meta, JsonSchema>> = schemas;

/** Which files each meta-schema is for, by their path; the editor's settings say the same. */
export const SHAPES: readonly { files: RegExp; meta: Meta }[] = [
  { files: /^schemas\/product\.json$/, meta: 'product' },
  { files: /^schemas\/plans\.json$/, meta: 'plans' },
  { files: /^schemas\/screens\/configure\.json$/, meta: 'configure' },
  { files: /^schemas\/screens\/landing\.json$/, meta: 'landing' },
  { files: /^schemas\/screens\/(terms|privacy)\.json$/, meta: 'legal' },
  { files: /^schemas\/shared\/ids\.json$/, meta: 'definitions' },
  { files: /^schemas\/shared\/timezones\.json$/, meta: 'options' },
  { files: /^schemas\/statistics\/[^/]+\.json$/, meta: 'contract' },
  { files: /^schemas\/locales\/en\/[^/]+\.json$/, meta: 'locale' },
  { files: /^schemas\/locales\/(?!en\/)[^/]+\/[^/]+\.json$/, meta: 'translation' },
  { files: /^schemas\/(modules|screens)\/[^/]+\/module\.json$/, meta: 'module' },
  { files: /^schemas\/(modules|screens)\/[^/]+\/locales\/[^/]+\.json$/, meta: 'translation' },
  { files: /^schemas\/modules\/[^/]+\/migrations\/[^/]+\.json$/, meta: 'migration' },
  { files: /^schemas\/modules\/[^/]+\/examples\/(valid|invalid)\.json$/, meta: 'examples' },
];

/** The meta-schema of a file of `schemas/`. @throws Error where the language knows no such file */
export function metaOf(file: string): Meta {
  const shape = SHAPES.find(({ files }) => files.test(file));
  if (!shape) throw new Error(`There is no meta-schema for '${file}'`);
  return shape.meta;
}
