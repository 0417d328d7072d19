import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type EventSubject, ForgedMessage, type ProviderEvent, type WebhookMessage } from '../provider.ts';
import type { SignerKeys } from './certificates.ts';
import { type JsonObject, objectOf } from './json.ts';

/** The only accepted algorithm. */
const ALGORITHM = 'SHA256withRSA';
const LONGEST_HEADER = 1000;
const ID = /^[\w-]{1,64}$/;

/**
 * Verifies a message to the webhook without a call to the provider: its bytes must be signed for our webhook by a certified key.
 * Its age does not matter, since PayPal repeats messages for days.
 * @throws ForgedMessage, ProviderUnavailable
 */
export async function readMessage(
  { headers, body }: WebhookMessage,
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
  // Decoding silently skips characters that are not base64.
  if (signature.toString('base64') !== header('transmission-sig'))
    throw new ForgedMessage('The signature is not valid base64');
  const signed = `${header('transmission-id')}|${header('transmission-time')}|${webhookId}|${crc32(body)}`;
  if (header('auth-algo') !== ALGORITHM) throw new ForgedMessage('The signature algorithm is not supported');
  const key = await keys(header('cert-url'));
  if (key.asymmetricKeyType !== 'rsa' || !verify('sha256', Buffer.from(signed), key, signature)) {
    throw new ForgedMessage('The signature does not match the message');
  }
  return eventIn(body);
}

function eventIn(body: Buffer): ProviderEvent {
  let event: JsonObject;
  try {
    event = objectOf(JSON.parse(body.toString('utf8')));
  } catch {
    throw new ForgedMessage('The message is not JSON');
  }
  const id = idOf(event.id);
  if (id === undefined || typeof event.event_type !== 'string') throw new ForgedMessage('The message is not an event');
  const type = event.event_type.slice(0, 128);
  return { id, type, subject: subjectOf(type, objectOf(event.resource)) };
}

/** Refunds name only the payment. */
function subjectOf(type: string, resource: JsonObject): EventSubject {
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
