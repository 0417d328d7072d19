/** What an address must be, as the `url` of a setting declares it. */
export interface UrlRules {
  hosts?: readonly string[];
}

/**
 * Whether a text is an https address without a user name, on one of the hosts. `*.example.com` means all hosts below
 * example.com. An empty text is no address, which `minLength` forbids where one is needed.
 */
export function isAllowedUrl(text: string, { hosts }: UrlRules): boolean {
  if (text === '') return true;
  // Otherwise `new URL` would repair it, and the bot would get something else than was checked.
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return hosts === undefined || hosts.some((host) => isHost(hostname, host.toLowerCase()));
}

function isHost(hostname: string, allowed: string): boolean {
  return allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed;
}
