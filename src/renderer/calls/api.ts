/** The response to a call. `body` is parsed JSON, or null if there was none. */
export interface Answer {
  status: number;
  body: unknown;
  /** The revision that was loaded or saved, for `If-Match`. */
  etag: string | null;
  /** In how many seconds it may be asked again, after too many requests: the Retry-After header. */
  retryAfter?: number;
}

/** How a screen calls the server. Paths are absolute. Calls reject only if the network fails. */
export interface Api {
  get(path: string): Promise<Answer>;
  /** A response that may be up to a minute old, shared by all parts of the page. Defaults to `get`. */
  recent?(path: string): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}
