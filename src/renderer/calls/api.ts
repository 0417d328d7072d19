/** What a call answered. `body` is parsed JSON, or null where there was none. */
export interface Answer {
  status: number;
  body: unknown;
  /** The revision of what was read or saved, for `If-Match`. */
  etag: string | null;
}

/** The calls that a screen makes. Paths are absolute; both reject only when the network fails. */
export interface Api {
  get(path: string): Promise<Answer>;
  /** An answer that may be some seconds old, shared by all parts of the page that show the same; `get` where it is absent. */
  recent?(path: string): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}
