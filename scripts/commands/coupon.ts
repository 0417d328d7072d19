/** `npm run coupon -- --months 3 --uses 10 --expires 2027-01-31`: creates a coupon and prints its code. */
import { COUPON_USAGE, couponCommand } from '../../src/server/billing/coupons/couponCommand.ts';
import { runCommand } from '../commandLine/operatorCommand.ts';

await runCommand(
  COUPON_USAGE,
  ({ store, catalogue }) => couponCommand(store, catalogue.plans, process.argv.slice(2), Date.now()),
  {
    event: { command: 'coupon' },
  },
);
