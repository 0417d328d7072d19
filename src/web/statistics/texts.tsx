import type english from '../../../generated/locales/en/statistics.json';
import type { Translate } from '../../language/text/message.ts';
import { lazyText } from '../language/lazyText.tsx';
import { useLanguage } from '../language/text.tsx';
import { type FigureFormat, formatIn } from './model/format.ts';

type TextKey = keyof typeof english;

const { load, Texts, Given, useText } = lazyText<TextKey>(
  import.meta.glob<Record<TextKey, string>>('../../../generated/locales/*/statistics.json', { import: 'default' }),
);

export { Given as StatisticsTextsGiven, load as loadStatisticsText, Texts as StatisticsTexts };

const formats = new Map<string, FigureFormat>();

/** The texts of the dashboard and its number formats. */
export function useStatisticsText(): { text: Translate<TextKey>; format: FigureFormat } {
  const language = useLanguage();
  const format = formats.get(language) ?? formatIn(language);
  formats.set(language, format);
  return { text: useText(), format };
}
