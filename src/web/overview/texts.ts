import type english from '../../../generated/locales/en/overview.json';
import { lazyText } from '../language/lazyText.tsx';

type OverviewTextKey = keyof typeof english;

const { Texts, useText } = lazyText<OverviewTextKey>(
  import.meta.glob<Record<OverviewTextKey, string>>('../../../generated/locales/*/overview.json', {
    import: 'default',
  }),
);

export { Texts as OverviewTexts, useText as useOverviewText };
