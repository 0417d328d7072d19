import { useState } from 'react';
import { flushSync } from 'react-dom';
import { writeStored } from '../../../renderer/browser/storage.ts';

/**
 * Notices that can be dismissed for good. `public/theme.js` reads the same keys before the first paint for the style
 * sheets.
 */
const dismissals = {
  announcement: { key: 'announcement_hidden', value: 'hidden' },
  cookies: { key: 'cookie_consent', value: 'accepted' },
};

interface Dismissal {
  /** Since the page was loaded. */
  dismissed: boolean;
  dismiss(): void;
  /** For the button: what `public/start.js` stores at once if it is pressed before the program runs. */
  remembers: string;
}

export function useDismissal(name: keyof typeof dismissals): Dismissal {
  const [dismissed, setDismissed] = useState(false);
  const { key, value } = dismissals[name];
  const dismiss = () => {
    writeStored(key, value);
    // An element hidden by the style sheet loses its focus; one that React removes first can pass it on.
    flushSync(() => setDismissed(true));
    document.documentElement.dataset[name] = value;
  };
  return { dismissed, dismiss, remembers: `${key}=${value}` };
}
