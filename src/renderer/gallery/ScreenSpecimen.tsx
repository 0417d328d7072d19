import { useState } from 'react';
import type { CompiledModule } from '../../language/model.ts';
import type { Answer, Api } from '../calls/api.ts';
import type { ScreenState } from '../screen/galleryState.ts';
import { ModuleScreen } from '../screen/ModuleScreen.tsx';
import { specimenModule } from './specimenStore.ts';

const ignore = () => {};

const permissions = { is_owner: true, is_admin: true, can_modify: true, admin_modify: false, is_premium: false };

/** A whole screen in one state. Nothing on it is saved. */
export function ScreenSpecimen({ state }: { state: ScreenState }) {
  const [module] = useState(() => moduleOf(state));
  const [api] = useState(() => apiOf(state));
  return (
    <ModuleScreen
      module={module}
      loadModule={async () => module}
      api={api}
      guildId="100"
      onLeave={ignore}
      onDirtyChange={ignore}
      onNavigate={ignore}
    />
  );
}

function moduleOf({ screen, fields, requires }: ScreenState): CompiledModule {
  const module = specimenModule({ layout: screen.layout, fields });
  const failure = 'This is not saved';
  const document = {
    id: 'main',
    fields: Object.keys(fields),
    load: { path: 'gallery/', failure },
    save: { path: 'gallery/', failure },
  };
  return {
    ...module,
    spec: {
      ...module.spec,
      screen,
      requires,
      calls: { reads: [], documents: [document], order: 'sequence', success: 'Saved', denied: failure },
    },
  };
}

/** Nothing is stored, and nothing can be. */
function apiOf({ fields }: ScreenState): Api {
  const stored = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
  const answer = (body: Answer['body'], status = 200): Answer => ({ status, body, etag: '"0"' });
  return {
    get: async (path) => answer(path.endsWith('permissions/') ? permissions : stored),
    post: async () => answer(null, 500),
  };
}
