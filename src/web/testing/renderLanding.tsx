import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import english from '../../../generated/locales/en/web.json';
import made from '../../../generated/screens/landing.en.json';
import type { LandingContent } from '../landing/content.ts';
import { LanguageProvider } from '../language/text.tsx';

/** The landing page's content in English. `npm run generate` has validated its shape. */
export const content = made as unknown as LandingContent;

export function renderLanding(part: ReactNode) {
  return render(
    <LanguageProvider language="en" catalogue={english}>
      {part}
    </LanguageProvider>,
  );
}

/** Advances the stopped clock. */
export function pass(milliseconds: number): void {
  // In small steps, because a delay may start when another ends.
  for (let passed = 0; passed < milliseconds; passed += 50) act(() => vi.advanceTimersByTime(50));
}

/** Simulates a visitor who prefers reduced motion. */
export function reduceMotion(): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }),
  );
}

/** Simulates that this browser tab is shown or hidden. */
export function showTab(shown: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(shown ? 'visible' : 'hidden');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Replaces IntersectionObserver. @returns a function that moves the observed elements into or out of view */
export function observeViews(): (inView: boolean) => void {
  type Callback = (entries: { intersectionRatio: number }[]) => void;
  const observers: Callback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        observers.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (inView) =>
    act(() => {
      for (const observer of observers) observer([{ intersectionRatio: inView ? 1 : 0 }]);
    });
}
