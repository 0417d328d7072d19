import type { SubscriptionLifecycle } from './billing.ts';
import type { SimulatedClock } from './clock.ts';
import type { Deliveries } from './deliveries.ts';
import type { Presenter } from './presenter.ts';
import type { Signer } from './signing.ts';
import type { PayPalState } from './state.ts';

/** The components that the routes use. */
export interface Parts {
  state: PayPalState;
  clock: SimulatedClock;
  present: Presenter;
  billing: SubscriptionLifecycle;
  deliveries: Deliveries;
  signer: Signer;
  /** The simulator's own address, without a trailing slash. */
  url: () => string;
}
