import type { Plan } from '../model.ts';

/** What the search knows of all modules, in one language. Made by the build. */
export type SettingsIndex = readonly IndexedModule[];

/** What is found by its name and by other words. */
export interface Named {
  title: string;
  help?: string;
  synonyms?: readonly string[];
}

export interface IndexedModule extends Named {
  id: string;
  /** The lowest plan that has it; absent if all have. */
  plan?: Plan;
  sections?: readonly IndexedSection[];
  commands?: readonly IndexedCommand[];
}

export interface IndexedSection {
  title?: string;
  help?: string;
  settings: readonly IndexedSetting[];
}

export interface IndexedSetting extends Named {
  /** Its name, within the list or group around it. */
  name: string;
  /** The lowest plan that does not lock it; absent if none does. */
  plan?: Plan;
  /** Only owners see it. */
  owner?: true;
  /** The titles of its choices. */
  choices?: readonly string[];
  /** The settings in each entry of the list. */
  entry?: readonly IndexedSetting[];
  /** The settings in the group. */
  group?: readonly IndexedSetting[];
}

export interface IndexedCommand {
  command: string;
  help: string;
}
