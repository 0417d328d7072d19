import { readStored, writeStored } from '../../renderer/browser/storage.ts';
import { createStore, useStore } from './store.ts';

/** `public/theme.js` applies the same choice before the first paint. */
export type ThemeChoice = 'light' | 'dark' | 'system';
export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

const storageKey = 'theme';
const choice = createStore<ThemeChoice>(storedChoice(), () => 'system');

export function useThemeChoice(): ThemeChoice {
  return useStore(choice);
}

export function chooseTheme(next: ThemeChoice): void {
  writeStored(storageKey, next === 'system' ? null : next);
  choice.set(next);
  applyTheme();
}

/** Follows the system's theme while the choice is `system`. */
export function followSystemTheme(): void {
  applyTheme();
  darkQuery().addEventListener('change', applyTheme);
}

function applyTheme(): void {
  const dark = choice.get() === 'dark' || (choice.get() === 'system' && darkQuery().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

function darkQuery(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function storedChoice(): ThemeChoice {
  const stored = readStored(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
