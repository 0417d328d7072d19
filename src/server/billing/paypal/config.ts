import type { X509Certificate } from 'node:crypto';

export interface PayPalConfig {
  /** Without a trailing slash. */
  apiUrl: string;
  clientId: string;
  secret: string;
  /** Id of a webhook created by hand; null to use the one that the setup created. */
  webhookId: string | null;
  /** Hosts from which certificates may be fetched, with the port if it is not the default. */
  certHosts: readonly string[];
  roots: readonly X509Certificate[];
}
