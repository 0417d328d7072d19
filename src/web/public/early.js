// Makes the calls of the page's first view, which its program would make once it has been loaded.
(() => {
  const read = (id) => JSON.parse(document.getElementById(id)?.textContent || 'null');
  if (!read('site-config')?.user) return;
  const [, guild] = /\/dashboard\/(\d+)\/?$/.exec(location.pathname) ?? [];
  const headers = { accept: 'application/json', 'accept-language': document.documentElement.lang };
  const call = async (path) => {
    const response = await fetch(path, { credentials: 'include', headers });
    return { response, text: await response.text(), at: Date.now() };
  };
  window.earlyCalls = new Map();
  for (const path of read('first-calls') ?? []) {
    // Only numbers are ids of servers.
    if (path.includes(':guild') && !guild) continue;
    const address = path.replace(':guild', guild);
    const made = call(address);
    // A failure is handled by whoever takes the call.
    made.catch(() => {});
    window.earlyCalls.set(address, made);
  }
})();
