/** A response with its body. */
export interface Received {
  response: Response;
  text: string;
  /** When it arrived, in milliseconds since 1970 by the device's clock. */
  at: number;
}

/** Calls that the page has made before its program was loaded (`public/early.js`), by their path. */
declare global {
  interface Window {
    earlyCalls?: Map<string, Promise<Received>>;
  }
}

/** Milliseconds after the start of a page for which its early calls are good enough: they are meant for its first view. */
const GOOD_FOR = 30_000;

/** The response to a call that the page has made already. Each is used once. */
export function takeEarlyCall(path: string): Promise<Received> | undefined {
  const call = window.earlyCalls?.get(path);
  window.earlyCalls?.delete(path);
  return performance.now() < GOOD_FOR ? call : undefined;
}
