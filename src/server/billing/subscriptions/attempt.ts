import type { PaymentProvider } from '../provider.ts';
import type { SnapshotSources } from './refreshPurchase.ts';

export interface BillingSources extends SnapshotSources {
  providers: ReadonlyMap<string, PaymentProvider>;
  /** Called with failures, which are retried the next time. */
  onFailure: (what: string, error: unknown) => void;
}

/** Runs `work` and reports a failure instead of throwing it. */
export async function attempt(sources: BillingSources, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    sources.onFailure(what, error);
  }
}
