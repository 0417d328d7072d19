import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Block, CompiledModule } from '../../language/model.ts';
import { ModuleScreen } from '../screen/ModuleScreen.tsx';
import type { ModuleScreenProps } from '../screen/moduleScreenProps.ts';
import { RendererProvider } from '../screen/RendererProvider.tsx';
import { type FakeApi, fixtureApi } from './fakeApi.ts';
import { type FixtureParts, fixtureModule, GUILD } from './fixture.ts';

const [section] = fixtureModule().spec.screen.layout;

const loadModule = async (): Promise<CompiledModule> => fixtureModule();

/** Renders a module's screen with an API in memory, without waiting for it to load. */
export function mount(module = fixtureModule(), api: FakeApi = fixtureApi(), props: Partial<ModuleScreenProps> = {}) {
  const calls = { onLeave: vi.fn(), onDirtyChange: vi.fn(), onNavigate: vi.fn() };
  const screenOf = (guildId: string) => (
    <RendererProvider>
      <ModuleScreen module={module} loadModule={loadModule} api={api} guildId={guildId} {...calls} {...props} />
    </RendererProvider>
  );
  const view = render(screenOf(GUILD));
  const openServer = (guildId: string) => view.rerender(screenOf(guildId));
  return { api, view, openServer, ...calls };
}

/** Renders a module's screen and waits until it has loaded. */
export async function show(
  module = fixtureModule(),
  api: FakeApi = fixtureApi(),
  props: Partial<ModuleScreenProps> = {},
) {
  const user = userEvent.setup();
  const shown = mount(module, api, props);
  await screen.findByRole('heading', { level: 1, name: module.spec.screen.title });
  return { user, ...shown };
}

/** Renders a block below a section of the fixture's screen. */
export function showBlock(
  block: Block,
  parts: FixtureParts = {},
  api: FakeApi = fixtureApi(),
  props: Partial<ModuleScreenProps> = {},
) {
  const layout = section ? [section, block] : [block];
  return show(fixtureModule({ ...parts, screen: { layout } }), api, props);
}
