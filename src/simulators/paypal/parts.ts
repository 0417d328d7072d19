import type { Billing } from './billing.ts';
import type { Clock } from './clock.ts';
import type { Deliveries } from './deliveries.ts';
import type { Present } from './present.ts';
import type { Signer } from './signing.ts';
import type { State } from './state.ts';

/** What the routes work with. */
export interface Parts {
  state: State;
  clock: Clock;
  present: Present;
  billing: Billing;
  deliveries: Deliveries;
  signer: Signer;
  /** The stand-in's own address, without a slash at the end. */
  url: () => string;
}
