import { useEffect, useMemo, useRef, useState } from 'react';
import type { SettingsDocument } from '../../../language/model.ts';
import { translator } from '../../../language/text/message.ts';
import { ModuleScreen } from '../../../renderer/screen/ModuleScreen.tsx';
import { RendererProvider } from '../../../renderer/screen/RendererProvider.tsx';
import { compiledModule } from './compiled.ts';
import { Landing, LegalText, MenuOfServer, Plans } from './pages.tsx';
import { GUILD, sampleServer } from './sampleServer.ts';
import type { ScreenMessage, ScreenReport } from './settings.ts';

function report(message: ScreenReport): void {
  window.parent.postMessage(message, window.location.origin);
}

/**
 * The screen that the drafts make. A new one is drawn out of sight while it loads, and then takes the place of the one
 * before, so that nothing flickers while somebody types.
 */
export function LiveScreen() {
  const [message, setMessage] = useState<ScreenMessage>();
  const [shown, setShown] = useState<ScreenMessage>();
  useEffect(() => {
    const receive = ({ origin, data }: MessageEvent<ScreenMessage>) => {
      if (origin === window.location.origin) setMessage(data);
    };
    window.addEventListener('message', receive);
    report({ kind: 'ready' });
    return () => window.removeEventListener('message', receive);
  }, []);
  const settings = message?.settings;
  useEffect(() => {
    if (!settings) return;
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.lang = settings.language;
  }, [settings]);
  const versions = [...new Set([shown, message])].filter((one) => one !== undefined);
  return versions.map((one) => (
    <Version key={one.turn} message={one} isShown={one === shown} onDrawn={() => setShown(one)} />
  ));
}

interface VersionProps {
  message: ScreenMessage;
  isShown: boolean;
  onDrawn(): void;
}

function Version({ message, isShown, onDrawn }: VersionProps) {
  const container = useRef<HTMLElement>(null);
  const drawn = useRef(onDrawn);
  const { turn } = message;
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const look = () => {
      // Every screen has a heading once it has loaded; the outline before it is busy.
      if (!element.querySelector('h1, h2, h3') || element.querySelector('[aria-busy="true"]')) return;
      observer.disconnect();
      drawn.current();
      report({ kind: 'drawn', turn });
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [turn]);
  return (
    <main ref={container} hidden={!isShown}>
      <Drawn {...message} />
    </main>
  );
}

/** What was saved on the sample server, for as long as the studio is open. */
const nowhere = () => '#';
const saved = new Map<string, SettingsDocument>();

function Screen({ answer, settings, sample }: Extract<ScreenMessage, { kind: 'screen' }>) {
  const parts = useMemo(() => {
    const module = compiledModule(answer.module);
    const uses = answer.uses.map(compiledModule);
    const example = sample ?? answer.examples.find(({ name }) => name === settings.example);
    return {
      module,
      api: sampleServer(module, uses, settings, example, saved),
      loadModule: async (id: string) => {
        const found = uses.find(({ spec }) => spec.id === id);
        if (!found) throw new Error(`No module "${id}"`);
        return found;
      },
      text: translator(answer.texts.renderer, settings.language),
      widgetText: translator(answer.texts.widgets, settings.language),
    };
  }, [answer, settings, sample]);
  const ofUser = parts.module.spec.screen.scope === 'user';
  return (
    <RendererProvider text={parts.text} widgetText={parts.widgetText}>
      <ModuleScreen
        module={parts.module}
        api={parts.api}
        loadModule={parts.loadModule}
        guildId={ofUser ? undefined : GUILD}
        signedIn={settings.visitor !== 'member'}
        upgradeAddress={nowhere}
        loginAddress="#"
        onNavigate={() => {}}
        onDepart={() => {}}
      />
    </RendererProvider>
  );
}

function Drawn(message: ScreenMessage) {
  switch (message.kind) {
    case 'screen':
      return <Screen {...message} />;
    case 'plans':
      return <Plans {...message} />;
    case 'landing':
      return <Landing {...message} />;
    case 'legal':
      return <LegalText {...message} />;
    case 'menu':
      return <MenuOfServer {...message} />;
  }
}
