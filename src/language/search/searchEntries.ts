import type { Plan } from '../model.ts';
import type { Searchable, WeightedText } from './searcher.ts';
import type { IndexedModule, IndexedSection, IndexedSetting, Named, SettingsIndex } from './settingsIndex.ts';

/** Something on the screens of the modules that can be found. */
export interface SearchEntry extends Searchable {
  kind: 'module' | 'section' | 'setting' | 'command';
  /** The id of its module. */
  module: string;
  title: string;
  help?: string;
  /** The titles of what it is in, from the outside in: module, section, list. */
  trail: readonly string[];
  /** The address of the setting to go to; the screen itself if absent. */
  setting?: string;
  /** The lowest plan that has it; absent if all have. */
  plan?: Plan;
  /** Only owners see it. */
  owner?: true;
  /** The choices that it offers. */
  choices?: readonly string[];
}

/** How much a match counts, by where it is. Chosen by the score of the list of questions. */
const WEIGHTS = {
  title: 10,
  synonym: 8,
  choice: 5,
  help: 3,
  // Of what it is in.
  around: 3,
  aroundSynonym: 2,
};

/** A module is preferred to the settings that are found by its name, and what can be set to what it is in and to commands. */
const RANKS = { module: 1.3, section: 0.8, command: 0.7 };

/** Everything that can be found, in the order of the screens. */
export function searchEntries(index: SettingsIndex, plans: readonly Plan[]): SearchEntry[] {
  const higher = (one?: Plan, other?: Plan) => (plans.indexOf(one ?? '') > plans.indexOf(other ?? '') ? one : other);
  return index.flatMap((module): SearchEntry[] => [
    {
      kind: 'module',
      module: module.id,
      title: module.title,
      help: module.help,
      trail: [],
      plan: module.plan,
      names: namesOf(module),
      texts: ownTexts(module),
      rank: RANKS.module,
    },
    ...(module.sections ?? []).flatMap((section) => sectionEntries(module, section)),
    ...(module.commands ?? []).map(({ command, help }): SearchEntry => {
      const texts = [...ownTexts({ title: command, help }), ...around(module)];
      return {
        kind: 'command',
        module: module.id,
        title: command,
        help,
        trail: [module.title],
        plan: module.plan,
        names: [command],
        texts,
        rank: RANKS.command,
      };
    }),
  ]);

  function sectionEntries(module: IndexedModule, { title, help, settings }: IndexedSection): SearchEntry[] {
    const outer = around(module);
    const trail = title === undefined || title === module.title ? [module.title] : [module.title, title];
    const inner = title === undefined ? outer : [...outer, { text: title, weight: WEIGHTS.around }];
    const entries = settings.flatMap((setting) =>
      settingEntries(setting, { module, trail, texts: inner, address: [] }),
    );
    const [first] = settings;
    if (title === undefined || !first || settings.some((one) => one.title === title)) return entries;
    const texts = [...ownTexts({ title, help }), ...outer];
    const own = { kind: 'section', module: module.id, title, help, setting: first.name, plan: module.plan } as const;
    return [{ ...own, trail: [module.title], names: [title], texts, rank: RANKS.section }, ...entries];
  }

  interface Around {
    module: IndexedModule;
    trail: readonly string[];
    texts: readonly WeightedText[];
    address: readonly string[];
    plan?: Plan;
    owner?: true;
  }

  function settingEntries(setting: IndexedSetting, place: Around): SearchEntry[] {
    const { module, trail, texts, address } = place;
    const { title, help, choices, entry, group } = setting;
    const own = [...address, setting.name];
    const plan = higher(setting.plan, higher(place.plan, module.plan));
    const owner = setting.owner ?? place.owner;
    const found: SearchEntry = {
      kind: 'setting',
      module: module.id,
      title,
      help,
      choices,
      trail,
      setting: own.join('.'),
      plan,
      owner,
      names: namesOf(setting),
      texts: [...ownTexts(setting), ...(choices ?? []).map((text) => ({ text, weight: WEIGHTS.choice })), ...texts],
    };
    const inside = {
      module,
      trail: [...trail, title],
      texts: [...texts, { text: title, weight: WEIGHTS.around }],
      plan,
      owner,
    };
    return [
      found,
      ...(entry ?? []).flatMap((one) => settingEntries(one, { ...inside, address: [...own, '*'] })),
      ...(group ?? []).flatMap((one) => settingEntries(one, { ...inside, address: own })),
    ];
  }
}

function ownTexts({ title, help, synonyms = [] }: Named): WeightedText[] {
  return [
    { text: title, weight: WEIGHTS.title },
    ...synonyms.map((text) => ({ text, weight: WEIGHTS.synonym })),
    ...(help === undefined ? [] : [{ text: help, weight: WEIGHTS.help }]),
  ];
}

/** What the name and the synonyms of a module say about everything in it. */
function around({ title, synonyms = [] }: IndexedModule): WeightedText[] {
  return [
    { text: title, weight: WEIGHTS.around },
    ...synonyms.map((text) => ({ text, weight: WEIGHTS.aroundSynonym })),
  ];
}

function namesOf({ title, synonyms = [] }: Named): string[] {
  return [title, ...synonyms];
}
