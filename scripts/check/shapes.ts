import { Ajv, type ErrorObject } from 'ajv';
import type { Node } from 'jsonc-parser';
import type { Finding } from '../../src/language/compile/lint/types.ts';
import { fileOf, metaSchemas, SHAPES } from '../../src/language/compile/meta.ts';
import type { SourceFile, Sources } from '../generate/source.ts';
import { shapeFinding } from './shapeSentences.ts';

/** Files that are not checked: the meta-schemas and the generated emoji data. */
const EXEMPT = /^schemas\/(meta\/|shared\/emoji\.json$)/;

/** Checks each file of `schemas/` on its own: invalid JSON, unknown keys, missing files. */
export function checkShapes(sources: Sources): Finding[] {
  ajv ??= compileMeta();
  const shapes = ajv;
  const missing = requiredFiles(sources)
    .filter((file) => !sources.exists(file))
    .map((file) => ({ file, pointer: [], reason: 'This file is missing.', advice: 'Put it back.' }));
  const wrong = filesBelow(sources, 'schemas').flatMap((file): Finding[] => {
    if (EXEMPT.test(file)) return [];
    const shape = SHAPES.find(({ files }) => files.test(file));
    if (!file.endsWith('.json') || !shape) {
      const reason = 'No schema describes this file.';
      return [{ file, pointer: [], reason, advice: 'Remove it, or move it where docs/schemas.md says.' }];
    }
    return sources.remember(`shape of ${file}`, [], () => findingsIn(sources.read(file), shape.meta, shapes));
  });
  return [...missing, ...wrong];
}

function findingsIn(source: SourceFile, meta: (typeof SHAPES)[number]['meta'], shapes: Ajv): Finding[] {
  const { file, value } = source;
  if (source.syntax.length > 0) return [syntaxFinding(source)];
  const validate = shapes.getSchema(idOf(fileOf(meta)));
  if (!validate) throw new Error(`There is no meta-schema '${meta}'`);
  const errors = validate(value) ? [] : sensible(validate.errors ?? []);
  return [...doubleNames(file, source.tree), ...errors.map((error) => shapeFinding(file, value, error))];
}

/** Files that must exist: those of the product, and `module.json` in each module's folder. */
function requiredFiles(sources: Sources): string[] {
  const folder = 'schemas/modules';
  const modules = sources
    .list(folder)
    .filter((name) => sources.isFolder(`${folder}/${name}`) && sources.list(`${folder}/${name}`).length > 0);
  return [
    'schemas/product.json',
    'schemas/plans.json',
    'schemas/screens/configure.json',
    'schemas/locales/en/standard.json',
    ...modules.map((name) => `${folder}/${name}/module.json`),
  ];
}

/** The compiled meta-schemas, which are the same for every project folder. */
let ajv: Ajv | undefined;

/** Compiles the meta-schemas, by `file:///` and their path. */
export function compileMeta(): Ajv {
  const schemas = new Ajv({ allErrors: true, verbose: true, strict: false, validateFormats: false });
  for (const [file, schema] of metaSchemas) schemas.addSchema({ ...schema, $id: idOf(file) });
  return schemas;
}

/** References between meta-schemas are relative file paths. */
function idOf(file: string): string {
  return `file:///${file}`;
}

/** Branches of an `anyOf`, which is reported as a whole. */
const ANY = /\/anyOf\//;

/** Errors worth reporting: without those that only say that a branch failed, and without duplicates. */
function sensible(errors: readonly ErrorObject[]): ErrorObject[] {
  const own = errors.filter(
    ({ keyword, schemaPath }) => keyword !== 'if' && keyword !== 'propertyNames' && !ANY.test(schemaPath),
  );
  return own.filter(
    (error, index) =>
      own.findIndex(
        (other) =>
          other.instancePath === error.instancePath &&
          other.keyword === error.keyword &&
          JSON.stringify(other.params) === JSON.stringify(error.params),
      ) === index,
  );
}

function syntaxFinding({ file, syntax }: SourceFile): Finding {
  const { message = '', offset = 0 } = syntax[0] ?? {};
  const reasons: Record<string, [string, string]> = {
    CommaExpected: ['A comma is missing before this.', 'Put it after the previous entry.'],
    ValueExpected: ['A value is missing here, or there is a comma too many.', 'Write the value, or remove the comma.'],
    PropertyNameExpected: [
      'A name in quotes is missing here, or there is a comma too many.',
      'Write the name, or remove the comma.',
    ],
    ColonExpected: ['A colon is missing before this.', 'Put it after the name.'],
    CloseBraceExpected: ['A } is missing.', 'Close what was opened.'],
    CloseBracketExpected: ['A ] is missing.', 'Close what was opened.'],
    UnexpectedEndOfString: ['A text has no closing quote.', 'Put " at its end.'],
    InvalidCommentToken: ['These files cannot contain comments.', 'Remove it.'],
    EndOfFileExpected: ['There is something after the end of the value.', 'Remove what follows the last bracket.'],
  };
  const [reason, advice] = reasons[message] ?? [
    'This cannot be read as JSON.',
    'Correct the brackets, quotes and commas around it.',
  ];
  return { file, pointer: [], offset, reason, advice };
}

/** Duplicate names in an object, of which JSON.parse silently keeps only the last. */
function doubleNames(file: string, node: Node | undefined): Finding[] {
  const found: Finding[] = [];
  const names = new Set<unknown>();
  for (const child of node?.children ?? []) {
    const name = node?.type === 'object' ? child.children?.[0] : undefined;
    if (name && names.has(name.value)) {
      const reason = `'${name.value}' is defined twice here, and only the last counts.`;
      found.push({ file, pointer: [], offset: child.offset, reason, advice: 'Remove one of them.' });
    }
    names.add(name?.value);
    found.push(...doubleNames(file, child));
  }
  return found;
}

function filesBelow(sources: Sources, folder: string): string[] {
  return sources.list(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (name.startsWith('.')) return [];
    return sources.isFolder(path) ? filesBelow(sources, path) : [path];
  });
}
