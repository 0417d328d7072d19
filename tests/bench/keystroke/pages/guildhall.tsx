import '../../../../src/web/styles/global.css';
import './bench.css';
import '../../../../src/renderer/text/english.ts';
import { createRoot } from 'react-dom/client';
import { loadModule, moduleIds } from '../../../../generated/catalogue.ts';
import { defaultsOf } from '../../../../src/language/documents/defaults.ts';
import { toWire } from '../../../../src/language/documents/wire.ts';
import type { CompiledModule, SettingsDocument } from '../../../../src/language/model.ts';
import { resolveForPlan } from '../../../../src/language/plans/resolveForPlan.ts';
import type { Answer, Api } from '../../../../src/renderer/calls/api.ts';
import { ModuleScreen } from '../../../../src/renderer/screen/ModuleScreen.tsx';
import { RendererProvider } from '../../../../src/renderer/screen/RendererProvider.tsx';
import { moduleOfPage, PLAN, roles, shopDocument } from './modules.ts';

const module = await moduleOfPage();
const economy = await loadModule('economy');

/** A complete answer to the first call of a module. */
function answerOf({ spec }: CompiledModule, values: SettingsDocument = {}): SettingsDocument {
  const moduleForPlan = resolveForPlan(spec, PLAN);
  const [call] = spec.calls?.documents ?? [];
  return call ? toWire(moduleForPlan, call, { ...defaultsOf(moduleForPlan), ...values }) : {};
}

const bodies: Record<string, unknown> = {
  'permissions/': { is_owner: true, is_admin: true, can_modify: true, is_premium: true },
  'roles/': { roles },
  'channels/': { channels: [{ id: '1', name: 'general', type: 0 }] },
  'bench/': answerOf(module),
  'shop/config/': { ...answerOf(module, shopDocument), is_premium: true },
  'currency-config/': answerOf(economy, { currency_system_enabled: true, use_secondary_currency: true }),
};

const answer = (status: number, body: unknown): Answer => ({ status, body, etag: '"1"' });
const api: Api = {
  async get(path) {
    const body = bodies[path.replace('/auth/guilds/1/', '')];
    return answer(body ? 200 : 404, body ?? {});
  },
  post: async () => answer(200, { success: true }),
};

async function load(id: string) {
  const known = moduleIds.find((other) => other === id);
  if (!known) throw new Error(`No module ${id}`);
  return loadModule(known);
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <RendererProvider>
    <ModuleScreen
      module={module}
      loadModule={load}
      api={api}
      guildId="1"
      onLeave={() => {}}
      onNavigate={() => {}}
      onDirtyChange={() => {}}
    />
  </RendererProvider>,
);
