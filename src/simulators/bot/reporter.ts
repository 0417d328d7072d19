/** How the bot speaks to the product. */
export interface ReporterOptions {
  /** Where the product is. */
  serverUrl: string;
  /** The bot's credential there. */
  token: string;
}

/** Sends a report to an address of the product. @throws where it did not arrive, or was refused */
export type Reporter = (path: string, body: unknown) => Promise<void>;

const TIMEOUT = 10_000;

export function reporter({ serverUrl, token }: ReporterOptions): Reporter {
  return async (path, body) => {
    const answer = await fetch(new URL(path, serverUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
  };
}
