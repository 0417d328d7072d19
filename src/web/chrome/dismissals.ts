import { useState } from 'react';
import { flushSync } from 'react-dom';
import { writeStored } from '../../renderer/browser/storage.ts';

/** What people have put away for good. `public/theme.js` reads the same before the first paint, and style sheets follow. */
const dismissals = {
  announcement: { key: 'announcement_hidden', value: 'hidden' },
  cookies: { key: 'cookie_consent', value: 'accepted' },
};

/** Whether it is put away since the page was loaded, and how to do that. */
export function useDismissal(name: keyof typeof dismissals): { gone: boolean; dismiss(): void } {
  const [gone, setGone] = useState(false);
  const dismiss = () => {
    const { key, value } = dismissals[name];
    writeStored(key, value);
    // What the style sheet hides has lost its focus; what goes first can pass it on.
    flushSync(() => setGone(true));
    document.documentElement.dataset[name] = value;
  };
  return { gone, dismiss };
}
