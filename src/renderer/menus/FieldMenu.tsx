import { useMenus } from '../contexts/MenusContext.ts';
import { popupOnDemand } from '../loading/popupOnDemand.tsx';
import { controlId } from '../state/controlIds.ts';
import { useDiffersFromDefault, useFieldState } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import styles from './FieldMenu.module.css';
import { MenuButton } from './MenuButton.tsx';
import { PASSED_OVER } from './reachMenus.ts';

const FieldActions = popupOnDemand(async () => ({ default: (await import('./menus.ts')).FieldActions }));

/** The menu of a setting, and a mark if its value is not the default. */
export function FieldMenu({ path }: { path: string }) {
  return useMenus() && <Menu path={path} />;
}

function Menu({ path }: { path: string }) {
  const text = useScreenText();
  const differs = useDiffersFromDefault(path);
  const { enabled, lock } = useFieldState(path);
  return (
    <>
      {differs && lock === undefined && (
        <span className={styles.mark} role="img" aria-label={text('menu.differs')} title={text('menu.differs')} />
      )}
      <MenuButton
        className={styles.button}
        label={text('menu.field')}
        aria-describedby={`${controlId(path)}__label`}
        menu={FieldActions}
        options={{ path }}
        // A control that is off cannot lead to it.
        {...(enabled && PASSED_OVER)}
      />
    </>
  );
}
