import type { Billing } from './billing.ts';

export const BILLING_USAGE = `Usage: npm run billing -- setup
       npm run billing -- reconcile

setup      creates products, plans and the webhook at the payment providers; run it after every change of a price
reconcile  applies events that were lost, and reads subscriptions that are due`;

/**
 * Runs `billing setup` or `billing reconcile`.
 * @param origin the public address of this installation
 * @returns what to print
 * @throws Error with the usage or the reason
 */
export async function billingCommand(billing: Billing, args: readonly string[], origin: string): Promise<string> {
  const [action, ...rest] = args;
  if (rest.length > 0 || (action !== 'setup' && action !== 'reconcile')) throw new Error(BILLING_USAGE);
  if (billing.sources.providers.size === 0) throw new Error('No payment provider is configured. See .env.example.');
  if (action === 'reconcile') {
    const { events, read, ended } = await billing.reconcile();
    return `Events applied: ${events}. Subscriptions checked: ${read}. Subscriptions ended: ${ended}.`;
  }
  if (!origin.startsWith('https://')) {
    throw new Error(`Set PUBLIC_URL to the https address of this installation: events cannot be sent to ${origin}`);
  }
  const made = await billing.setUp(origin);
  return made
    .flatMap(({ provider, plans, webhookId }) => [`${provider}:`, ...plans, `webhook: ${webhookId}`])
    .join('\n  ');
}
