import type { Billing } from './billing.ts';

const USAGE = 'Usage: billing setup | billing reconcile';

/**
 * Runs `billing setup|reconcile` and answers what to print.
 * @param origin where people and providers reach this installation
 * @throws Error with the usage, or with what is wrong
 */
export async function billingCommand(billing: Billing, args: readonly string[], origin: string): Promise<string> {
  const [action, ...rest] = args;
  if (rest.length > 0 || (action !== 'setup' && action !== 'reconcile')) throw new Error(USAGE);
  if (billing.sources.providers.size === 0) throw new Error('No payment provider is configured: see .env.example');
  if (action === 'reconcile') {
    const { events, read, ended } = await billing.reconcile();
    return `${events} events worked off, ${read} subscriptions read, ${ended} ended`;
  }
  const made = await billing.setUp(origin);
  return made
    .flatMap(({ provider, plans, webhookId }) => [`${provider}:`, ...plans, `webhook: ${webhookId}`])
    .join('\n  ');
}
