import type { PaymentProvider } from '../provider.ts';
import type { SnapshotSources } from './providerSnapshots.ts';

export interface BillingSources extends SnapshotSources {
  providers: ReadonlyMap<string, PaymentProvider>;
  /** Hears of what could not be done; it is tried again the next time. */
  onFailure: (what: string, error: unknown) => void;
}

/** What fails is reported, and the rest goes on. */
export async function attempt(sources: BillingSources, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    sources.onFailure(what, error);
  }
}
