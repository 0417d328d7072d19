import { pluralForms, pluralNames } from '../../../text/message.ts';
import { formatPath, parsePath } from '../../../values/path.ts';
import { textsOf } from '../../meta/texts.ts';
import { kind } from '../expressions/faults.ts';
import type { Finding, LintModule, LintProject, ModuleLint, ProjectLint, TextFile } from '../types.ts';
import { unfilledTexts } from './unfilled.ts';

/** Plural texts have every form of their language, and occur only where numbers are filled in. */
export const plurals: ModuleLint = (module, { product }) => {
  const { file, spec, translations } = module;
  const [first = ''] = product.languages;
  const own: TextFile = { file, texts: Object.fromEntries(textsOf('module', spec)), nested: true };
  const unfilled = unfilledTexts(spec);
  return [[first, own] as const, ...Object.entries(translations)].flatMap(([language, one]) => [
    ...wrong(one, language, unfilled),
    ...ofOtherKinds(module, one),
  ]);
};

/** Plurals of values of `params` that are no numbers. */
function ofOtherKinds({ expressions }: LintModule, { file, texts, nested }: TextFile): Finding[] {
  const types = new Map([...expressions.checked].map(([{ pointer }, { type }]) => [formatPath(pointer), type]));
  return Object.entries(texts).flatMap(([key, text]) =>
    pluralNames(text).flatMap((name): Finding[] => {
      const path = parsePath(key);
      const around = path.map((_, depth) => formatPath([...path.slice(0, depth), 'params', name]));
      const type = types.get(around.findLast((one) => types.has(one)) ?? '');
      if (type === undefined || NUMBERS.includes(type)) return [];
      const reason = `A plural needs a number, but {${name}} is ${kind(type)}.`;
      return [
        { file, pointer: nested ? path : [key], reason, advice: `Write {${name}}, or count something in \`params\`.` },
      ];
    }),
  );
}

const NUMBERS = ['int', 'double', 'dyn'];

/** The same for the texts of the application and its pages. */
export const localePlurals: ProjectLint = ({ locales }: LintProject) =>
  Object.entries(locales).flatMap(([language, files]) => Object.values(files).flatMap((one) => wrong(one, language)));

/** @param unfilled texts into which no values are filled, by their paths */
function wrong(
  { file, texts, nested }: TextFile,
  language: string,
  unfilled: ReadonlyMap<string, string> = new Map(),
): Finding[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.entries(texts).flatMap(([key, text]) => {
    if (!text.includes(', plural,')) return [];
    const written = pluralForms(text);
    const pointer = nested ? parsePath(key) : [key];
    if (written.length > 0 && unfilled.has(key)) {
      const reason = 'No number is filled in here, so a plural form cannot be chosen.';
      return [{ file, pointer, reason, advice: 'Reword it to fit every number.' }];
    }
    const open = text.split(', plural,').length - 1 > written.length;
    const missing = written.flatMap((forms) => needed.filter((category) => !forms.includes(category)));
    if (!open && missing.length === 0) return [];
    const forms = needed.map((category) => `${category} {…}`).join(' ');
    return [
      {
        file,
        pointer,
        reason: open
          ? 'The forms of a number in this text cannot be read.'
          : `The word beside the number has no form '${missing.join("', '")}'.`,
        advice: `Write it like {count, plural, ${forms}}, with # for the number.`,
      },
    ];
  });
}
