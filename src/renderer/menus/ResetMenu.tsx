import { useMenus } from '../contexts/MenusContext.ts';
import { popupOnDemand } from '../loading/popupOnDemand.tsx';
import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { MenuButton } from './MenuButton.tsx';

const ResetActions = popupOnDemand(async () => ({ default: (await import('./menus.ts')).ResetActions }));

export interface ResetMenuProps {
  /** Of the section or screen. */
  title: string;
  /** The id of its heading. */
  describedBy: string;
  /** The settings of the section. All of the screen without it. */
  names?: readonly string[];
}

/** The menu of a section or a screen, which resets its settings. */
export function ResetMenu({ title, describedBy, names }: ResetMenuProps) {
  const text = useScreenText();
  const { readOnly } = useForm();
  if (!useMenus() || readOnly !== undefined) return null;
  return (
    <MenuButton
      label={text(names ? 'menu.section' : 'menu.screen')}
      aria-describedby={describedBy}
      menu={ResetActions}
      options={{ title, ...(names && { names }) }}
    />
  );
}
