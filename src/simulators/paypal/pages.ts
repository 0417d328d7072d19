import { type Html, html, page as wholePage } from '../common/html.ts';
import { buyer } from './presenter.ts';
import type { Plan, Subscription } from './state.ts';

const page = (title: string, body: Html) => wholePage('PayPal', title, body);

const units = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

/** A price with its interval: `EUR 4.99 every month`. */
export function priceOf({ body }: Plan): string {
  const [{ pricing_scheme, frequency }] = body.billing_cycles;
  const { currency_code, value } = pricing_scheme.fixed_price;
  const { interval_unit, interval_count = 1 } = frequency;
  const unit = units[interval_unit];
  const rhythm = interval_count === 1 ? `every ${unit}` : `every ${interval_count} ${unit}s`;
  return `${currency_code} ${Number(value).toFixed(2)} ${rhythm}`;
}

/** Asks the buyer to agree to a subscription. */
export function consentPage(subscription: Subscription, plan: Plan, now: number): string {
  const { context, startAt } = subscription;
  const merchant = context.brand_name ?? 'The merchant';
  const later = startAt > now ? ` for the first time on ${new Date(startAt).toISOString().slice(0, 10)}` : '';
  const agree = context.user_action === 'CONTINUE' ? 'Agree and continue' : 'Agree and subscribe';
  return page(
    `Subscribe to ${plan.body.name}`,
    html`<h1>${merchant} asks you to subscribe</h1>
<h2>What you subscribe to</h2>
<p><strong>${plan.body.name}</strong></p>
${plan.body.description ? html`<p>${plan.body.description}</p>` : html``}
<h2>What it costs</h2>
<p><strong>${priceOf(plan)}</strong>${later}, until you cancel.</p>
<h2>Who pays</h2>
<p>${buyer.name.given_name} ${buyer.name.surname}, ${buyer.email_address}</p>
<form method="post">
<div class="actions">
<button name="decision" value="agree">${agree}</button>
<button class="quiet" name="decision" value="decline" aria-describedby="about-decline">Decline the payment</button>
<p class="about" id="about-decline">You agree, but your bank refuses every payment.</p>
<button class="quiet" name="decision" value="cancel">Cancel and return</button>
</div>
</form>`,
  );
}

/** Shows a message. */
export const notePage = (title: string, text: string): string => page(title, html`<h1>${title}</h1><p>${text}</p>`);
