import { PanelLeftOpen } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Plan } from '../../language/model.ts';
import { ConfirmDialog } from '../../renderer/primitives/ConfirmDialog.tsx';
import { useReservedHeight } from '../../renderer/primitives/useReservedHeight.ts';
import { useLanguage, useText } from '../language/text.tsx';
import { menu } from '../product/menu.ts';
import styles from './ConfigureShell.module.css';
import { Drawer } from './Drawer.tsx';
import { ModuleView } from './ModuleView.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useDrawer } from './useDrawer.ts';
import { useSection } from './useSection.ts';
import type { ServerInfo } from './useServerInfo.ts';
import { useSwipe } from './useSwipe.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface ConfigureShellProps {
  guildId: string;
  info: ServerInfo | null;
  /** The server's plan. */
  plan: Plan;
}

/** The sections of one server and the module of the selected one. */
export function ConfigureShell({ guildId, info, plan }: ConfigureShellProps) {
  const text = useText();
  const navigate = useNavigate();
  const language = useLanguage();
  const { section, title, pick } = useSection();
  const drawer = useDrawer();
  const guard = useUnsavedGuard();
  const toggle = useRef<HTMLButtonElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  useReservedHeight(toolbar, '--toolbar-room', drawer.narrow);
  const groups = menu[language];
  useSwipe({ enabled: drawer.narrow, open: drawer.open, onOpen: drawer.show, onClose: drawer.hide });

  // Removes the drawer's history entry first, for Back to lead from section to section.
  const [picked, setPicked] = useState<(() => void) | null>(null);
  const afterDrawer = useCallback(
    (go: () => void) => {
      if (!drawer.open) return go();
      setPicked(() => go);
      drawer.hide();
    },
    [drawer.open, drawer.hide],
  );
  useEffect(() => {
    if (drawer.open || !picked) return;
    setPicked(null);
    picked();
  }, [drawer.open, picked]);

  const leave = useCallback(() => {
    guard.release();
    navigate('/dashboard', { replace: true });
  }, [guard.release, navigate]);
  const go = useCallback((to: string) => navigate(to), [navigate]);

  const sidebar = (
    <Sidebar
      groups={groups}
      info={info}
      plan={plan}
      section={section}
      onPick={(id) => afterDrawer(() => pick(id))}
      onAction={(to) => afterDrawer(() => navigate(to))}
    />
  );
  return (
    <div className={styles.shell}>
      {drawer.narrow ? (
        <div ref={toolbar} className={styles.toolbar}>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-label={text('configure.openMenu')}
            aria-haspopup="dialog"
            aria-expanded={drawer.open}
            onClick={drawer.show}
          >
            <PanelLeftOpen aria-hidden="true" />
          </button>
          <bdi className={styles.current}>{info?.name ?? title}</bdi>
          <Drawer open={drawer.open} onClose={drawer.hide} toggle={toggle}>
            {sidebar}
          </Drawer>
        </div>
      ) : (
        <aside className={styles.side}>{sidebar}</aside>
      )}
      <div className={styles.content}>
        <ModuleView
          key={section}
          id={section}
          guildId={guildId}
          onLeave={leave}
          onNavigate={go}
          onDirtyChange={guard.setDirty}
        />
      </div>
      <ConfirmDialog
        open={guard.asking}
        title={text('configure.unsavedTitle')}
        message={text('configure.unsaved', { section: title ?? section })}
        destructive
        inHistory={false}
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </div>
  );
}
