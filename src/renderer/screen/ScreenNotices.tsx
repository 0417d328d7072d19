import type { RefObject } from 'react';
import type { Arrival } from '../../language/model.ts';
import type { unmetRequirement } from '../../language/resolved/requirements.ts';
import type { LoadedScreen } from '../calls/load.ts';
import { useCalls } from '../contexts/CallsContext.ts';
import { onDemand } from '../loading/onDemand.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { RequirementNotice } from '../templates/RequirementNotice.tsx';
import { useScreenText } from '../text/screenText.ts';
import type { Arrived } from './arrivals/arrivals.ts';
import { IncompleteNotice } from './IncompleteNotice.tsx';
import { ErrorSummary } from './saving/ErrorSummary.tsx';
import { offersKept, type useKeptEdits } from './saving/useKeptEdits.ts';
import type { useSave } from './saving/useSave.ts';
import styles from './screen.module.css';
import { TermsNotice } from './TermsNotice.tsx';
import type { TermsChange } from './useRefresh.ts';

/** Fetched only if there is something to offer. */
const KeptNotice = onDemand(() => import('../kept/KeptNotice.tsx'));

/** Fetched only if the user returns from another site. */
const ArrivalWatch = onDemand(() => import('./arrivals/ArrivalWatch.tsx'));

/** Fetches what a screen begins with, so that it does not push the settings down later. @param key of kept edits */
export async function loadNotices(key: string | undefined): Promise<void> {
  // Without its file, the screen is shown with a button that fetches it again.
  if (offersKept(key)) await KeptNotice.fetch().catch(() => {});
}

interface ScreenNoticesProps {
  loaded: LoadedScreen;
  requirement: ReturnType<typeof unmetRequirement>;
  kept: ReturnType<typeof useKeptEdits>;
  termsChange?: TermsChange;
  refusals: ReturnType<typeof useSave>['refusals'];
  root: RefObject<HTMLElement | null>;
  arrival?: Arrival;
  /** The query string of the address. */
  search?: string;
  onArrived(arrived: Arrived): void;
  retrying: boolean;
  onRetry(): void;
}

/** What a screen says before its settings: why they cannot be changed, what is missing, and what has happened. */
export function ScreenNotices(props: ScreenNoticesProps) {
  const { loaded, requirement, kept, termsChange, arrival } = props;
  const { module, context } = loaded.module;
  const { user } = context;
  const { deniedNotice } = module.spec.screen;
  const text = useScreenText();
  const calls = useCalls();
  return (
    <>
      {!user.can_modify && (
        <Notice title={text(user.granted ? 'granted.view' : 'denied.modify')} tone="warning">
          {user.granted && <p>{text('granted.byRole')}</p>}
          {!user.granted && deniedNotice && <p>{deniedNotice}</p>}
          {user.is_admin && text('denied.admins')}
        </Notice>
      )}
      {requirement && <RequirementNotice notice={requirement.notice} plan={requirement.plan} />}
      <IncompleteNotice loaded={loaded} busy={props.retrying} onRetry={props.onRetry} />
      {kept.offeredAt !== undefined && (
        <KeptNotice at={kept.offeredAt} onRestore={kept.restore} onDiscard={kept.discard} />
      )}
      {termsChange && <TermsNotice {...termsChange} />}
      <ErrorSummary root={props.root} refusals={props.refusals} />
      {arrival && (
        <ArrivalWatch arrival={arrival} search={props.search ?? ''} calls={calls} onArrived={props.onArrived} />
      )}
      {arrival?.wait && (
        <p className={styles.waiting} role="status">
          <Spinner size="small" decorative />
          {arrival.wait.text}
        </p>
      )}
    </>
  );
}
