import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Json } from '../../../language/model.ts';
import { type Refusal, refusal, unavailable } from '../../answers/refusal.ts';
import type { Preview } from '../../api/proposals.ts';
import type { KeyedAction } from '../../store/idempotencyKeys.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import { createKeyedMutex } from '../requests/keyedMutex.ts';
import type { Services } from '../services.ts';
import { type ProposalPlan, planProposal } from './planProposal.ts';
import type { Proposal } from './proposal.ts';

/** Milliseconds for which a proposal is planned again while documents that it read are saved. */
const RETRY_FOR = 10_000;

/** Proposals for a server are applied one at a time in this process. */
const runExclusive = createKeyedMutex();

/** The request to apply a proposal. */
export interface ProposalRequest {
  /** The If-Match header: the ETag of the preview that the user has seen, or `*` to ignore later changes. */
  ifMatch: string | undefined;
  /** The ETag of a preview. By default, it is the one of the plan. */
  etagOf?(plan: ProposalPlan): string;
  keyed?: KeyedAction;
}

/**
 * Writes the changes of a proposal in one transaction, as saves of the user.
 * @param propose reads the proposal; called again if documents are saved meanwhile
 * @throws Refusal 428 without If-Match, 412 with a new preview if what the user has seen has changed, 503 while others save too often
 */
export async function applyProposal(
  services: Services,
  access: RequestAccess,
  propose: () => Promise<Proposal>,
  { ifMatch, etagOf = ({ etag }) => etag, keyed }: ProposalRequest,
): Promise<void> {
  const seen = ifMatch?.trim().replace(/^W\//, '') ?? '';
  if (seen === '') throw refusal(428, 'proposal.ifMatch');
  return runExclusive(access.guild.id, async () => {
    const deadline = performance.now() + RETRY_FOR;
    for (let attempt = 1; ; attempt++) {
      const planned = await planProposal(services, access, await propose());
      if (seen !== '*' && seen !== etagOf(planned)) throw changedMeanwhile(planned, etagOf);
      if (await services.store.documents.saveAll(planned.saves, keyed)) return;
      if (performance.now() > deadline) throw unavailable('proposal.contended');
      await pause(Math.random() * Math.min(100, 5 * attempt));
    }
  });
}

/** A plan as users see it. @param refused why it would be refused as a whole */
export function previewOf({ changes, missing, omissions, stopped }: ProposalPlan, refused: string | null): Preview {
  return { changes, missing, left_out: omissions, stopped, refused };
}

/** The preview of what would be refused as a whole without being planned. */
export function refusedPreview(refused: string | null): Preview {
  return { changes: [], missing: [], left_out: [], stopped: [], refused };
}

/** An ETag that also changes with the chosen replacements and with everything that would be written. */
export function exactEtag({ etag, saves, omissions }: ProposalPlan): string {
  const written = saves.map(({ document, value }) => [document, value]);
  return `"${createHash('sha256')
    .update(JSON.stringify([etag, written, omissions]))
    .digest('base64url')}"`;
}

function changedMeanwhile(plan: ProposalPlan, etagOf: (plan: ProposalPlan) => string): Refusal {
  const body: Record<string, Json> = { current: previewOf(plan, null) };
  return refusal(412, 'proposal.changed', {}, { body, headers: { etag: etagOf(plan) } });
}
