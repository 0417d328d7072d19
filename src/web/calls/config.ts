import { DISCORD_CDN } from '../../renderer/calls/paths.ts';
import { createStore, useStore } from '../browser/store.ts';
import { isRecord, read, unexpectedAnswer } from './api.ts';

/** What differs between installations, from `/api/config/`. */
export interface SiteConfig {
  /** Whether Discord is simulated, which the top bar shows. */
  demo: boolean;
  clientId: string;
  authorizeUrl: string;
  /** Discord's page that adds the bot to a server of the visitor's choice. */
  inviteUrl: string;
  /** The base address of pictures. Empty until the configuration is loaded; none are requested until then. */
  cdnBase: string;
  guideUrl: string;
  supportMail: string;
  supportUrl: string;
  /** The seller; empty if none is named. */
  sellerName: string;
  sellerAddress: string;
  sellerVatId: string;
  /** What the landing page counts, as displayed, by name; empty until the configuration is loaded. */
  figures: Readonly<Record<string, string>>;
}

const FIGURES = ['guild_count', 'user_count', 'command_count'];

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
  figures: {},
};

/** The keys that public pages are prerendered with; the rest appears after hydration. */
const PRERENDERED_KEYS = [
  'invite_url',
  'support_mail',
  'support_url',
  'seller_name',
  'seller_address',
  'seller_vat_id',
  ...FIGURES,
];

/** The id of the element in which the server embeds the configuration. */
const CONFIG_ID = 'site-config';

const config = createStore<SiteConfig>(fallback, () => prerendered);
let prerendered = fallback;
let loading: Promise<void> | null = null;

export function useConfig(): SiteConfig {
  return useStore(config);
}

/**
 * Takes the configuration from the page, or requests it if the page has none (in development). A failed attempt is
 * repeated by the next caller. Never rejects.
 */
export function loadConfig(): Promise<void> {
  const written = writtenConfig();
  if (written) {
    prerendered = toConfig(Object.fromEntries(PRERENDERED_KEYS.map((key) => [key, written[key]])));
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
  if (typeof answer.client_id !== 'string') unexpectedAnswer();
  config.set(toConfig(answer));
}

/** Sets the configuration used for prerendering. */
export function setPrerenderConfig(answer: Record<string, unknown>): void {
  prerendered = toConfig(answer);
}

/** Back to the state of a fresh page load. For tests. */
export function resetConfig(): void {
  loading = null;
  config.set(fallback);
  prerendered = fallback;
}

/** The user whom the server has embedded in the page; null if nobody is signed in, undefined if it does not say. */
export function writtenUser(): unknown {
  return writtenConfig()?.user;
}

function writtenConfig(): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '');
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
    figures: Object.fromEntries(FIGURES.map((name) => [name, text(name, '')])),
  };
}
