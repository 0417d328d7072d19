import { environment, evaluate } from '../../language/activity.ts';
import type { Translate } from '../../language/text.ts';
import type { LoadedScreen } from '../calls/load.ts';
import type { BannerStore } from '../feedback/bannerStore.ts';
import { pathOfId } from '../fields/ids.ts';
import type { TextKey } from '../primitives/text.ts';
import { takenElsewhere } from '../state/inside.ts';
import type { FormStore } from '../state/store.ts';
import { PLATFORM_CDN, type WidgetContextValue } from '../widgets/context.ts';

export interface WidgetKnowledge {
  loaded: LoadedScreen;
  store: FormStore;
  banners: BannerStore;
  text: Translate<TextKey>;
  cdnBase?: string;
}

/** What the widgets of a screen know. Made once, so that no edit renders them through it. */
export function widgetContext({ loaded, store, banners, text, cdnBase }: WidgetKnowledge): WidgetContextValue {
  const { guild, plan } = loaded.context;
  const facts = Object.entries(loaded.facts).filter((fact): fact is [string, string] => typeof fact[1] === 'string');
  return {
    roles: guild.roles,
    channels: guild.channels,
    voiceChannels: guild.voiceChannels,
    categories: guild.categories,
    facts: Object.fromEntries(facts),
    plan,
    cdnBase: cdnBase || PLATFORM_CDN,
    text,
    say: (message, kind) => banners.show(kind, message),
    evaluate: (expression) => evaluate(store.module, expression, environment(loaded.context, store.document())),
    usedValues: (field) => takenElsewhere(store.document(), pathOfId(store.planned, field)),
  };
}
