import { read } from './api.ts';
import { createStore, useStore } from './store.ts';

/** What differs between installations, as `/api/config/` says. */
export interface SiteConfig {
  /** The stand-ins of the chat platform answer: shown as a mark. */
  demo: boolean;
  clientId: string;
  authorizeUrl: string;
  /** Where pictures are; empty until the configuration is there, and nothing is asked of it then. */
  cdnBase: string;
  guideUrl: string;
  supportUrl: string;
}

const fallback: SiteConfig = {
  demo: false,
  clientId: '',
  authorizeUrl: 'https://discord.com/oauth2/authorize',
  cdnBase: '',
  guideUrl: 'https://support.discord.com/hc/en-us/articles/204849977',
  supportUrl: '',
};

const config = createStore<SiteConfig>(fallback);
let loading: Promise<void> | null = null;

export function useConfig(): SiteConfig {
  return useStore(config);
}

/** Loads the configuration once; a failed attempt is repeated by the next caller. Never rejects. */
export function loadConfig(): Promise<void> {
  loading ??= read('/api/config/').then(
    (answer) => config.set(toConfig(answer)),
    () => {
      loading = null;
    },
  );
  return loading;
}

/** Back to what a fresh page load knows. For tests. */
export function resetConfig(): void {
  loading = null;
  config.set(fallback);
}

function toConfig(answer: Record<string, unknown>): SiteConfig {
  const text = (key: string, otherwise: string) => {
    const value = answer[key];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  const mail = text('support_mail', '');
  return {
    demo: answer.demo === true,
    clientId: text('client_id', fallback.clientId),
    authorizeUrl: text('authorize_url', fallback.authorizeUrl),
    cdnBase: text('cdn_base', 'https://cdn.discordapp.com').replace(/\/$/, ''),
    guideUrl: text('guide_url', fallback.guideUrl),
    supportUrl: text('support_url', mail && `mailto:${mail}`),
  };
}
