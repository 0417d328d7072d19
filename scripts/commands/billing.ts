/** `npm run billing -- setup | reconcile`: creates the plans at the payment providers, and repairs lost events. */
import { billing } from '../../src/server/billing/billing.ts';
import { BILLING_USAGE, billingCommand } from '../../src/server/billing/billingCommand.ts';
import { configuredProviders } from '../../src/server/billing/providers.ts';
import { readSeller } from '../../src/server/billing/receipts/seller.ts';
import { readVatRates, vatRateIn } from '../../src/server/billing/receipts/vat.ts';
import { ConfigError } from '../../src/server/configuration/config.ts';
import { runCommand } from '../commandLine/operatorCommand.ts';

await runCommand(
  BILLING_USAGE,
  async ({ store }) => {
    const { env } = process;
    const problems: string[] = [];
    const configured = configuredProviders(env, (problem) => problems.push(problem));
    const rates = readVatRates(env.VAT_RATES ?? '');
    if (!rates) problems.push('VAT_RATES must list countries with percentages, like RO 21, HU 27, * 21');
    if (problems.length > 0) throw new ConfigError(problems);
    let failures = 0;
    const origin = (env.PUBLIC_URL?.trim() || `http://localhost:${env.PORT || 3000}`).replace(/\/+$/, '');
    const made = billing({
      store,
      providers: configured.map((one) => one.open({ now: Date.now, fetch })),
      now: Date.now,
      seller: readSeller(env),
      vatRate: (country) => vatRateIn(rates ?? {}, country),
      warn: (what, details) => console.warn(what, details),
      onFailure(what, error) {
        failures++;
        console.warn(`${what}: ${error instanceof Error ? error.message : error}`);
      },
    });
    const done = await billingCommand(made, process.argv.slice(2), origin);
    if (failures > 0) throw new Error(`${done}\nNot everything worked (${failures} failed, see above). Run it again.`);
    return done;
  },
  { event: { command: 'billing' } },
);
