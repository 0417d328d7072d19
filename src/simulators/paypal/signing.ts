import { randomUUID, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Authority, type Keys, messageKeys, past, type ValidityPeriod } from './certificates.ts';
import { time } from './text.ts';

/** How a message is made to look like PayPal's, though it is not meant for whom it reaches. */
export const forgeries = ['signature', 'body', 'host', 'authority', 'expired', 'webhook'] as const;

/**
 * - `signature`: the signature of something else
 * - `body`: changed after it was signed; it also carries a new event id
 * - `host`: rightly signed, but the certificate's address is on another host
 * - `authority`: signed by a certificate that an unknown authority issued
 * - `expired`: the certificate is out of date
 * - `webhook`: rightly signed, for another webhook
 */
export type Forgery = (typeof forgeries)[number];

export interface Transmission {
  id: string;
  headers: Record<string, string>;
  body: string;
}

/** Addresses of the certificates. All are of one key, so that nothing but themselves tells them apart. */
type CertificateName = 'CERT-current' | 'CERT-unknown' | 'CERT-expired';

/** Signs webhooks, rightly and otherwise. */
export class Signer {
  /** The authority to trust, in PEM. */
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
      Authority.root('Root of the PayPal stand-in'),
      Authority.root('Root of the PayPal stand-in'),
      messageKeys(),
    ]);
    const [issuer, impostor] = await Promise.all(
      [root, unknown].map((authority) => authority.intermediate('Authority of the PayPal stand-in')),
    );
    const chain = async (authority: Authority, period?: ValidityPeriod) =>
      (await authority.signer(keys.publicKey, period)) + authority.certificate;
    return new Signer(root.certificate, keys, {
      'CERT-current': await chain(issuer!),
      'CERT-unknown': await chain(impostor!),
      'CERT-expired': await chain(issuer!, past),
    });
  }

  /** The certificates at an address, in PEM: the signer's first, then its issuer's. */
  certificate(name: string): string | undefined {
    return new Map<string, string>(Object.entries(this.#certificates)).get(name);
  }

  /** @param url the stand-in's own address, under which the certificates are */
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
        'user-agent': 'PayPal/AUHD-214.0-stand-in',
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

  /** What PayPal's own verification says. */
  verifies(
    parts: Record<'transmission_id' | 'transmission_time' | 'webhook_id' | 'transmission_sig', string>,
    body: string,
  ) {
    const { transmission_id, transmission_time, webhook_id, transmission_sig } = parts;
    const text = message(transmission_id, transmission_time, webhook_id, body);
    return verify('sha256', Buffer.from(text), this.#keys.publicKey, Buffer.from(transmission_sig, 'base64'));
  }
}

/** What is signed. */
const message = (id: string, at: string, webhookId: string, body: string) => `${id}|${at}|${webhookId}|${crc32(body)}`;

function certificateOf(forgery?: Forgery): CertificateName {
  if (forgery === 'authority') return 'CERT-unknown';
  return forgery === 'expired' ? 'CERT-expired' : 'CERT-current';
}

/** The same machine by another name, so that only the name can give it away. */
function onAnotherHost(url: string): string {
  const other = new URL(url);
  other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return other.origin;
}

function altered(body: string): string {
  const event = JSON.parse(body) as { id: string; resource: Record<string, unknown> };
  return JSON.stringify({ ...event, id: `${event.id}X`, resource: { ...event.resource, status: 'ACTIVE' } });
}
