import { dirname, relative } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import type { Finding } from '../../../src/language/compile/lint/types.ts';
import { metaFileOf, metaSchemas } from '../../../src/language/compile/meta/meta.ts';
import { SHAPES } from '../../../src/language/compile/meta/shapes.ts';
import { isDate } from '../../../src/language/time/instant.ts';
import { codeUses } from '../../generate/sources/codeUses.ts';
import { recordIn } from '../../generate/sources/jsonParts.ts';
import type { SourceFile, Sources } from '../../generate/sources/source.ts';
import { DISTINCT } from './distinct.ts';
import { treeFindings } from './fileTree.ts';
import { rawTextFinding } from './rawText.ts';
import { shapeFinding } from './shapeSentences.ts';

const PRODUCT = 'schemas/product.json';
/** The language of texts in `schemas/`, as `SHAPES` knows it. */
const ORIGINAL = 'en';

/** Files that are not checked: the meta-schemas and the generated emoji data. */
const EXEMPT = /^schemas\/(meta\/|shared\/emoji\.json$)/;

/** Checks each file of `schemas/` on its own: invalid JSON, unknown keys, missing files. */
export function checkShapes(sources: Sources): Finding[] {
  const { files } = codeUses(sources);
  const missing = [...new Set([...requiredFiles(sources), ...files.keys()])]
    .filter((file) => !sources.exists(file))
    .map((file) => {
      const use = files.has(file) ? `, although ${files.get(file)} needs it` : '';
      return { file, pointer: [], reason: `This file is missing${use}.`, advice: 'Put it back.' };
    });
  const wrong = filesBelow(sources, 'schemas').flatMap((file) => checkShape(sources, file));
  return [...missing, ...foreignOriginal(sources), ...wrong];
}

/** A first language other than the one of `schemas/locales/en/`, in which modules are written. */
function foreignOriginal(sources: Sources): Finding[] {
  const { languages } = sources.exists(PRODUCT) ? recordIn(sources.read(PRODUCT).value) : {};
  const first: unknown = Array.isArray(languages) ? languages[0] : undefined;
  if (typeof first !== 'string' || first === ORIGINAL) return [];
  const reason = `The texts in schemas/ are written in '${ORIGINAL}', so '${first}' cannot be the first language.`;
  const advice = `Put "${ORIGINAL}" first. \`defaultLanguage\` says which language others get.`;
  return [{ file: PRODUCT, pointer: ['languages', 0], reason, advice }];
}

/** Checks one file of `schemas/`. */
export function checkShape(sources: Sources, file: string): Finding[] {
  if (EXEMPT.test(file)) return [];
  ajv ??= compileMeta();
  const compiled = ajv;
  const shape = SHAPES.find(({ files }) => files.test(file));
  if (!file.endsWith('.json') || !shape) {
    const reason = 'No schema describes this file.';
    return [{ file, pointer: [], reason, advice: 'Remove it, or move it where docs/schemas.md says.' }];
  }
  const foreign = foreignLanguage(sources, file);
  if (foreign) return [foreign];
  return sources.remember(`shape of ${file}`, [], () => findingsIn(sources.read(file), shape.meta, compiled));
}

/** A translation into a language that the product does not have, which nothing would read. */
function foreignLanguage(sources: Sources, file: string): Finding | undefined {
  const language = /\/locales\/([^/.]+)/.exec(file)?.[1];
  const { languages } = sources.exists(PRODUCT) ? recordIn(sources.read(PRODUCT).value) : {};
  if (language === undefined || !Array.isArray(languages) || languages.includes(language)) return undefined;
  const reason = `'${language}' is not a language of the product, so nothing reads this file.`;
  return { file, pointer: [], reason, advice: `Remove it, or add "${language}" to \`languages\` in ${PRODUCT}.` };
}

function findingsIn(source: SourceFile, meta: (typeof SHAPES)[number]['meta'], shapes: Ajv): Finding[] {
  const { file, value } = source;
  const unreadable = rawTextFinding(file, source.text);
  if (unreadable) return [unreadable];
  if (source.syntax.length > 0) return [syntaxFinding(source)];
  const validate = shapes.getSchema(idOf(metaFileOf(meta)));
  if (!validate) throw new Error(`There is no meta-schema '${meta}'`);
  const errors = validate(value) ? [] : sensible(validate.errors ?? []);
  return [
    ...treeFindings(file, source.tree),
    ...schemaReference(source, meta),
    ...errors.map((error) => shapeFinding(file, value, error)),
  ];
}

/** `$schema` names the meta-schema that editors shall check the file with. */
function schemaReference({ file, value }: SourceFile, meta: (typeof SHAPES)[number]['meta']): Finding[] {
  const { $schema } = recordIn(value);
  if (typeof $schema !== 'string') return [];
  const wanted = relative(dirname(file), metaFileOf(meta)).replaceAll('\\', '/');
  if ($schema === wanted) return [];
  const reason = 'Editors would check this file with the wrong schema.';
  return [{ file, pointer: ['$schema'], reason, advice: `Write "${wanted}".` }];
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
  const schemas = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    // The lints say what is wrong with a regular expression. The other names say which control edits a format.
    formats: { date: isDate, regex: true, 'date-time': true, duration: true, schedule: true },
    // Each compiled schema runs on a few files, so that tidying its code takes longer than it saves.
    code: { optimize: false },
    // A test validates the meta-schemas themselves.
    meta: false,
    validateSchema: false,
  });
  schemas.addKeyword(DISTINCT);
  for (const [file, schema] of metaSchemas) schemas.addSchema({ ...schema, $id: idOf(file) });
  return schemas;
}

/** References between meta-schemas are relative file paths. */
function idOf(file: string): string {
  return `file:///${file}`;
}

/** Branches of an `anyOf`, which is reported as a whole. */
const ANY = /\/anyOf\//;

/** Errors worth reporting: without those that only say that a branch failed, what follows from a wrong type, and duplicates. */
function sensible(errors: readonly ErrorObject[]): ErrorObject[] {
  const own = errors.filter(
    ({ keyword, schemaPath }) => keyword !== 'if' && keyword !== 'propertyNames' && !ANY.test(schemaPath),
  );
  const mistyped = new Set(own.flatMap(({ keyword, instancePath }) => (keyword === 'type' ? [instancePath] : [])));
  return own.filter(
    (error, index) =>
      (error.keyword === 'type' || !mistyped.has(error.instancePath)) &&
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

function filesBelow(sources: Sources, folder: string): string[] {
  return sources.list(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return sources.isFolder(path) ? filesBelow(sources, path) : [path];
  });
}
