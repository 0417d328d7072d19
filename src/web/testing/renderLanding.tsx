import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import made from '../../../generated/screens/landing.en.json';
import english from '../../../schemas/locales/en/web.json';
import type { LandingContent } from '../landing/content.ts';
import { LanguageProvider } from '../language/text.tsx';

/** The landing page's content in English. Its shape is checked against schemas/meta when it is made. */
export const content = made as unknown as LandingContent;

export function renderLanding(part: ReactNode) {
  return render(
    <LanguageProvider language="en" catalogue={english}>
      {part}
    </LanguageProvider>,
  );
}

/** Lets milliseconds of the stopped clock pass. */
export function pass(milliseconds: number): void {
  // Not in one step: what is shown after one delay starts the next.
  for (let passed = 0; passed < milliseconds; passed += 50) act(() => vi.advanceTimersByTime(50));
}

/** A visitor who wants no motion. */
export function reduceMotion(): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }),
  );
}

/** Another tab of the browser comes to the front, or this one does again. */
export function showTab(shown: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(shown ? 'visible' : 'hidden');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Stands in for the browser's observer: returns how to move what is observed into view and out of it. */
export function observeViews(): (inView: boolean) => void {
  const observers: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (inView) =>
    act(() => {
      const entry = { intersectionRatio: inView ? 1 : 0 } as IntersectionObserverEntry;
      for (const observer of observers) observer([entry], {} as IntersectionObserver);
    });
}
