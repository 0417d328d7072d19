import { Crown, TriangleAlert } from 'lucide-react';
import type { Notice as NoticeText } from '../../language/model.ts';
import { interpolate } from '../../language/text/message.ts';
import { useNavigation } from '../contexts/NavigationContext.ts';
import { Notice } from '../primitives/Notice.tsx';
import { InnerLink } from './InnerLink.tsx';
import styles from './RequirementNotice.module.css';

export interface RequirementNoticeProps {
  notice: NoticeText;
  /** The missing requirement is a plan. */
  premium: boolean;
}

/** What a module or section needs before it can be set up, with a link to it. */
export function RequirementNotice({ notice, premium }: RequirementNoticeProps) {
  const { guildId, upgradeAddress } = useNavigation();
  const { title, text, action } = notice;
  // Where a plan is bought, this server is chosen already.
  const to = (premium ? upgradeAddress : undefined) ?? interpolate(action.to, { guildId });
  return (
    <Notice
      title={title}
      tone={premium ? 'premium' : 'warning'}
      icon={premium ? <Crown /> : <TriangleAlert />}
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
