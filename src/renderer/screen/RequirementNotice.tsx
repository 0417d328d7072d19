import { Crown, TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Requirement } from '../../language/model.ts';
import { fill } from '../../language/text.ts';
import { Notice } from '../primitives/Notice.tsx';
import styles from './screen.module.css';

export interface RequirementNoticeProps {
  requirement: Requirement;
  guildId: string;
  onNavigate(to: string): void;
}

/** What a module needs before it can be set up, and the way there. */
export function RequirementNotice({ requirement, guildId, onNavigate }: RequirementNoticeProps) {
  const { title, text, action } = requirement.notice;
  const premium = requirement.plan !== undefined;
  const to = fill(action.to, { guildId });

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate(to);
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
