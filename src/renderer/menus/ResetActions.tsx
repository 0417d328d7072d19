import { History, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useMenus } from '../contexts/MenusContext.ts';
import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { ActionMenu, type MenuAction } from './ActionMenu.tsx';
import type { MenuProps } from './MenuButton.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { type ResetPlan, resetPlan } from './resetPlan.ts';

interface ResetActionsProps extends MenuProps {
  /** Of the section or screen. */
  title: string;
  /** The settings of the section. All of the screen without it. */
  names?: readonly string[];
}

/** Resets a section or a screen to the defaults or to what is saved, once the user has seen what that changes. */
export function ResetActions({ open, title, names, trigger, onClose }: ResetActionsProps) {
  const store = useForm();
  const text = useScreenText();
  const menus = useMenus();
  const [plan, setPlan] = useState<ResetPlan>();
  const [asking, setAsking] = useState(false);

  function actionFor(to: ResetPlan['to'], icon: MenuAction['icon']): MenuAction {
    const found = resetPlan(store, to, names);
    const none = found.changes.length === 0;
    return {
      label: text(`reset.${to}`),
      icon,
      note: none ? text(`reset.${to}Nothing`) : text('reset.count', { count: found.changes.length }),
      off: none,
      run() {
        onClose();
        setPlan(found);
        setAsking(true);
      },
    };
  }

  function confirm({ to }: ResetPlan) {
    setAsking(false);
    // Something may have been restored or merged since it was asked.
    const { document, names: reset } = resetPlan(store, to, names);
    menus?.reset(document, reset, text(`reset.${to}Done`, { title }));
  }

  return (
    <>
      {open && (
        <ActionMenu
          label={text(names ? 'menu.section' : 'menu.screen')}
          actions={[
            actionFor('default', <RotateCcw aria-hidden="true" />),
            actionFor('saved', <History aria-hidden="true" />),
          ]}
          trigger={trigger}
          onClose={onClose}
        />
      )}
      {plan && (
        <ResetDialog
          open={asking}
          plan={plan}
          title={title}
          finalFocus={trigger}
          onConfirm={() => confirm(plan)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
