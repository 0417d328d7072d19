import type { Ref } from 'react';
import { Button } from '../../renderer/primitives/Button.tsx';
import { ButtonLink } from '../pages/ButtonLink.tsx';
import { Part } from './Part.tsx';
import styles from './TransferPage.module.css';
import { useTransferText } from './texts.tsx';
import type { Source } from './transfer.ts';

interface DonePartProps {
  heading: Ref<HTMLHeadingElement>;
  guildId: string;
  source: Source;
  changes: number;
  onAgain(): void;
}

/** Says what was done, and where to go next. */
export function DonePart({ heading, guildId, source, changes, onAgain }: DonePartProps) {
  const text = useTransferText();
  return (
    <Part heading={heading} title={text('done.title')} help={text('done.text', { count: changes, name: source.name })}>
      <div className={styles.actions}>
        <Button onClick={onAgain}>{text('done.again')}</Button>
        <ButtonLink to={`/dashboard/${guildId}?section=history`} variant="primary">
          {text('done.history')}
        </ButtonLink>
      </div>
    </Part>
  );
}
