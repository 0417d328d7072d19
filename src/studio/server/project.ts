import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtOffset, getNodePath } from 'jsonc-parser';
import { findingsIn } from '../../../scripts/check/schemas/findings.ts';
import { positionOfFinding } from '../../../scripts/check/schemas/position.ts';
import { loadProject } from '../../../scripts/check/schemas/project.ts';
import { checkShape, checkShapes } from '../../../scripts/check/schemas/shapes.ts';
import { landingContent } from '../../../scripts/generate/application/landing.ts';
import { menuOf, pagesIn } from '../../../scripts/generate/application/menu.ts';
import { moduleSchemas } from '../../../scripts/generate/code/validators.ts';
import {
  compileExpressions,
  foldersIn,
  inLanguage,
  type LoadedModule,
  loadModules,
  MODULES,
  readModule,
} from '../../../scripts/generate/modules/module.ts';
import { loadProduct } from '../../../scripts/generate/sources/product.ts';
import { Sources } from '../../../scripts/generate/sources/source.ts';
import { preparedTranslations } from '../../../scripts/generate/translations/prepared.ts';
import {
  flatTexts,
  plansIn,
  translatedTexts,
  translationFile,
} from '../../../scripts/generate/translations/translation.ts';
import type { Example, Finding } from '../../language/compile/lint/types.ts';
import { metaOf, metaSchemas } from '../../language/compile/meta/meta.ts';
import { translate } from '../../language/compile/meta/texts.ts';
import { interpolate } from '../../language/text/message.ts';
import { legalValues } from '../../web/legal/legalValues.ts';
import type {
  BrokenAnswer,
  DraftedFiles,
  LandingAnswer,
  LegalAnswer,
  LegalPageName,
  MenuAnswer,
  PortableModule,
  ProjectAnswer,
  ScreenAnswer,
  StudioFinding,
} from '../model/answers.ts';
import { isSchemaFile } from './save.ts';

/** A folder with schemas, read together with drafts that are not written yet. Nothing is ever written. */
export class DraftedProject {
  #before: Sources | undefined;

  constructor(readonly root: string) {}

  /** The files as they are in the folder. */
  read(): Omit<ProjectAnswer, 'hasStore'> {
    const sources = new Sources(this.root);
    const files = filesOf(this.root).map((file) => [file, sources.read(file).text]);
    return { files: Object.fromEntries(files), metas: Object.fromEntries(metaSchemas) };
  }

  /** The reference of the language. */
  reference(): string {
    return readFileSync(join(this.root, 'generated/reference/language.md'), 'utf8');
  }

  /** A reader of the folder with drafts. What they do not concern is taken from the last one. */
  sources(drafts: DraftedFiles): Sources {
    this.#before = new Sources(this.root, this.#before, new Map(Object.entries(drafts)));
    return this.#before;
  }

  /** What `npm run check` finds in the schemas with the drafts. */
  findings(drafts: DraftedFiles): StudioFinding[] {
    const sources = this.sources(drafts);
    const shapes = checkShapes(sources);
    const loaded = loadProject(sources, shapes);
    return studioFindings(sources, [...shapes, ...(loaded ? findingsIn(sources, loaded) : [])]);
  }

