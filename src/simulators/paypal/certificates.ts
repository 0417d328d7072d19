import { generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { bits, boolean, element, identifier, integer, moment, octets, sequence, set, tagged, text } from './der.ts';

const generate = promisify(generateKeyPair);

export interface Keys {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

/** A key that signs messages. */
export const rsaKeys = (): Promise<Keys> => generate('rsa', { modulusLength: 2048 });
const authorityKeys = (): Promise<Keys> => generate('ec', { namedCurve: 'P-256' });

export interface Period {
  from: Date;
  until: Date;
}

/** Far around any clock that a test may set. */
const always: Period = { from: new Date('2000-01-01'), until: new Date('2049-12-31') };
export const past: Period = { from: new Date('2000-01-01'), until: new Date('2001-01-01') };

/** The name in the certificate that signs PayPal's webhooks. */
const signerName = 'messageverificationcerts.paypal.com';

/** Issues certificates. */
export class Authority {
  /** Its own certificate, in PEM. */
  readonly certificate: string;
  readonly #name: string;
  readonly #key: KeyObject;

  private constructor(name: string, keys: Keys, issuer?: Authority) {
    this.#name = name;
    this.#key = keys.privateKey;
    this.certificate = (issuer ?? this).#issue(name, keys.publicKey, true, always);
  }

  static async root(name: string): Promise<Authority> {
    return new Authority(name, await authorityKeys());
  }

  /** An authority below this one. */
  async intermediate(name: string): Promise<Authority> {
    return new Authority(name, await authorityKeys(), this);
  }

  /** A certificate for a key that signs webhooks. */
  signer(key: KeyObject, period: Period = always): string {
    return this.#issue(signerName, key, false, period);
  }

  #issue(subject: string, key: KeyObject, isAuthority: boolean, { from, until }: Period): string {
    const algorithm = sequence(identifier('1.2.840.10045.4.3.2'));
    const content = sequence(
      tagged(0, integer(Buffer.of(2))),
      integer(Buffer.concat([Buffer.of(1), randomBytes(15)])),
      algorithm,
      nameOf(this.#name),
      sequence(moment(from), moment(until)),
      nameOf(subject),
      key.export({ type: 'spki', format: 'der' }),
      tagged(3, sequence(...(isAuthority ? authorityExtensions() : signerExtensions(subject)))),
    );
    const certificate = sequence(content, algorithm, bits(sign('sha256', content, this.#key)));
    const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
    return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  }
}

const nameOf = (common: string) =>
  sequence(
    set(sequence(identifier('2.5.4.10'), text('PayPal stand-in'))),
    set(sequence(identifier('2.5.4.3'), text(common))),
  );

const extension = (id: string, value: Buffer, critical = false) =>
  sequence(identifier(id), ...(critical ? [boolean(true)] : []), octets(value));

const basicConstraints = (isAuthority: boolean) =>
  extension('2.5.29.19', sequence(...(isAuthority ? [boolean(true)] : [])), true);

const authorityExtensions = () => [basicConstraints(true), extension('2.5.29.15', bits(Buffer.of(0x06), 1), true)];

const signerExtensions = (name: string) => [
  basicConstraints(false),
  extension('2.5.29.15', bits(Buffer.of(0x80), 7), true),
  extension('2.5.29.17', sequence(element(0x82, Buffer.from(name)))),
];
