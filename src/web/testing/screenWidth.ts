import { vi } from 'vitest';

/** Simulates the width of the screen for media queries of the form `(max-width: …px)`. */
export function screenWidth(width: number): void {
  vi.stubGlobal('matchMedia', (media: string) => {
    const limit = /max-width: (\d+)px/.exec(media)?.[1];
    return Object.assign(new EventTarget(), { media, matches: limit !== undefined && width <= Number(limit) });
  });
}
