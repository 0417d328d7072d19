import 'reflect-metadata';
import { generateKeyPair, type KeyObject, webcrypto } from 'node:crypto';
import { promisify } from 'node:util';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const generate = promisify(generateKeyPair);
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

export interface Keys {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

let sharedKeys: Promise<Keys> | undefined;
/** The key that signs messages. Generating it takes a while, so all simulators of a process share it. */
export function messageKeys(): Promise<Keys> {
  sharedKeys ??= generate('rsa', { modulusLength: 2048 });
  return sharedKeys;
}
const authorityKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

export interface ValidityPeriod {
  from: Date;
  until: Date;
}

/** Covers any clock that a test may set. */
const always: ValidityPeriod = { from: new Date('2000-01-01'), until: new Date('2049-12-31') };
export const past: ValidityPeriod = { from: new Date('2000-01-01'), until: new Date('2001-01-01') };

/** The subject of the certificate that signs PayPal's webhooks. */
const signerName = 'messageverificationcerts.paypal.com';

/** A certificate authority. */
export class Authority {
  readonly #name: string;
  readonly #key: webcrypto.CryptoKey;
  /** Its own certificate, in PEM format. */
  readonly certificate: string;

  private constructor(name: string, key: webcrypto.CryptoKey, certificate: string) {
    this.#name = name;
    this.#key = key;
    this.certificate = certificate;
  }

  static async root(name: string): Promise<Authority> {
    const keys = await authorityKeys();
    const certificate = await issue({ issuer: name, signingKey: keys.privateKey, subject: name, key: keys.publicKey });
    return new Authority(name, keys.privateKey, certificate);
  }

  /** Creates an authority below this one. */
  async intermediate(name: string): Promise<Authority> {
    const keys = await authorityKeys();
    const certificate = await issue({ ...this.#issuer(), subject: name, key: keys.publicKey });
    return new Authority(name, keys.privateKey, certificate);
  }

  /** Issues a certificate for a key that signs webhooks. */
  signer(key: KeyObject, period: ValidityPeriod = always): Promise<string> {
    const publicKey = new Uint8Array(key.export({ type: 'spki', format: 'der' }));
    return issue({ ...this.#issuer(), subject: signerName, key: publicKey, period });
  }

  #issuer() {
    return { issuer: this.#name, signingKey: this.#key };
  }
}

interface Issue {
  issuer: string;
  signingKey: webcrypto.CryptoKey;
  subject: string;
  /** The key of an authority, or that of a signer in DER format. */
  key: webcrypto.CryptoKey | Uint8Array<ArrayBuffer>;
  period?: ValidityPeriod;
}

async function issue({ issuer, signingKey, subject, key, period = always }: Issue): Promise<string> {
  const isAuthority = !(key instanceof Uint8Array);
  const certificate = await X509CertificateGenerator.create({
    issuer: nameOf(issuer),
    subject: nameOf(subject),
    notBefore: period.from,
    notAfter: period.until,
    publicKey: key,
    signingKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(isAuthority, undefined, true),
      isAuthority
        ? new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true)
        : new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      ...(isAuthority ? [] : [new SubjectAlternativeNameExtension([{ type: 'dns', value: subject }])]),
    ],
  });
  return `${certificate.toString('pem')}\n`;
}

const nameOf = (common: string) => `O=PayPal simulator, CN=${common}`;
