import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Language, product } from '../../../../generated/product.ts';
import type { DiscordUser } from '../discord/discordAnswers.ts';
import { fillPage, fillProblem } from './pagePlaceholders.ts';

/** A page of this installation, ready to be sent. */
export interface FilledPage {
  /** Weak, because it is the same for all encodings. */
  etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** What a page depends on besides its file. */
export interface PageRequest {
  /** The origin at which the site was requested. */
  origin: string;
  /** Who is signed in; null if nobody is, undefined if that could not be found out. The page's program then asks. */
  user: DiscordUser | null | undefined;
}

/** Requests use few origins. More of them are not worth keeping. */
const MAX_FILLED = 512;

/** Brotli's quality for pages that are compressed once, and for those of a user, which are compressed for each request. */
const QUALITY = { once: 9, each: 4 };

/** The built pages. Those that do not name a user are filled and compressed once. */
export class SitePages {
  readonly #built = new Map<string, string>();
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
  page(file: string, { origin, user }: PageRequest): FilledPage {
    const fill = () => Buffer.from(fillPage(this.#text(file), { origin, config: { ...this.config(), user } }));
    if (user) return filled(fill(), QUALITY.each);
    const key = `${origin} ${user} ${file}`;
    let page = this.#filled.get(key);
    if (!page) {
      if (this.#filled.size >= MAX_FILLED) this.#filled.clear();
      const { etag, identity, br, gzip } = filled(fill(), QUALITY.once);
      page = { etag, identity, br, gzip };
      this.#filled.set(key, page);
    }
    return page;
  }

  #text(file: string): string {
    let text = this.#built.get(file);
    if (text === undefined) {
      text = readFileSync(join(this.folder, file), 'utf8');
      this.#built.set(file, text);
    }
    return text;
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

/** @param quality of Brotli */
function filled(identity: Buffer, quality: number): FilledPage {
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    get br() {
      return brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    },
    get gzip() {
      return gzipSync(identity, { level: quality });
    },
  };
}
