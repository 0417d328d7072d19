import type { CompiledModule } from '../../../language/model.ts';
import { sectionsIn } from '../../../language/screens/layout.ts';
import { switchedLayout } from '../../../language/screens/masterSwitch.ts';
import { Bone } from '../../primitives/Bone.tsx';
import { Card } from '../../primitives/Card.tsx';
import { LoadingStatus } from '../../primitives/LoadingStatus.tsx';
import { HistoryLink } from '../HistoryLink.tsx';
import { ScreenFrame } from '../ScreenFrame.tsx';
import screen from '../screen.module.css';
import styles from './ScreenSkeleton.module.css';

interface ScreenSkeletonProps {
  /** What is being loaded. */
  label: string;
  spec: CompiledModule['spec'];
  /** The address of the history of the screen, if it has one. */
  historyAddress?: string;
}

/** A screen before its settings are there: its titles, and an outline of each setting that it declares. */
export function ScreenSkeleton({ label, spec, historyAddress }: ScreenSkeletonProps) {
  const { master, layout } = switchedLayout(spec);
  return (
    <div aria-busy="true">
      <LoadingStatus label={label} />
      <div aria-hidden="true" inert>
        <ScreenFrame
          title={spec.screen.title}
          description={spec.screen.description}
          // What will be beside a long title decides where it wraps.
          aside={() =>
            historyAddress !== undefined && (
              <div className={styles.linkPlace}>
                <HistoryLink to={historyAddress} />
              </div>
            )
          }
          control={
            master && (
              <div className={screen.master}>
                <Bone className={styles.switch} />
              </div>
            )
          }
        >
          {sectionsIn(layout).map(({ section, title, fields }) => (
            <Card key={section} title={title}>
              {fields.map((row) => (
                <Bone key={String(row)} className={styles.bone} />
              ))}
            </Card>
          ))}
        </ScreenFrame>
      </div>
    </div>
  );
}
