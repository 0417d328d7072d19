// Runs before the first paint, so that a page never flashes in the wrong theme or with a notice that was put away.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be forbidden: the system's theme is used, and every notice stands.
      return null;
    }
  };
  const { dataset } = document.documentElement;
  const choice = stored('theme');
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = dark ? 'dark' : 'light';
  if (stored('announcement_hidden')) dataset.announcement = 'hidden';
  if (stored('cookie_consent')) dataset.cookies = 'accepted';
})();
