import { partsIn } from '../../../screens/layout.ts';
import { pluralForms } from '../../../text/message.ts';
import { formatPath, parsePath } from '../../../values/path.ts';
import { textsOf } from '../../texts.ts';
import type { Finding, LintProject, ModuleLint, ProjectLint, TextFile } from '../types.ts';
import { filledTexts } from './placeholders.ts';

/** Words that go with a number have the forms that their language has, and stand where numbers are filled in. */
export const plurals: ModuleLint = ({ file, spec, translations }, { product }) => {
  const [first = ''] = product.languages;
  const own: TextFile = { file, texts: Object.fromEntries(textsOf('module', spec)), nested: true };
  const blocks = partsIn(spec.screen.layout).flatMap(({ part, pointer }) =>
    'block' in part ? filledTexts(part).map(([, at]) => formatPath([...pointer, ...at])) : [],
  );
  return [[first, own] as const, ...Object.entries(translations)].flatMap(([language, one]) =>
    wrong(one, language, new Set(blocks)),
  );
};

/** The texts of the application and of its pages, likewise. */
export const localePlurals: ProjectLint = ({ locales }: LintProject) =>
  Object.entries(locales).flatMap(([language, files]) => Object.values(files).flatMap((one) => wrong(one, language)));

/** Where texts are shown as they stand, without values in them. */
const UNFILLED = /^(screen|calls|requires|lists)\./;

/** `filled` are the places on the screen into which values are filled after all. */
function wrong(
  { file, texts, nested }: TextFile,
  language: string,
  filled: ReadonlySet<string> = new Set(),
): Finding[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.entries(texts).flatMap(([key, text]) => {
    const written = pluralForms(text);
    const pointer = nested ? parsePath(key) : [key];
    if (written.length > 0 && nested && UNFILLED.test(key) && !filled.has(key)) {
      const reason = 'No number is filled in here, so the forms of a word cannot be chosen.';
      return [{ file, pointer, reason, advice: 'Word it so that it goes with every number.' }];
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
