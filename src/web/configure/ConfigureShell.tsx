import { PanelLeftOpen } from 'lucide-react';
import { createElement, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Plan } from '../../language/model.ts';
import { addressOf } from '../../language/screens/addressOf.ts';
import type { Menu } from '../../language/screens/menu.ts';
import { onDemand } from '../../renderer/loading/onDemand.tsx';
import { Banner } from '../../renderer/primitives/Banner.tsx';
import { raiseFocus } from '../../renderer/primitives/focus.ts';
import type { FormCommands } from '../../renderer/screen/useCommands.ts';
import { useFirstSign } from '../browser/useFirstSign.ts';
import { InFrame } from '../chrome/InFrame.tsx';
import { useLanguage, useText } from '../language/text.tsx';
import { menu, pages } from '../product/menu.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { useSearch } from '../search/useSearch.tsx';
import { useSession } from '../session/session.ts';
import { ClosedModule } from './access/ClosedModule.tsx';
import type { GrantedAccess } from './access/useServerAccess.ts';
import styles from './ConfigureShell.module.css';
import { Drawer } from './menu/Drawer.tsx';
import { ServerSwitcher } from './menu/ServerSwitcher.tsx';
import { Sidebar } from './menu/Sidebar.tsx';
import { SidebarHeader } from './menu/SidebarHeader.tsx';
import { useDrawer } from './menu/useDrawer.ts';
import { useSwipe } from './menu/useSwipe.ts';
import { lookingAt, useUnseen } from './menu/useUnseen.ts';
import { serverPages } from './serverPages.ts';
import type { DiscardedNoticeProps } from './unsaved/DiscardedNotice.tsx';
import { editsKey } from './unsaved/editsKey.ts';
import { LeaveDialog } from './unsaved/LeaveDialog.tsx';
import { useDiscarded } from './unsaved/useDiscarded.ts';
import { useUnsavedGuard } from './unsaved/useUnsavedGuard.ts';
import { isPage, useSection } from './useSection.ts';
import type { ServerInfo } from './useServerInfo.ts';

const DiscardedNotice = onDemand<DiscardedNoticeProps>(() => import('./unsaved/DiscardedNotice.tsx'));
/** A server opens with its overview, which has no form. */
const loadModuleView = async () => ({ default: (await import('./ModuleView.tsx')).ModuleView });
const ModuleView = onDemand(loadModuleView);

interface ConfigureShellProps {
  guildId: string;
  info: ServerInfo | null | undefined;
  access: GrantedAccess;
  /** Told the server's plan whenever a form or page learns it. Must be stable. */
  onPlan(plan: Plan): void;
}

/** The sections of one server and the module of the selected one. */
export function ConfigureShell({ guildId, info, access, onPlan }: ConfigureShellProps) {
  const { plan, modules } = access;
  const text = useText();
  const navigate = useNavigate();
  const language = useLanguage();
  const { section, unknown, title, pick } = useSection();
  const openPages = pages[language].filter(({ wholeServer }) => !wholeServer || !modules);
  const isClosed = isPage(section) ? !openPages.some(({ id }) => id === section) : modules?.includes(section) === false;
  const groups = openGroups(menu[language], modules);
  const isHere = useFirstSign();
  const unseen = useUnseen(guildId, isHere, lookingAt(section, useLocation().search));
  // Pages and hidden modules have no place in the menu for a mark.
  const news = groups.some(({ items }) => items.some((item) => unseen.has(item.id)));
  const id = useId();
  const drawer = useDrawer();
  const [commands, setCommands] = useState<FormCommands>();
  const guard = useUnsavedGuard(commands);
  const { discarded, note, dismiss } = useDiscarded(section);
  const { user } = useSession();
  const toggle = useRef<HTMLButtonElement>(null);
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

  // Whoever is here goes on to a module.
  useEffect(() => {
    if (isHere) void loadModuleView().catch(() => {});
  }, [isHere]);

  const leave = useCallback(() => {
    guard.release();
    navigate('/dashboard', { replace: true });
  }, [guard.release, navigate]);
  const go = useCallback((to: string) => navigate(to), [navigate]);
  const search = useSearch({ guildId, section, access, commands, onGo: go }, afterDrawer);

  const header = (
    <SidebarHeader
      guildId={guildId}
      section={section}
      info={info}
      plan={plan}
      onGo={(to) => afterDrawer(() => navigate(to))}
    />
  );
  const sidebar = (
    <Sidebar
      pages={openPages}
      groups={groups}
      unseen={unseen}
      plan={plan}
      section={section}
      search={<SearchButton onOpen={search.open} onPrepare={search.prepare} />}
      onPick={(id) => afterDrawer(() => pick(id))}
      guildId={guildId}
      onAction={(to) => afterDrawer(() => navigate(to))}
    />
  );
  return (
    <div className={styles.shell}>
      {drawer.narrow ? (
        <InFrame slot="bar">
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-label={text('configure.openMenu')}
            aria-haspopup="dialog"
            aria-expanded={drawer.open}
            aria-describedby={news ? `${id}-news` : undefined}
            onClick={drawer.show}
          >
            <PanelLeftOpen aria-hidden="true" />
            {news && <span className={styles.news} />}
          </button>
          {news && (
            <span id={`${id}-news`} hidden>
              {text('configure.news')}
            </span>
          )}
          <ServerSwitcher guildId={guildId} section={section} className={styles.current} onGo={go}>
            <span className={styles.names}>
              {title && <span className={styles.name}>{title}</span>}
              <bdi className={title ? styles.server : styles.name}>{info?.name}</bdi>
            </span>
          </ServerSwitcher>
          <SearchButton small onOpen={search.open} onPrepare={search.prepare} />
          <Drawer open={drawer.open} onClose={drawer.hide} toggle={toggle} header={header}>
            {sidebar}
          </Drawer>
        </InFrame>
      ) : (
        <InFrame slot="side">
          <aside className={styles.side}>
            {header}
            {sidebar}
          </aside>
        </InFrame>
      )}
      <div key={section} ref={raiseFocus} className={styles.content}>
        {unknown && (
          <div role="status" className={styles.unknown}>
            <Banner kind="info">{text('configure.unknownSection')}</Banner>
          </div>
        )}
        {discarded && user && (
          <div role="status" className={styles.unknown}>
            <DiscardedNotice
              editsKey={editsKey(user.id, guildId, discarded.from)}
              title={discarded.title}
              onReturn={() => navigate(addressOf(discarded.from))}
              onDismiss={dismiss}
            />
          </div>
        )}
        {isClosed ? (
          <ClosedModule />
        ) : isPage(section) ? (
          createElement(serverPages[section], { key: section, guildId, info, plan, isWhole: !modules, onPlan })
        ) : (
          <ModuleView
            key={section}
            id={section}
            guildId={guildId}
            onLeave={leave}
            onNavigate={go}
            onDirtyChange={guard.setDirty}
            onPlan={onPlan}
            onCommands={setCommands}
          />
        )}
      </div>
      {search.element}
      <LeaveDialog
        open={guard.asking}
        section={title ?? section}
        onStay={guard.stay}
        onDiscard={() => {
          note(section, title ?? section);
          guard.leave();
        }}
        onSave={guard.saveAndLeave}
      />
    </div>
  );
}

/** The menu without the modules that the user may not see. */
function openGroups(groups: Menu, modules: GrantedAccess['modules']): Menu {
  if (!modules) return groups;
  return groups.map((group) => ({
    ...group,
    items: group.items.filter(({ id, action }) => action !== undefined || modules.includes(id)),
  }));
}
