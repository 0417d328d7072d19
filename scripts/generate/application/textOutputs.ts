import { metaOf } from '../../../src/language/compile/meta/meta.ts';
import { translate } from '../../../src/language/compile/meta/texts.ts';
import { interpolate } from '../../../src/language/text/message.ts';
import type { LoadedModule } from '../modules/module.ts';
import { HEAD } from '../outputs.ts';
import { originalOf, type ProductFiles } from '../sources/product.ts';
import type { Sources } from '../sources/source.ts';
import { originalTexts, plansIn, translatedTexts } from '../translations/translation.ts';
import { landingContent } from './landing.ts';

/** Files whose texts are generated elsewhere: standard messages in each module, the menu and plans. */
const ELSEWHERE = new Set(['standard', 'configure', 'plans']);

/** The texts of the application and the content of its pages, by language. */
export function textOutputs(sources: Sources, modules: LoadedModule[], product: ProductFiles): [string, unknown][] {
  return product.product.languages.flatMap((language) =>
    originalTexts(sources, originalOf(product))
      .filter(({ name, file }) => !ELSEWHERE.has(name) && !/^schemas\/(?:shared|presets)\//.test(file))
      .map(({ name, file, nested, texts }): [string, unknown] => {
        const translated = translatedTexts(sources, name, language, product.product.languages);
        if (!nested)
          return [`generated/locales/${language}/${name}.json`, withName({ ...texts, ...translated }, product)];
        const { $schema: _, ...screen } = sources.json<Record<string, unknown>>(file);
        const content = translate(metaOf(file), screen, translated);
        const whole =
          name === 'landing'
            ? landingContent(content, modules, plansIn(sources, [originalOf(product), language]), language)
            : content;
        return [`generated/screens/${name}.${language}.json`, whole];
      }),
  );
}

/** Fills in the product's short name, which is the same in every language. */
function withName(texts: Record<string, string>, { product: { shortName } }: ProductFiles): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, interpolate(text, { shortName })]));
}

/** Imports all languages of the server's texts, because each request may have another one. */
export function sentencesSource(languages: readonly string[]): string {
  const imports = languages.map(
    (language) => `import ${language} from './${language}/server.json' with { type: 'json' };\n`,
  );
  return `${HEAD}${imports.join('')}
/** The server's sentences by language. */
export const sentences = { ${languages.join(', ')} };
`;
}
