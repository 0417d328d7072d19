import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Language, product } from '../../../../generated/product.ts';
import { fillPage, fillProblem } from './pagePlaceholders.ts';

/** A page of this installation, ready to be sent. */
export interface FilledPage {
  /** Weak, because it is the same for all encodings. */
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** What a page depends on besides its file. */
export interface PageRequest {
  /** The origin at which the site was requested. */
  origin: string;
  /** Whether the browser sent a session cookie, valid or not. */
  hasSession: boolean;
}

/** Requests use few origins. More of them are not worth keeping. */
const MAX_FILLED = 512;

/** The built pages, each filled and compressed once for each kind of request. */
export class SitePages {
  readonly #filled = new Map<string, FilledPage>();

  constructor(
    readonly folder: string,
    readonly config: () => Record<string, unknown>,
  ) {}

  /** Whether the pages were built. */
  get built(): boolean {
    return existsSync(join(this.folder, 'index.html'));
  }

  /** A page by its file, such as `ro/terms.html`. @throws Error if it was not built */
  page(file: string, { origin, hasSession }: PageRequest): FilledPage {
    const key = `${origin} ${hasSession} ${file}`;
    let page = this.#filled.get(key);
    if (!page) {
      if (this.#filled.size >= MAX_FILLED) this.#filled.clear();
      const text = readFileSync(join(this.folder, file), 'utf8');
      page = compressed(Buffer.from(fillPage(text, { origin, config: { ...this.config(), has_session: hasSession } })));
      this.#filled.set(key, page);
    }
    return page;
  }

  /** Fills all pages anew when they are asked for, after a change of the configuration. */
  refill(): void {
    this.#filled.clear();
  }

  /** The error page with a sentence; null if it was not built. */
  problem(language: Language, sentence: string, request: PageRequest): string | null {
    const file = join(language === product.defaultLanguage ? '' : language, 'error.html');
    if (!existsSync(join(this.folder, file))) return null;
    return fillProblem(this.page(file, request).identity.toString(), sentence);
  }
}

function compressed(identity: Buffer): FilledPage {
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(identity, { level: 9 }),
  };
}
