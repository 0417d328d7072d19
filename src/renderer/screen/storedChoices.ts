import { useEffect } from 'react';
import type { ModuleSpec, SettingsDocument } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import { readOfTab, writeOfTab } from '../browser/storage.ts';
import type { FormStore } from '../state/store.ts';

const keyOf = ({ id }: ModuleSpec) => `choices.${id}`;

/**
 * What was chosen on a screen before the person left it in this tab, of what it declares as kept.
 * @param search the parameters of the address: a link may say what to begin with
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

/** Keeps what is chosen, for as long as the tab is open: another site may lead back, or the browser's own button. */
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
