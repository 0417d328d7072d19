import { useEffect } from 'react';
import type { ModuleSpec, SettingsDocument } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import { readOfTab, writeOfTab } from '../browser/storage.ts';
import type { FormStore } from '../state/store.ts';

const keyOf = ({ id }: ModuleSpec) => `choices.${id}`;

/**
 * Reads the choices that the user made earlier in this tab, for the fields that the screen declares in `persist`.
 * @param search the query string of the page, which takes precedence
 */
export function readStoredChoices(spec: ModuleSpec, search = ''): SettingsDocument {
  const { persist = [] } = spec.screen;
  const asked = new URLSearchParams(search);
  const fromLink = persist.flatMap((name) => (asked.has(name) ? [[name, asked.get(name)]] : []));
  return { ...readOfScreen(spec, persist), ...Object.fromEntries(fromLink) };
}

function readOfScreen(spec: ModuleSpec, persist: readonly string[]): SettingsDocument {
  try {
    const kept: unknown = JSON.parse(readOfTab(keyOf(spec)) ?? 'null');
    if (!isObject(kept)) return {};
    return Object.fromEntries(persist.flatMap((name) => (kept[name] === undefined ? [] : [[name, kept[name]]])));
  } catch {
    return {};
  }
}

/**
 * Stores the choices for as long as the tab is open, because the user may return from another site.
 * @param onChoices called with the choices when one is made
 */
export function useStoredChoices(store: FormStore, onChoices?: (choices: SettingsDocument) => void): void {
  useEffect(() => {
    const { spec } = store.module;
    const { persist = [] } = spec.screen;
    const writeChoices = () => {
      const document = store.document();
      const choices = Object.fromEntries(persist.map((name) => [name, document[name] ?? null]));
      if (persist.length > 0) writeOfTab(keyOf(spec), JSON.stringify(choices));
      return choices;
    };
    const keep = () => {
      const choices = writeChoices();
      onChoices?.(choices);
    };
    // What a link has chosen is kept, too.
    writeChoices();
    const ends = persist.map((name) => store.subscribe(name, keep));
    return () => {
      for (const end of ends) end();
    };
  }, [store, onChoices]);
}
