import { DISCORD_CDN } from '../../renderer/calls/paths.ts';
import { createStore, useStore } from '../browser/store.ts';
import { isRecord, misunderstood, read } from './api.ts';

/** What differs between installations, as `/api/config/` says. */
export interface SiteConfig {
  /** The stand-ins of the chat platform answer: shown as a mark. */
  demo: boolean;
  clientId: string;
  authorizeUrl: string;
  /** The provider's page that adds the bot to a server of the visitor's choice. */
  inviteUrl: string;
  /** Where pictures are; empty until the configuration is there, and nothing is asked of it then. */
  cdnBase: string;
  guideUrl: string;
  supportMail: string;
  supportUrl: string;
  /** Who sells; empty where nobody is named. */
  sellerName: string;
  sellerAddress: string;
  sellerVatId: string;
}

const fallback: SiteConfig = {
  demo: false,
  clientId: '',
  authorizeUrl: 'https://discord.com/oauth2/authorize',
  inviteUrl: '',
  cdnBase: '',
  guideUrl: 'https://support.discord.com/hc/en-us/articles/204849977',
  supportMail: '',
  supportUrl: '',
  sellerName: '',
  sellerAddress: '',
  sellerVatId: '',
};

/** What public pages are made with; the rest appears once they are alive. */
const IN_PAGES = ['invite_url', 'support_mail', 'support_url', 'seller_name', 'seller_address', 'seller_vat_id'];

/** The id of the part of a page in which the server has written the configuration. */
const BLOCK = 'site-config';

const config = createStore<SiteConfig>(fallback, () => built);
let built = fallback;
let loading: Promise<void> | null = null;

export function useConfig(): SiteConfig {
  return useStore(config);
}

/**
 * Takes the configuration from the page, or asks for it where the page has none (in development). A failed attempt is
 * repeated by the next caller. Never rejects.
 */
export function loadConfig(): Promise<void> {
  const written = writtenConfig();
  if (written) {
    built = toConfig(Object.fromEntries(IN_PAGES.map((key) => [key, written[key]])));
    loading ??= Promise.resolve(setConfig(written));
  }
  loading ??= read('/api/config/')
    .then(setConfig)
    .catch(() => {
      loading = null;
    });
  return loading;
}

function setConfig(answer: Record<string, unknown>): void {
  if (typeof answer.client_id !== 'string') misunderstood();
  config.set(toConfig(answer));
}

/** What pages that are made at build time show of an installation. */
export function setBuiltConfig(answer: Record<string, unknown>): void {
  built = toConfig(answer);
}

/** Back to what a fresh page load knows. For tests. */
export function resetConfig(): void {
  loading = null;
  config.set(fallback);
  built = fallback;
}

/** Whether the server can know who is there: false once a page says that the browser sent no session along. */
export function mayHaveSession(): boolean {
  return writtenConfig()?.has_session !== false;
}

function writtenConfig(): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(document.getElementById(BLOCK)?.textContent ?? '');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function toConfig(answer: Record<string, unknown>): SiteConfig {
  const text = (key: string, otherwise: string) => {
    const value = answer[key];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  return {
    demo: answer.demo === true,
    clientId: text('client_id', fallback.clientId),
    authorizeUrl: text('authorize_url', fallback.authorizeUrl),
    inviteUrl: text('invite_url', fallback.inviteUrl),
    cdnBase: text('cdn_base', DISCORD_CDN).replace(/\/$/, ''),
    guideUrl: text('guide_url', fallback.guideUrl),
    supportMail: text('support_mail', ''),
    supportUrl: text('support_url', ''),
    sellerName: text('seller_name', ''),
    sellerAddress: text('seller_address', ''),
    sellerVatId: text('seller_vat_id', ''),
  };
}
