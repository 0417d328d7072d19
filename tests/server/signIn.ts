/** Signs a demo user in like a browser. @returns the `cookie` header of the session */
export async function signIn(origin: string, login: string): Promise<string> {
  const jar = new Map<string, string>();
  let address = `${origin}/auth/login/?login_hint=${login}`;
  for (let step = 0; step < 3; step++) {
    const own = address.startsWith(origin);
    const response = await fetch(address, { redirect: 'manual', headers: own ? { cookie: header(jar) } : {} });
    for (const cookie of own ? response.headers.getSetCookie() : []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value) jar.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`The sign-in ended with ${response.status} at ${address}: ${await response.text()}`);
    address = new URL(next, address).href;
  }
  return header(jar);
}

function header(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
