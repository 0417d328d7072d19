import { descriptionIn, isSchema, type JsonSchema } from '../../../src/language/compile/jsonSchema/schema.ts';
import { dispatchers, resolveRef } from '../../../src/language/compile/meta/meta.ts';
import { schemasIn } from '../sources/jsonParts.ts';

const BASICS = `export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The source text of an expression. It is the key of its compiled function. */
export type Expression = string;

/** One of several shapes. Properties of the others can be read, and are undefined. */
type OneOf<Shape, Whole = Shape> = Shape extends unknown
  ? Shape & { [Name in Exclude<KeyOf<Whole>, keyof Shape>]?: undefined }
  : never;
type KeyOf<Shape> = Shape extends unknown ? keyof Shape : never;

/** A price as schemas/plans.json writes it, with what it would be without the discount. */
export interface Price {
  amount: string;
  currency: string;
  before?: string;
  discount?: string;
}
`;

/** Properties that only files have: in generated modules, references are resolved. */
const ONLY_IN_FILES: readonly unknown[] = ['$schema', '$ref'];

/** Properties that only generated modules have, by the property that they are made from. */
const ONLY_IN_MODULES: ReadonlyMap<string, string> = new Map([
  ['priceOf', 'price?: Price; prices?: Readonly<Record<string, Price>>'],
]);

/**
 * The TypeScript types of words, by the paths of their definitions, and of everything they consist of. Where a
 * meta-schema distinguishes shapes by a condition, the type is a union, which `json-schema-to-typescript` does not
 * support; nor does it support readonly arrays.
 */
