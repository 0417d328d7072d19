import { useMemo } from 'react';
import type { Example } from '../../../language/compile/lint/types.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { presetSample } from '../../model/presetSample.ts';
import { fileValue } from '../files.ts';
import { useStudio } from '../StudioContext.ts';

/** The entries of a list in a file, as the drafts have them. */
export function useEntries(file: string, list: string): { id: string; title: string }[] {
  const { state } = useStudio();
  const value = fileValue(state, file);
  return useMemo(() => {
    const entries = isObject(value) ? value[list] : undefined;
    if (!Array.isArray(entries)) return [];
    return entries.filter(isObject).map(({ id, title }) => ({ id: String(id), title: String(title) }));
  }, [value, list]);
}

/** What a preset that is open puts on the screen of a module. */
export function usePreset(file: string, folder: string | undefined): Example | undefined {
  const { state } = useStudio();
  const name = /^schemas\/(?:presets|locales\/[^/]+)\/([^/]+)\.json$/.exec(file)?.[1];
  const preset = fileValue(state, `schemas/presets/${name}.json`);
  return useMemo(
    () => (folder === undefined ? undefined : presetSample(preset, folder.slice(folder.lastIndexOf('/') + 1))),
    [preset, folder],
  );
}

/** The languages of the product, the default one first. A code that is half typed is none yet. */
export function useLanguages(): string[] {
  const { state } = useStudio();
  const value = fileValue(state, 'schemas/product.json');
  return useMemo(() => {
    const { languages } = isObject(value) ? value : {};
    return Array.isArray(languages) ? languages.map(String).filter((code) => /^[a-z]{2}$/.test(code)) : [];
  }, [value]);
}
