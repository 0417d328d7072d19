import { useState } from 'react';
import { flushSync } from 'react-dom';
import { writeStored } from '../../renderer/storage.ts';

/**
 * Notices that can be dismissed for good. `public/theme.js` reads the same keys before the first paint for the style
 * sheets.
 */
const dismissals = {
  announcement: { key: 'announcement_hidden', value: 'hidden' },
  cookies: { key: 'cookie_consent', value: 'accepted' },
};

/** Whether the notice was dismissed since the page was loaded, and a function to dismiss it. */
export function useDismissal(name: keyof typeof dismissals): { dismissed: boolean; dismiss(): void } {
  const [dismissed, setDismissed] = useState(false);
  const dismiss = () => {
    const { key, value } = dismissals[name];
    writeStored(key, value);
    // An element hidden by the style sheet loses its focus; one that React removes first can pass it on.
    flushSync(() => setDismissed(true));
    document.documentElement.dataset[name] = value;
  };
  return { dismissed, dismiss };
}
