import { useEffect } from 'react';
import type { ModuleSpec, SettingsDocument } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import { readOfTab, writeOfTab } from '../browser/storage.ts';
import type { FormStore } from '../state/store.ts';

const keyOf = ({ id }: ModuleSpec) => `choices.${id}`;

/**
 * Reads the choices that the user made earlier in this tab, for the fields that the screen declares in `keeps`.
 * @param search the query string of the page, which takes precedence
 */
export function readStoredChoices(spec: ModuleSpec, search = ''): SettingsDocument {
  const { keeps = [] } = spec.screen;
  const asked = new URLSearchParams(search);
  const fromLink = keeps.flatMap((name) => (asked.has(name) ? [[name, asked.get(name)]] : []));
  return { ...readOfScreen(spec, keeps), ...Object.fromEntries(fromLink) };
}

function readOfScreen(spec: ModuleSpec, keeps: readonly string[]): SettingsDocument {
  try {
    const kept: unknown = JSON.parse(readOfTab(keyOf(spec)) ?? 'null');
    if (!isObject(kept)) return {};
    return Object.fromEntries(keeps.flatMap((name) => (kept[name] === undefined ? [] : [[name, kept[name]]])));
  } catch {
    return {};
  }
}

/** Stores the choices for as long as the tab is open, because the user may return from another site. */
export function useStoredChoices(store: FormStore): void {
  useEffect(() => {
    const { spec } = store.module;
    const { keeps = [] } = spec.screen;
    const keep = () => {
      const document = store.document();
      writeOfTab(keyOf(spec), JSON.stringify(Object.fromEntries(keeps.map((name) => [name, document[name] ?? null]))));
    };
    const ends = keeps.map((name) => store.subscribe(name, keep));
    return () => {
      for (const end of ends) end();
    };
  }, [store]);
}
