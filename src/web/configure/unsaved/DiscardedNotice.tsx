import { useEffect, useState } from 'react';
import { readObject } from '../../../renderer/browser/objectStore.ts';
import { markKept, markOf } from '../../../renderer/kept/marks.ts';
import { Banner } from '../../../renderer/primitives/Banner.tsx';
import { useText } from '../../language/text.tsx';

export interface DiscardedNoticeProps {
  /** What the edits were kept as. */
  editsKey: string;
  /** The title of the section whose changes were discarded. */
  title: string;
  /** Opens that section. */
  onReturn(): void;
  onDismiss(): void;
}

/** Says that changes were discarded on leaving a section, and brings them back on request. Nothing if they were not kept. */
export default function DiscardedNotice({ editsKey, title, onReturn, onDismiss }: DiscardedNoticeProps) {
  const text = useText();
  const [at, setAt] = useState<number>();
  useEffect(() => {
    // The form is still being left: this waits until its edits are stored, or are not because there is no room.
    void readObject(editsKey).then((kept) => {
      const mark = markOf(editsKey);
      if (kept !== undefined && mark?.fate === 'discarded') setAt(mark.at);
    });
  }, [editsKey]);
  if (at === undefined) return null;
  const undo = () => {
    markKept(editsKey, at, 'wanted');
    onReturn();
  };
  return (
    <Banner kind="info" action={{ label: text('configure.undoDiscard'), run: undo }} onDismiss={onDismiss}>
      {text('configure.discarded', { section: title })}
    </Banner>
  );
}
