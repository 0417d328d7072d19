import { Crown, TriangleAlert } from 'lucide-react';
import type { Notice as NoticeText, Plan } from '../../language/model.ts';
import { interpolate } from '../../language/text/message.ts';
import { useNavigation } from '../contexts/NavigationContext.ts';
import { Notice } from '../primitives/Notice.tsx';
import { InnerLink } from './InnerLink.tsx';
import styles from './RequirementNotice.module.css';

export interface RequirementNoticeProps {
  notice: NoticeText;
  /** The plan that is missing, if that is what it needs. */
  plan: Plan | undefined;
}

/** What a module or section needs before it can be set up, with a link to it. */
export function RequirementNotice({ notice, plan }: RequirementNoticeProps) {
  const { guildId, upgradeAddress } = useNavigation();
  const { title, text, action } = notice;
  // Where a plan is bought, this server is chosen already.
  const to = (plan === undefined ? undefined : upgradeAddress?.(plan)) ?? interpolate(action.to, { guildId });
  return (
    <Notice
      title={title}
      tone={plan ? 'premium' : 'warning'}
      icon={plan ? <Crown /> : <TriangleAlert />}
      action={
        <InnerLink className={styles.action} to={to}>
          {action.label}
        </InnerLink>
      }
    >
      {text}
    </Notice>
  );
}
