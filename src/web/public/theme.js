// Runs before the first paint, to prevent flashes of the wrong theme and layout shifts from notices.
(() => {
  const stored = (key, storage = 'localStorage') => {
    try {
      return window[storage].getItem(key);
    } catch {
      // If storage is unavailable, the system's theme is used and all notices are shown.
      return null;
    }
  };
  const { dataset } = document.documentElement;
  const choice = stored('theme');
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = dark ? 'dark' : 'light';
  if (stored('announcement_hidden')) dataset.announcement = 'hidden';
  if (stored('cookie_consent')) dataset.cookies = 'accepted';
  const asked = stored('login-destination', 'sessionStorage');
  if (asked && !stored('user')) dataset.destination = 'kept';
  // Until hydration, the links to the login do not know the page that was asked for.
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[data-unaimed]') : null;
      const next = link && stored('login-destination', 'sessionStorage');
      if (next) link.href = `/auth/login/?next=${encodeURIComponent(next)}`;
    },
    true,
  );
})();
