import type { IndexedModule, IndexedSetting, Named } from '../../search/settingsIndex.ts';

/** A module in the index of one language, found by the names and synonyms of the first language, too. */
export function withOriginal(module: IndexedModule, original: IndexedModule): IndexedModule {
  const sections = module.sections?.map((section, at) => {
    const first = original.sections?.[at];
    return { ...section, settings: settingsWith(section.settings, first?.settings) };
  });
  return { ...module, ...synonymsOf(module, original), ...(sections && { sections }) };
}

function settingsWith(
  settings: readonly IndexedSetting[],
  originals: readonly IndexedSetting[] = [],
): readonly IndexedSetting[] {
  return settings.map((setting) => {
    const original = originals.find(({ name }) => name === setting.name);
    if (!original) return setting;
    return {
      ...setting,
      ...synonymsOf(setting, original),
      ...(setting.entry && { entry: settingsWith(setting.entry, original.entry) }),
      ...(setting.group && { group: settingsWith(setting.group, original.group) }),
    };
  });
}

function synonymsOf(own: Named, original: Named): Pick<Named, 'synonyms'> {
  const known = [own.title, ...(own.synonyms ?? [])];
  const words = [original.title, ...(original.synonyms ?? [])].filter((word) => !known.includes(word));
  const all = [...(own.synonyms ?? []), ...words];
  return all.length > 0 ? { synonyms: all } : {};
}