  /** What the screen in a folder is drawn from. @param folder such as `schemas/modules/shop` */
  screen(drafts: DraftedFiles, folder: string, language: string): ScreenAnswer | BrokenAnswer {
    const sources = this.sources(drafts);
    const file = `${folder}/module.json`;
    if (!sources.exists(file)) return { broken: [] };
    const shared = ['schemas/product.json', 'schemas/plans.json', `${folder}/locales/${language}.json`, file];
    const wrong = shared.filter((one) => sources.exists(one)).flatMap((one) => checkShape(sources, one));
    if (wrong.length > 0) return { broken: studioFindings(sources, wrong) };
    const { product, plans } = loadProduct(sources);
    const all = readableModules(sources, product.languages);
    const module = readModule(sources, folder, product.languages);
    const faults = faultsOf(module, all);
    if (faults.length > 0 || module.broken.length > 0) return { broken: studioFindings(sources, faults) };
    const ids = plans.map(({ id }) => id);
    const portable = (one: LoadedModule) =>
      sources.remember(`portable ${one.folder} in ${language}`, [one, compileExpressions(one, all), ...ids], () =>
        portableModule(sources, one, all, language, product.languages, ids),
      );
    const used = new Set(module.spec.calls?.uses?.map((use) => use.module));
    const examples = `${folder}/examples/valid.json`;
    const hasExamples = sources.exists(examples) && checkShape(sources, examples).length === 0;
    try {
      return {
        module: portable(module),
        uses: all.filter(({ id }) => used.has(id)).map(portable),
        texts: {
          renderer: textsOf(sources, 'renderer', language, product.languages, product.shortName),
          widgets: textsOf(sources, 'widgets', language, product.languages, product.shortName),
        },
        examples: hasExamples ? sources.json<Example[]>(examples) : [],
      };
    } catch {
      // A limit that no JSON Schema can have, such as a broken pattern: the check says which.
      return { broken: [] };
    }
  }

