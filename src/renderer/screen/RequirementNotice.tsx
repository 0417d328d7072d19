import { Crown, TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Notice as NoticeText } from '../../language/model.ts';
import { fill } from '../../language/text.ts';
import { Notice } from '../primitives/Notice.tsx';
import { useNavigation } from './NavigateContext.ts';
import styles from './screen.module.css';

export interface RequirementNoticeProps {
  notice: NoticeText;
  /** It is a plan that is missing. */
  premium: boolean;
}

/** What a module or a section needs before it can be set up, and the way there. */
export function RequirementNotice({ notice, premium }: RequirementNoticeProps) {
  const { guildId, navigate } = useNavigation();
  const { title, text, action } = notice;
  const to = fill(action.to, { guildId });

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  }

  return (
    <Notice
      title={title}
      tone={premium ? 'premium' : 'warning'}
      icon={premium ? <Crown /> : <TriangleAlert />}
      action={
        <a className={styles.action} href={to} onClick={follow}>
          {action.label}
        </a>
      }
    >
      {text}
    </Notice>
  );
}
