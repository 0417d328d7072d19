import { History } from 'lucide-react';
import type { Plan } from '../../language/model.ts';
import { HISTORY_LAPSE_DAYS } from '../../language/plans/historyLapse.ts';
import { PageLink } from '../chrome/PageLink.tsx';
import { useLanguage } from '../language/text.tsx';
import { planTitle } from '../product/plans.ts';
import { premiumAddress } from '../product/premiumAddress.ts';
import { plans } from '../product/product.ts';
import styles from './History.module.css';
import { useHistoryText } from './texts.ts';

/** How long the history of a server is kept, which plan keeps it longest, and for how long after it has ended. */
export function Kept({ guildId, plan }: { guildId: string; plan: Plan }) {
  const text = useHistoryText();
  const language = useLanguage();
  const own = plans.find(({ id }) => id === plan) ?? plans[0];
  const longest = plans.reduce((best, one) => (one.history.days > best.history.days ? one : best), own);
  const words = ({ id, history }: (typeof plans)[number]) => ({ plan: planTitle(id, language), days: history.days });
  return (
    <p className={styles.kept}>
      <History aria-hidden="true" />
      <span>
        {text('kept', words(own))} {longest !== own && <>{text('kept.more', words(longest))} </>}
        {longest.history.days > plans[0].history.days && (
          <>{text('kept.lapse', { plan: planTitle(longest.id, language), days: HISTORY_LAPSE_DAYS })} </>
        )}
        {longest !== own && (
          <PageLink to={premiumAddress(guildId, longest.id)} marked={false}>
            {text('kept.link', { plan: planTitle(longest.id, language) })}
          </PageLink>
        )}
      </span>
    </p>
  );
}
