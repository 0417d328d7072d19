import type english from '../../../generated/locales/en/history.json';
import { lazyText } from '../language/lazyText.tsx';

/** The key of a text of the history. */
export type HistoryTextKey = keyof typeof english;

const { Texts, useText } = lazyText<HistoryTextKey>(
  import.meta.glob<Record<HistoryTextKey, string>>('../../../generated/locales/*/history.json', { import: 'default' }),
);

export { Texts as HistoryTexts, useText as useHistoryText };
