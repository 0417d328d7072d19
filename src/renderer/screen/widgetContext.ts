import { nameOfEntry, type ValueKey } from '../../language/documents/formatValue.ts';
import { entriesOf } from '../../language/documents/rows.ts';
import { assignmentObstacle } from '../../language/fields/assignable.ts';
import { permissionProblem } from '../../language/fields/botPermissions.ts';
import { dangersOf } from '../../language/fields/dangers.ts';
import type { Plan } from '../../language/model.ts';
import { includesPlan } from '../../language/plans/planOrder.ts';
import { environment, evaluate } from '../../language/resolved/fieldState.ts';
import type { Translate } from '../../language/text/message.ts';
import { readBody } from '../calls/answer.ts';
import type { Api } from '../calls/api.ts';
import { readEmojis } from '../calls/lists.ts';
import type { LoadedScreen } from '../calls/load.ts';
import { once } from '../calls/once.ts';
import { callUrl, DISCORD_CDN } from '../calls/paths.ts';
import type { BannerStore } from '../feedback/bannerStore.ts';
import { pathOfControlId } from '../state/controlIds.ts';
import { takenElsewhere } from '../state/optionValues.ts';
import type { FormStore } from '../state/store.ts';
import { valueFormatOf } from '../state/valueFormat.ts';
import type { WidgetTextKey } from '../text/widgetText.ts';
import type { WidgetContextValue } from '../widgets/context.ts';
import { commonOnly, type EmojiSources } from '../widgets/parts/emojiSources.ts';

export interface WidgetKnowledge {
  loaded: LoadedScreen;
  store: FormStore;
  banners: BannerStore;
  /** Shows a message about a locked feature. */
  sayLocked(message: string, plan?: Plan): void;
  /** The title of a plan; by default, its id. */
  planTitle?(plan: Plan): string;
  text: Translate<WidgetTextKey>;
  valueText: Translate<ValueKey>;
  api: Api;
  cdnBase?: string;
  loadEmojis?: EmojiSources['all'];
  /** Reloads the lists of the server. */
  refresh(): Promise<void>;
  learn: WidgetContextValue['learn'];
}

/** Makes the context of the widgets. It does not change with edits, so that no edit renders widgets through it. */
export function widgetContext(knowledge: WidgetKnowledge): WidgetContextValue {
  const {
    loaded,
    store,
    banners,
    sayLocked,
    planTitle = (id) => id,
    text,
    valueText,
    api,
    cdnBase,
    loadEmojis = commonOnly.all,
    refresh,
    learn,
  } = knowledge;
  const { guild, plan, timeZone = 'UTC' } = loaded.module.context;
  const facts = Object.entries(loaded.facts).filter((fact): fact is [string, string] => typeof fact[1] === 'string');
  return {
    roles: guild.roles,
    obstacleTo: (role) => assignmentObstacle(role, guild),
    dangersOf: (role) => dangersOf(store.module.spec.standard, role, guild),
    standard: store.module.spec.standard,
    permissionProblem: (refers, channel) => permissionProblem(store.module.spec, refers, channel),
    channels: guild.channels,
    voiceChannels: guild.voiceChannels,
    categories: guild.categories,
    members: guild.members,
    learn,
    refresh: guild.id === '' ? undefined : refresh,
    lists: loaded.module.context.lists ?? {},
    facts: Object.fromEntries(facts),
    includes: (needed) => includesPlan(store.module.spec.plans, plan, needed),
    planTitle,
    cdnBase: cdnBase || DISCORD_CDN,
    emoji: { all: loadEmojis, server: once(() => readEmojis(api, guild.id)) },
    text,
    language: store.module.spec.language,
    timeZone,
    notify: (message, kind, needed) => (kind === 'locked' ? sayLocked(message, needed) : banners.show(kind, message)),
    read: (path) => readBody((api.recent ?? api.get)(callUrl(store.module.spec, guild.id, path))),
    evaluate(expression, item = {}) {
      return evaluate(store.module, expression, { ...environment(loaded.module.context, store.document()), item });
    },
    evaluateAt(id, expression) {
      const path = pathOfControlId(loaded.module, id);
      return evaluate(store.module, expression, environment(loaded.module.context, store.document(), path));
    },
    entries(list, id) {
      const format = valueFormatOf(store, valueText);
      return entriesOf(store.module, store.document(), list, pathOfControlId(store.module, id)).map((entry) => ({
        key: entry.key,
        title: nameOfEntry(entry, format),
      }));
    },
    colorsOf(setting) {
      const ui = store.module.fields[setting]?.ui;
      const options = ui?.widget === 'theme' ? ui.options : [];
      return options.find(({ value }) => value === store.document()[setting])?.colors ?? [];
    },
    usedValues: (id) => takenElsewhere(store.document(), pathOfControlId(store.module, id)),
  };
}
