import type { X509Certificate } from 'node:crypto';

export interface PayPalConfig {
  /** Without a slash at the end. */
  apiUrl: string;
  clientId: string;
  secret: string;
  /** The webhook as the provider's pages show it; otherwise the one that the setup made. */
  webhookId: string | null;
  /** Where certificates may be fetched from, with the port where there is one. */
  certHosts: readonly string[];
  roots: readonly X509Certificate[];
}
