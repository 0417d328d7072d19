import type { CompiledModule } from '../../../language/model.ts';
import { sectionsIn } from '../../../language/screens/layout.ts';
import { Bone } from '../../primitives/Bone.tsx';
import { Card } from '../../primitives/Card.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { ScreenFrame } from '../ScreenFrame.tsx';
import styles from './ScreenSkeleton.module.css';

interface ScreenSkeletonProps {
  /** What is being loaded. */
  label: string;
  /** The module, once its declaration is there. */
  spec?: CompiledModule['spec'];
}

/** A screen before its settings are there: its titles, and an outline of each setting that it declares. */
export function ScreenSkeleton({ label, spec }: ScreenSkeletonProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <Spinner label={label} />
      </VisuallyHidden>
      {spec && (
        <div aria-hidden="true">
          <ScreenFrame title={spec.screen.title} description={spec.screen.description}>
            {sectionsIn(spec.screen.layout).map(({ section, title, fields }) => (
              <Card key={section} title={title}>
                {fields.map((row) => (
                  <Bone key={String(row)} className={styles.bone} />
                ))}
              </Card>
            ))}
          </ScreenFrame>
        </div>
      )}
    </div>
  );
}
