// Makes the calls of the page's first view, which its program would make once it has been loaded.
(() => {
  const read = (id) => JSON.parse(document.getElementById(id)?.textContent || 'null');
  const paths = read('first-calls');
  if (!paths || !read('site-config')?.user) return;
  const [, guild = ''] = /\/dashboard\/(\d+)\/?$/.exec(location.pathname) ?? [];
  const headers = { accept: 'application/json', 'accept-language': document.documentElement.lang };
  window.earlyCalls = new Map(
    paths.map((path) => {
      const address = path.replace(':guild', guild);
      const call = fetch(address, { credentials: 'include', headers });
      // A failure is handled by whoever takes the call.
      call.catch(() => {});
      return [address, call];
    }),
  );
})();