  /** What the landing page says. */
  landing(drafts: DraftedFiles, language: string): LandingAnswer | BrokenAnswer {
    const sources = this.sources(drafts);
    const wrong = checkShapes(sources).filter(({ file }) => !/\/(?:locales|examples|presets|statistics)\//.test(file));
    if (wrong.length > 0) return { broken: studioFindings(sources, wrong) };
    const { product } = loadProduct(sources);
    const [original = 'en'] = product.languages;
    const content = pageContent(sources, 'landing', language, product.languages);
    const modules = loadModules(sources, product.languages);
    return {
      content: landingContent(content, modules, plansIn(sources, [original, language]), language),
      texts: textsOf(sources, 'web', language, product.languages, product.shortName),
    };
  }

  /** A page of texts, with the names and prices of the drafts filled in. */
  legal(drafts: DraftedFiles, page: LegalPageName, language: string): LegalAnswer | BrokenAnswer {
    const sources = this.sources(drafts);
    const wrong = wrongShapes(sources, SHARED, [translationFile(page, language), translationFile('web', language)]);
    if (wrong.length > 0) return { broken: studioFindings(sources, wrong) };
    const { product } = loadProduct(sources);
    const [original = 'en'] = product.languages;
    const plans = plansIn(sources, [original, language]);
    const values = legalValues(language, product.name, plans);
    const content = pageContent(sources, page, language, product.languages);
    return {
      page: page,
      content: JSON.parse(JSON.stringify(content), (_, part) =>
        typeof part === 'string' ? interpolate(part, values) : part,
      ),
      texts: textsOf(sources, 'web', language, product.languages, product.shortName),
    };
  }

  /** The side menu of a server. */
  menu(drafts: DraftedFiles, language: string): MenuAnswer | BrokenAnswer {
    const sources = this.sources(drafts);
    const translated = ['configure', 'plans', 'web'].map((name) => translationFile(name, language));
    const wrong = wrongShapes(sources, SHARED, translated);
    if (wrong.length > 0) return { broken: studioFindings(sources, wrong) };
    const product = loadProduct(sources);
    const { languages, shortName } = product.product;
    const [original = 'en'] = languages;
    return {
      plans: plansIn(sources, [original, language]).map(({ id, title }) => ({ id, title })),
      groups: menuOf(sources, readableModules(sources, languages), product, language),
      pages: pagesIn(sources, product, language),
      texts: textsOf(sources, 'web', language, languages, shortName),
    };
  }

  /** The translation files that change with the drafts, as `npm run translations` writes them. */
  translations(drafts: DraftedFiles): Record<string, string> {
    const sources = this.sources(drafts);
    if (checkShapes(sources).length > 0) return {};
    const changed = preparedTranslations(sources).filter(
      ({ file, text }) =>
        !sources.exists(file) || JSON.stringify(sources.json(file)) !== JSON.stringify(JSON.parse(text)),
    );
    return Object.fromEntries(changed.map(({ file, text }) => [file, text]));
  }
}

/** Files that everything outside modules is made of. */
const SHARED = /^schemas\/(?:product|plans|screens\/[^/]+|locales\/en\/web)\.json$/;

/** What is wrong with the shapes of the files that a page is made of. */
function wrongShapes(sources: Sources, pattern: RegExp, others: readonly string[]): Finding[] {
  const own = filesOf(sources.root).filter((file) => pattern.test(file) || others.includes(file));
  return own.filter((file) => sources.exists(file)).flatMap((file) => checkShape(sources, file));
}

/** What a page outside the modules says in a language. */
function pageContent(sources: Sources, page: string, language: string, languages: readonly string[]): unknown {
  const file = `schemas/screens/${page}.json`;
  const { $schema: _, ...screen } = sources.json<Record<string, unknown>>(file);
  return translate(metaOf(file), screen, translatedTexts(sources, page, language, languages));
}

/** The modules whose files can be read. */
function readableModules(sources: Sources, languages: readonly string[]): LoadedModule[] {
  return foldersIn(sources, MODULES)
    .filter((folder) => checkShape(sources, `${folder}/module.json`).length === 0)
    .map((folder) => readModule(sources, folder, languages));
}

function faultsOf(module: LoadedModule, all: readonly LoadedModule[]): Finding[] {
  return compileExpressions(module, all).faults.map(({ expression: { pointer, source }, fault }) => ({
    file: module.source.file,
    pointer,
    expression: { source, start: fault.start, end: fault.end },
    reason: `${fault.message}.`,
    advice: '',
  }));
}

function portableModule(
  sources: Sources,
  module: LoadedModule,
  all: readonly LoadedModule[],
  language: string,
  languages: readonly string[],
  plans: readonly string[],
): PortableModule {
  const { times, ...spec } = inLanguage(sources, module, language, languages);
  const { checked } = compileExpressions(module, all);
  return {
    spec,
    hasTimes: times !== undefined,
    migrations: module.migrations,
    expressions: [...checked].map(([{ source }, { code, reads }]) => ({ source, code, reads })),
    schemas: moduleSchemas(module.spec, plans),
  };
}

/** The texts of a part of the application in a language. */
function textsOf(
  sources: Sources,
  name: string,
  language: string,
  languages: readonly string[],
  shortName: string,
): Record<string, string> {
  return sources.remember(`texts of ${name} in ${language}`, [...languages, shortName], () => {
    const texts = flatTexts(sources, `schemas/locales/${languages[0]}/${name}.json`);
    const all = Object.entries({ ...texts, ...translatedTexts(sources, name, language, languages) });
    return Object.fromEntries(all.map(([key, text]) => [key, interpolate(text, { shortName })]));
  });
}

/** Findings with their places in the files. */
export function studioFindings(sources: Sources, findings: readonly Finding[]): StudioFinding[] {
  const placed = findings.map((finding): StudioFinding => {
    const { file, pointer, offset, at, expression, reason, advice, snippet } = finding;
    const source = sources.exists(file) ? sources.read(file) : undefined;
    const { line, column } = source ? positionOfFinding(source, finding) : { line: 1, column: 1 };
    const node = offset === undefined || !source?.tree ? undefined : findNodeAtOffset(source.tree, offset);
    return { file, pointer: node ? getNodePath(node) : pointer, at, line, column, expression, reason, advice, snippet };
  });
  const once = new Map(placed.map((one) => [JSON.stringify(one), one]));
  return [...once.values()];
}

/** The files of a folder that are edited, sorted. */
export function filesOf(root: string): string[] {
  return readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
    .map((name) => `schemas/${name.replaceAll('\\', '/')}`)
    .filter(isSchemaFile)
    .sort();
}
