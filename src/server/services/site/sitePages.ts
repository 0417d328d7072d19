import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Language, product } from '../../../../generated/product.ts';
import type { DiscordUser } from '../discord/discordAnswers.ts';
import { fillPage, fillProblem, type ProblemText } from './pagePlaceholders.ts';

/** A page of this installation. It is compressed when it is first asked for. */
export class FilledPage {
  /** Weak, because it is the same for all encodings. */
  readonly etag: string;
  #br?: Buffer;
  #gzip?: Buffer;

  /** @param quality of Brotli */
  constructor(
    readonly identity: Buffer,
    readonly quality: number,
  ) {
    this.etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  }

  get br(): Buffer {
    const params = { [constants.BROTLI_PARAM_QUALITY]: this.quality };
    this.#br ??= brotliCompressSync(this.identity, { params });
    return this.#br;
  }

  get gzip(): Buffer {
    this.#gzip ??= gzipSync(this.identity, { level: this.quality });
    return this.#gzip;
  }
}

/** What a page depends on besides its file. */
export interface PageRequest {
  /** The origin at which the site was requested. */
  origin: string;
  /** Who is signed in; null if nobody is, undefined if that could not be found out. The page's program then asks. */
  user: DiscordUser | null | undefined;
}

/** How many pages are kept: those of everybody, since requests use few origins, and those of the last users. */
const MOST = { everybody: 512, users: 256 };

/** Brotli's quality for pages that everybody gets, and for those that one user gets a few times. */
const QUALITY = { everybody: 9, users: 4 };

/** The built pages, filled in. */
export class SitePages {
  readonly #built = new Map<string, string>();
  readonly #filled = { everybody: new Map<string, FilledPage>(), users: new Map<string, FilledPage>() };

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
    const whose = user ? 'users' : 'everybody';
    const pages = this.#filled[whose];
    const key = `${origin} ${JSON.stringify(user)} ${file}`;
    let page = pages.get(key);
    if (!page) {
      if (pages.size >= MOST[whose]) pages.clear();
      const text = fillPage(this.#text(file), { origin, config: { ...this.config(), user } });
      page = new FilledPage(Buffer.from(text), QUALITY[whose]);
      pages.set(key, page);
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
    for (const pages of Object.values(this.#filled)) pages.clear();
  }

  /** The error page; null if it was not built. */
  problem(language: Language, problem: ProblemText, request: PageRequest): string | null {
    const file = join(language === product.defaultLanguage ? '' : language, 'error.html');
    if (!existsSync(join(this.folder, file))) return null;
    return fillProblem(this.page(file, request).identity.toString(), problem);
  }
}