export function languageTypes(words: readonly string[]): string {
  const types = new Map<string, { origin: string; source: string }>();
  for (const word of words) nameOf(`file:///${word}`, word);
  return [BASICS, ...[...types.values()].map(({ source }) => source)].join('\n');

  /** The name of the type that a reference refers to. */
  function nameOf(ref: string, from: string): string {
    const { target, targetFile, meaning } = resolveRef(ref, from);
    const name = typeName(targetFile, meaning);
    const origin = `${targetFile}#${meaning ?? ''}`;
    const known = types.get(name);
    if (known && known.origin !== origin) throw new Error(`'${name}' is the type of ${known.origin} and of ${origin}`);
    if (!known) {
      const made = { origin, source: '' };
      types.set(name, made);
      const type = typeOf(target, targetFile);
      made.source = `${comment(target, '')}export type ${name} = ${dispatchers.has(targetFile) ? `OneOf<${type}>` : type};\n`;
    }
    return name;
  }

  function typeOf(schema: JsonSchema, file: string, indent = ''): string {
    const { $ref: ref, if: condition, tsType } = schema;
    if (typeof tsType === 'string') return tsType;
    if (typeof ref === 'string') return referredType(ref, file, indent);
    const branches = partsOf(schema.allOf).flatMap(branchOf);
    if (branches.length > 0) return unionOf(branches, file, indent);
    const { then, else: other } = schema;
    if (isSchema(condition) && isShape(then) && isShape(other)) {
      return unionOf([then, without(other, condition)], file, indent);
    }
    return shapeOf(merged(schema, file), file, indent);
  }

  function referredType(ref: string, file: string, indent: string): string {
    const { target, targetFile, meaning } = resolveRef(ref, file);
    if (meaning === 'condition' || meaning === 'expression') return 'Expression';
    return isSimple(target) ? typeOf(target, targetFile, indent) : nameOf(ref, file);
  }

  function unionOf(schemas: readonly JsonSchema[], file: string, indent: string): string {
    return schemas.map((schema) => typeOf(schema, file, indent)).join(' | ');
  }

  function shapeOf(schema: JsonSchema, file: string, indent: string): string {
    const { const: only, enum: choices, anyOf, type } = schema;
    if (only !== undefined) return JSON.stringify(only);
    if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
    if (anyOf) return unionOf(partsOf(anyOf), file, indent);
    const types = type === undefined && schema.properties ? ['object'] : [type ?? 'any'].flat();
    return types.map((one) => kindOf(String(one), schema, file, indent)).join(' | ');
  }

  function kindOf(type: string, schema: JsonSchema, file: string, indent: string): string {
    if (type === 'array') return listOf(isSchema(schema.items) ? typeOf(schema.items, file, indent) : 'Json');
    if (type !== 'object') return TYPES[type] ?? 'Json';
    if (isSchema(schema.properties)) return propertiesOf(schema, file, `${indent}  `);
    const { additionalProperties: value } = schema;
    return `Record<string, ${isSchema(value) ? typeOf(value, file, indent) : 'Json'}>`;
  }

  function propertiesOf(schema: JsonSchema, file: string, indent: string): string {
    const required: readonly unknown[] = partsOf<string>(schema.required);
    const lines = Object.entries(schemasIn(schema.properties))
      .filter(([name]) => !ONLY_IN_FILES.includes(name))
      .map(([name, property]) => {
        const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
        const type = typeOf(property, file, indent);
        const made = ONLY_IN_MODULES.get(name);
        return `${comment(property, indent)}${indent}${key}${required.includes(name) ? '' : '?'}: ${type};\n${made ? `${indent}${made};\n` : ''}`;
      });
    return `{\n${lines.join('')}${indent.slice(2)}}`;
  }

  /** Merges those parts of `allOf` that always apply. */
  function merged(schema: JsonSchema, file: string): JsonSchema {
    const always = partsOf<JsonSchema>(schema.allOf).flatMap((part): JsonSchema[] =>
      typeof part.$ref === 'string' ? [resolveRef(part.$ref, file).target] : alwaysTrue(part),
    );
    if (always.length === 0) return schema;
    const parts: JsonSchema[] = [...always, schema];
    return {
      ...Object.assign({}, ...parts),
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: parts.flatMap(({ required }) => partsOf<string>(required)),
    };
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

function listOf(type: string): string {
  return `readonly ${/^\w+$/.test(type) ? type : `(${type})`}[]`;
}

function comment(schema: JsonSchema, indent: string): string {
  const description = descriptionIn(schema);
  return description !== undefined ? `${indent}/** ${description.replaceAll('*/', '*\\/')} */\n` : '';
}

/** The name of a type: that of its file or definition, with a suffix for widgets, blocks and steps. */
function typeName(file: string, meaning: string | undefined): string {
  const [folder = '', name = ''] = file.replace('.schema.json', '').split('/').slice(-2);
  const kind = { widgets: 'Widget', blocks: 'Block', steps: 'Step' }[folder] ?? '';
  return meaning === undefined ? `${capital(name)}${kind}` : capital(meaning);
}

/** The shape that an `if` and `then` select for one value of a property. */
function branchOf({ if: condition, then }: JsonSchema): JsonSchema[] {
  const [key, chosen] = chosenBy(condition) ?? [];
  if (key === undefined || !isShape(then)) return [];
  if (then.$ref) return [then];
  const properties = { ...schemasIn(then.properties), [key]: { const: chosen } };
  return [{ ...then, type: 'object', required: [key, ...partsOf<string>(then.required)], properties }];
}

/** The property that a condition tests, and its value. */
function chosenBy(condition: unknown): [string, unknown] | undefined {
  const [[key, value] = []] = isSchema(condition) ? Object.entries(schemasIn(condition.properties)) : [];
  return key === undefined || value?.const === undefined ? undefined : [key, value.const];
}

/** The alternative shape of a condition, without the value tested by it. */
function without(shape: JsonSchema, condition: JsonSchema): JsonSchema {
  const [key, chosen] = chosenBy(condition) ?? [];
  const properties = schemasIn(shape.properties);
  const own = key === undefined ? undefined : properties[key];
  if (key === undefined || !Array.isArray(own?.enum)) return shape;
  return { ...shape, properties: { ...properties, [key]: { ...own, enum: own.enum.filter((one) => one !== chosen) } } };
}

/** What a condition requires in generated modules, where properties of files are always absent. */
function alwaysTrue({ if: condition, then }: JsonSchema): JsonSchema[] {
  const absent = isSchema(condition) && isSchema(condition.not) ? partsOf<string>(condition.not.required) : [];
  return absent.length > 0 && absent.every((name) => ONLY_IN_FILES.includes(name)) && isSchema(then) ? [then] : [];
}

/** Whether a definition is a simple type, which is written where it is used. */
function isSimple(schema: JsonSchema): boolean {
  return !['properties', 'items', 'additionalProperties', 'anyOf', 'allOf', 'if'].some((key) => key in schema);
}

/** Whether a schema describes a complete value. */
function isShape(schema: unknown): schema is JsonSchema {
  return isSchema(schema) && ['$ref', 'type', 'properties'].some((key) => key in schema);
}

function partsOf<Part = JsonSchema>(value: unknown): Part[] {
  return Array.isArray(value) ? value : [];
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
