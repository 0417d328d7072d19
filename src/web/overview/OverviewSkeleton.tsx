import { Bone } from '../../renderer/primitives/Bone.tsx';
import { LoadingStatus } from '../../renderer/primitives/LoadingStatus.tsx';
import { useLanguage } from '../language/text.tsx';
import { menu } from '../product/menu.ts';
import card from './ModuleCard.module.css';
import styles from './OverviewPage.module.css';
import { useOverviewText } from './texts.ts';

/** Placeholders for the modules while their states are loaded. */
export function OverviewSkeleton() {
  const text = useOverviewText();
  const language = useLanguage();
  return (
    <>
      <LoadingStatus label={text('loading')} />
      {menu[language].map(({ id, items }) => (
        <div key={id} className={styles.group} aria-hidden="true">
          <Bone className={styles.boneTitle} />
          <div className={styles.cards}>
            {items
              .filter(({ action }) => !action)
              .map((item) => (
                <div key={item.id} className={card.card}>
                  <Bone className={styles.boneLine} />
                  <Bone className={styles.boneText} />
                </div>
              ))}
          </div>
        </div>
      ))}
    </>
  );
}
