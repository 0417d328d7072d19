import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Language, product } from '../../../../generated/product.ts';
import { fillPage, fillProblem } from './pagePlaceholders.ts';

/** A page as one installation serves it, ready to be sent. */
export interface FilledPage {
  /** Weak: it stands for the page however it is compressed. */
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** What a page shows of the request that asks for it. */
export interface PageRequest {
  /** The address by which the site is reached. */
  origin: string;
  /** Whether the browser sends a session along, be it one that has ended. */
  hasSession: boolean;
}

/** Addresses under which the site is asked for are few; more than that is somebody playing. */
const MAX_FILLED = 128;

/** The built pages, each filled and compressed once for each kind of request. */
export class SitePages {
  readonly #filled = new Map<string, FilledPage>();

  constructor(
    readonly folder: string,
    readonly config: Record<string, unknown>,
  ) {}

  /** Whether there is anything to serve. */
  get built(): boolean {
    return existsSync(join(this.folder, 'index.html'));
  }

  /** A page by its file, like `ro/terms.html`. @throws Error when it was not built */
  page(file: string, { origin, hasSession }: PageRequest): FilledPage {
    const key = `${origin} ${hasSession} ${file}`;
    let page = this.#filled.get(key);
    if (!page) {
      if (this.#filled.size >= MAX_FILLED) this.#filled.clear();
      const text = readFileSync(join(this.folder, file), 'utf8');
      page = compressed(Buffer.from(fillPage(text, { origin, config: { ...this.config, has_session: hasSession } })));
      this.#filled.set(key, page);
    }
    return page;
  }

  /** The page that says what went wrong; null where it was not built. */
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
