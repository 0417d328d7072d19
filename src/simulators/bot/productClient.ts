/** The bot's access to the product. */
export interface ProductClientOptions {
  /** The address of the product. */
  serverUrl: string;
  /** The bot's token there. */
  token: string;
}

/** Posts a report to a path of the product. @throws if it did not arrive or was refused */
export type PostReport = (path: string, body: unknown) => Promise<void>;

/** The bot's client of the product. */
export interface ProductClient {
  report: PostReport;
  /** Reads from a path of the product. @throws on failure */
  ask<Answer>(path: string): Promise<Answer>;
}

const TIMEOUT = 10_000;

export function productClient({ serverUrl, token }: ProductClientOptions): ProductClient {
  const authorization = `Bearer ${token}`;

  async function call(path: string, init: RequestInit): Promise<string> {
    const answer = await fetch(new URL(path, serverUrl), { ...init, signal: AbortSignal.timeout(TIMEOUT) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    return text;
  }

  return {
    async report(path, body) {
      const headers = { authorization, 'content-type': 'application/json' };
      await call(path, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    ask: async (path) => JSON.parse(await call(path, { headers: { authorization } })),
  };
}
