import { randomUUID, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Authority, type Keys, messageKeys, past, type ValidityPeriod } from './certificates.ts';
import { time } from './text.ts';

/** The ways to forge a message. */
export const forgeries = ['signature', 'body', 'host', 'authority', 'expired', 'webhook'] as const;

/**
 * - `signature`: the signature of another text
 * - `body`: changed after signing, with a new event id
 * - `host`: correctly signed, but the certificate's address is on another host
 * - `authority`: signed with a certificate of an unknown authority
 * - `expired`: signed with an expired certificate
 * - `webhook`: correctly signed, but for another webhook
 */
export type Forgery = (typeof forgeries)[number];

export interface Transmission {
  id: string;
  headers: Record<string, string>;
  body: string;
}

/** Names of the certificates. All are for the same key, so they differ only in themselves. */
type CertificateName = 'CERT-current' | 'CERT-unknown' | 'CERT-expired';

/** Signs webhook messages, correctly or as a forgery. */
export class Signer {
  /** The trusted root certificate, in PEM format. */
  readonly rootCertificate: string;
  readonly #keys: Keys;
  readonly #certificates: Record<CertificateName, string>;

  private constructor(rootCertificate: string, keys: Keys, certificates: Record<CertificateName, string>) {
    this.rootCertificate = rootCertificate;
    this.#keys = keys;
    this.#certificates = certificates;
  }

  static async create(): Promise<Signer> {
    const [root, unknown, keys] = await Promise.all([
      Authority.root('Root of the PayPal simulator'),
      Authority.root('Root of the PayPal simulator'),
      messageKeys(),
    ]);
    const name = 'Authority of the PayPal simulator';
    const [issuer, impostor] = await Promise.all([root.intermediate(name), unknown.intermediate(name)]);
    const chain = async (authority: Authority, period?: ValidityPeriod) =>
      (await authority.signer(keys.publicKey, period)) + authority.certificate;
    return new Signer(root.certificate, keys, {
      'CERT-current': await chain(issuer),
      'CERT-unknown': await chain(impostor),
      'CERT-expired': await chain(issuer, past),
    });
  }

  /** The certificates of a name, in PEM format: the signer's first, then its issuer's. */
  certificate(name: string): string | undefined {
    return new Map<string, string>(Object.entries(this.#certificates)).get(name);
  }

  /** @param url the simulator's own address, which serves the certificates */
  transmit(url: string, webhookId: string, body: string, now: number, forgery?: Forgery): Transmission {
    const id = randomUUID();
    const at = time(now);
    const certificate = certificateOf(forgery);
    const receiver = forgery === 'webhook' ? 'ANOTHERWEBHOOK234' : webhookId;
    const signed = forgery === 'signature' ? `${body} ` : body;
    const signature = sign('sha256', Buffer.from(message(id, at, receiver, signed)), this.#keys.privateKey);
    return {
      id,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'PayPal/AUHD-214.0-simulator',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-auth-version': 'v2',
        'paypal-cert-url': `${forgery === 'host' ? onAnotherHost(url) : url}/v1/notifications/certs/${certificate}`,
        'paypal-transmission-id': id,
        'paypal-transmission-sig': signature.toString('base64'),
        'paypal-transmission-time': at,
      },
      body: forgery === 'body' ? altered(body) : body,
    };
  }

  /** PayPal's own verification of a message. */
  verifies(
    parts: Record<'transmission_id' | 'transmission_time' | 'webhook_id' | 'transmission_sig', string>,
    body: string,
  ) {
    const { transmission_id, transmission_time, webhook_id, transmission_sig } = parts;
    const text = message(transmission_id, transmission_time, webhook_id, body);
    return verify('sha256', Buffer.from(text), this.#keys.publicKey, Buffer.from(transmission_sig, 'base64'));
  }
}

/** The text that is signed. */
const message = (id: string, at: string, webhookId: string, body: string) => `${id}|${at}|${webhookId}|${crc32(body)}`;

function certificateOf(forgery?: Forgery): CertificateName {
  if (forgery === 'authority') return 'CERT-unknown';
  return forgery === 'expired' ? 'CERT-expired' : 'CERT-current';
}

/** The same machine under another name. */
function onAnotherHost(url: string): string {
  const other = new URL(url);
  other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return other.origin;
}

function altered(body: string): string {
  const event: { id: string; resource: Record<string, unknown> } = JSON.parse(body);
  return JSON.stringify({ ...event, id: `${event.id}X`, resource: { ...event.resource, status: 'ACTIVE' } });
}
