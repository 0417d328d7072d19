import { SunMoon } from 'lucide-react';
import { useText } from '../text.tsx';
import panel from './Panel.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './TopBar.module.css';
import { useDisclosure } from './useDisclosure.ts';

export function ThemeMenu() {
  const text = useText();
  const { open, toggle, root, button } = useDisclosure();
  return (
    <div ref={root} className={panel.root}>
      <button
        ref={button}
        type="button"
        className={styles.iconButton}
        aria-expanded={open}
        aria-label={text('theme.label')}
        onClick={toggle}
      >
        <SunMoon aria-hidden="true" />
      </button>
      {open && (
        <div className={panel.panel}>
          <ThemeSwitch />
        </div>
      )}
    </div>
  );
}
