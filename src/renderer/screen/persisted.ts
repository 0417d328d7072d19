import { useEffect } from 'react';
import type { ModuleSpec, SettingsDocument } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import type { FormStore } from '../state/store.ts';
import { readOfTab, writeOfTab } from '../storage.ts';

const keyOf = ({ id }: ModuleSpec) => `choices.${id}`;

/**
 * What was chosen on a screen before the person left it in this tab, of what it declares as kept.
 * @param search the parameters of the address: a link may say what to begin with
 */
export function readKept(spec: ModuleSpec, search = ''): SettingsDocument {
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

/** Keeps what is chosen, for as long as the tab is open: another site may lead back, or the browser's own button. */
export function useKeeping(store: FormStore): void {
  useEffect(() => {
    const { spec } = store.module;
    const { persist = [] } = spec.screen;
    const keep = () => {
      const document = store.document();
      writeOfTab(
        keyOf(spec),
        JSON.stringify(Object.fromEntries(persist.map((name) => [name, document[name] ?? null]))),
      );
    };
    const ends = persist.map((name) => store.subscribe(name, keep));
    return () => {
      for (const end of ends) end();
    };
  }, [store]);
}
