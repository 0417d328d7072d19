import type { Billing } from './billing.ts';
import type { Clock } from './clock.ts';
import type { Deliveries } from './deliveries.ts';
import type { Presenter } from './presenter.ts';
import type { Signer } from './signing.ts';
import type { State } from './state.ts';

/** The components that the routes use. */
export interface Parts {
  state: State;
  clock: Clock;
  present: Presenter;
  billing: Billing;
  deliveries: Deliveries;
  signer: Signer;
  /** The simulator's own address, without a trailing slash. */
  url: () => string;
}
