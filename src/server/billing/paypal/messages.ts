import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type EventSubject, ForgedMessage, type Message, type ProviderEvent } from '../provider.ts';
import type { SignerKeys } from './certificates.ts';
import type { Json } from './client.ts';

/** The one algorithm there is: the message does not choose. */
const ALGORITHM = 'SHA256withRSA';
const LONGEST_HEADER = 1000;
const ID = /^[\w-]{1,64}$/;

/**
 * Checks a message to the webhook without asking the provider: signed over its very bytes, for our webhook, by a key that
 * a trusted authority vouches for. How old it is does not matter: it is delivered again for days.
 * @throws ForgedMessage, ProviderUnavailable
 */
export async function readMessage(
  { headers, body }: Message,
  webhookId: string,
  keys: SignerKeys,
): Promise<ProviderEvent> {
  const header = (name: string): string => {
    const value = headers[`paypal-${name}`];
    if (typeof value !== 'string' || value.length > LONGEST_HEADER)
      throw new ForgedMessage(`The message has no ${name}`);
    return value;
  };
  const signature = Buffer.from(header('transmission-sig'), 'base64');
  // What is not base64 is skipped in silence.
  if (signature.toString('base64') !== header('transmission-sig'))
    throw new ForgedMessage('The signature cannot be read');
  const signed = `${header('transmission-id')}|${header('transmission-time')}|${webhookId}|${crc32(body)}`;
  if (header('auth-algo') !== ALGORITHM) throw new ForgedMessage('The message is signed in another way');
  const key = await keys(header('cert-url'));
  if (key.asymmetricKeyType !== 'rsa' || !verify('sha256', Buffer.from(signed), key, signature)) {
    throw new ForgedMessage('The signature is not that of the message');
  }
  return eventIn(body);
}

function eventIn(body: Buffer): ProviderEvent {
  let event: Json;
  try {
    event = JSON.parse(body.toString('utf8')) as Json;
  } catch {
    throw new ForgedMessage('The message is not JSON');
  }
  const id = idOf(event?.id);
  if (id === undefined || typeof event.event_type !== 'string') throw new ForgedMessage('The message is no event');
  const type = event.event_type.slice(0, 128);
  return { id, type, subject: subjectOf(type, (event.resource ?? {}) as Json) };
}

/** A refund names the payment alone. */
function subjectOf(type: string, resource: Json): EventSubject {
  if (type.startsWith('BILLING.SUBSCRIPTION.')) {
    return { subscription: idOf(resource.id), reference: idOf(resource.custom_id) };
  }
  if (!type.startsWith('PAYMENT.SALE.')) return {};
  return {
    subscription: idOf(resource.billing_agreement_id),
    reference: idOf(resource.custom),
    payment: idOf(resource.sale_id) ?? idOf(resource.id),
  };
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && ID.test(value) ? value : undefined;
}
