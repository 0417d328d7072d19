import { type RefObject, useEffect, useRef } from 'react';
import type { BannerStore } from '../../feedback/bannerStore.ts';
import type { FormStore } from '../../state/store.ts';
import { type ScreenText, useScreenText } from '../../text/screenText.ts';

/** A setting that the address of the page names. */
export interface ScreenTarget {
  setting: string;
  /** Differs from visit to visit, so that the same setting can be opened again. */
  visit: string;
}

interface Screen {
  store: FormStore;
  /** The element that contains the fields. */
  root: RefObject<Element | null>;
  banners: BannerStore;
  /** Goes to another page of the application. */
  navigate(to: string): void;
}

/** Opens the setting that the address names, once per visit. @param opened the last visit, which outlives a reload of the screen */
export function useTarget(
  target: ScreenTarget | undefined,
  opened: RefObject<string | undefined>,
  screen: Screen,
): void {
  const text: ScreenText = useScreenText();
  const latest = useRef({ ...screen, text });
  useEffect(() => {
    latest.current = { ...screen, text };
  });
  const { setting = '', visit } = target ?? {};
  useEffect(() => {
    if (setting === '' || opened.current === visit) return;
    let left = false;
    // Few visits name a setting.
    void import('./openSetting.ts').then(({ openSetting }) => {
      if (left) return;
      opened.current = visit;
      openSetting(setting, { ...latest.current, root: latest.current.root.current });
    });
    return () => {
      left = true;
    };
  }, [setting, visit, opened]);
}
