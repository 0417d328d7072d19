import { History, Link2, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { labelOf } from '../../language/documents/references.ts';
import { settingAddress } from '../../language/screens/settingAddress.ts';
import { parsePath } from '../../language/values/path.ts';
import { useMenus } from '../contexts/MenusContext.ts';
import { Popup } from '../primitives/overlays/Popup.tsx';
import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { useWidgets } from '../widgets/context.ts';
import styles from './ActionMenu.module.css';
import { ActionMenu, type MenuAction } from './ActionMenu.tsx';
import { fieldResets } from './fieldResets.ts';
import type { MenuProps } from './MenuButton.tsx';

const ICONS = { default: <RotateCcw aria-hidden="true" />, saved: <History aria-hidden="true" /> };

/** What can be done with a setting: copying its link, and the ways back that would change it. */
export function FieldActions({ open, ...props }: MenuProps & { path: string }) {
  return open && <Actions {...props} />;
}

function Actions({ path, trigger, onClose }: Omit<MenuProps, 'open'> & { path: string }) {
  const store = useForm();
  const text = useScreenText();
  const menus = useMenus();
  const { notify } = useWidgets();
  const [uncopied, setUncopied] = useState<string>();
  if (uncopied !== undefined) return <LinkPopup link={uncopied} trigger={trigger} onClose={onClose} />;
  const { module } = store;
  const title = labelOf(module, store.document(), parsePath(path)).at(-1) ?? '';

  async function copy() {
    const link = menus?.linkTo(settingAddress(module, store.document(), parsePath(path))) ?? '';
    try {
      // Missing where the page is not served securely.
      await navigator.clipboard.writeText(link);
    } catch {
      return setUncopied(link);
    }
    onClose();
    notify(text('menu.copied'), 'info');
  }

  const resets = fieldResets(store, path, text).map(
    ({ to, words, run }): MenuAction => ({
      label: text(`menu.${to}`),
      icon: ICONS[to],
      note: words,
      run() {
        onClose();
        run();
        notify(text(`menu.${to}Done`, { title }), 'info');
      },
    }),
  );
  const link = { label: text('menu.copyLink'), icon: <Link2 aria-hidden="true" />, run: () => void copy() };
  return <ActionMenu label={text('menu.field')} actions={[link, ...resets]} trigger={trigger} onClose={onClose} />;
}

/** Shows a link to be copied by hand, where the browser does not do it. */
function LinkPopup({ link, trigger, onClose }: Omit<MenuProps, 'open'> & { link: string }) {
  const text = useScreenText();
  return (
    <Popup
      role="dialog"
      aria-label={text('menu.copyLink')}
      className={styles.link}
      anchor={trigger}
      align="end"
      focus={() => document.querySelector('[data-link]')}
      onDismiss={onClose}
    >
      <p role="status">{text('menu.uncopied')}</p>
      <input
        data-link=""
        className={styles.address}
        readOnly
        aria-label={text('menu.copyLink')}
        value={link}
        onFocus={({ target }) => target.select()}
      />
    </Popup>
  );
}
