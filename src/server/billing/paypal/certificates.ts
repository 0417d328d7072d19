import { type KeyObject, X509Certificate } from 'node:crypto';
import { ForgedMessage, type ProviderDependencies, ProviderUnavailable } from '../provider.ts';
import type { PayPalConfig } from './config.ts';

/** Host names of the signing certificate, live and in the sandbox. */
const SIGNERS = ['messageverificationcerts.paypal.com', 'messageverificationcerts.sandbox.paypal.com'];
const TIMEOUT = 10_000;
const LONGEST = 100_000;
/** Milliseconds for which a certificate is cached. */
const KEPT = 3_600_000;
const MOST_KEPT = 20;

/** The public key for a message, from the certificate address in the message. @throws ForgedMessage, ProviderUnavailable */
export type SignerKeys = (address: string) => Promise<KeyObject>;

/** Fetches certificates from allowed hosts only, and accepts those with a chain to a trusted root. */
export function signerKeys(config: PayPalConfig, { fetch, now }: ProviderDependencies): SignerKeys {
  const kept = new Map<string, { until: number; chain: Promise<X509Certificate[]> }>();

  async function download(url: string): Promise<X509Certificate[]> {
    let status: number;
    let text: string;
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
      ({ status } = response);
      text = await response.text();
    } catch (cause) {
      throw new ProviderUnavailable('The certificate could not be fetched', { cause });
    }
    if (status === 404) throw new ForgedMessage('The certificate does not exist');
    if (status !== 200) throw new ProviderUnavailable(`Fetching the certificate failed with ${status}`);
    if (text.length > LONGEST) throw new ForgedMessage('The certificate is too long');
    return certificatesIn(text);
  }

  return async (address) => {
    const url = allowed(address, config);
    const known = kept.get(url);
    const entry = known && known.until > now() ? known : { until: now() + KEPT, chain: download(url) };
    if (entry !== known) {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(url, entry);
    }
    try {
      return trusted(await entry.chain, config.roots, now());
    } catch (error) {
      if (kept.get(url) === entry) kept.delete(url);
      throw error;
    }
  };
}

/** The address, if it is on one of the provider's hosts. No request is sent to any other. @throws ForgedMessage */
function allowed(address: string, { apiUrl, certHosts }: PayPalConfig): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const own =
    url !== null &&
    url.protocol === new URL(apiUrl).protocol &&
    certHosts.includes(url.host) &&
    url.username === '' &&
    url.password === '';
  if (!own) throw new ForgedMessage("The certificate is not on one of the provider's hosts");
  return url.href;
}

/** Parses concatenated certificates in PEM format. @throws ForgedMessage if one is invalid */
export function certificatesIn(text: string): X509Certificate[] {
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  try {
    return found.map((pem) => new X509Certificate(pem));
  } catch {
    throw new ForgedMessage('The certificate is invalid');
  }
}

/** The public key of the first certificate, if the others link it to a trusted root. @throws ForgedMessage */
function trusted(chain: readonly X509Certificate[], roots: readonly X509Certificate[], now: number): KeyObject {
  const [signer, ...authorities] = chain;
  if (!signer) throw new ForgedMessage('The certificate is missing');
  if (!SIGNERS.some((name) => signer.checkHost(name)))
    throw new ForgedMessage('The certificate is not for signing messages');
  let current = signer;
  // Each step removes an authority, so the loop ends.
  for (let left = authorities; ; ) {
    if (!isCurrent(current, now)) throw new ForgedMessage('A certificate has expired or is not valid yet');
    if (roots.some((root) => isCurrent(root, now) && issued(root, current))) return signer.publicKey;
    const issuer = left.find((authority) => issued(authority, current));
    if (!issuer) throw new ForgedMessage('The certificate has no chain to a trusted root');
    left = left.filter((authority) => authority !== issuer);
    current = issuer;
  }
}

function issued(authority: X509Certificate, certificate: X509Certificate): boolean {
  return authority.ca && certificate.checkIssued(authority) && certificate.verify(authority.publicKey);
}

function isCurrent(certificate: X509Certificate, now: number): boolean {
  return Date.parse(certificate.validFrom) <= now && now < Date.parse(certificate.validTo);
}
