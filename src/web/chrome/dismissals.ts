import { writeStored } from '../storage.ts';

/** What people have put away for good. `public/theme.js` reads the same before the first paint, and style sheets follow. */
const dismissals = {
  announcement: { key: 'announcement_hidden', value: 'hidden' },
  cookies: { key: 'cookie_consent', value: 'accepted' },
};

export function dismiss(name: keyof typeof dismissals): void {
  const { key, value } = dismissals[name];
  writeStored(key, value);
  document.documentElement.dataset[name] = value;
}
