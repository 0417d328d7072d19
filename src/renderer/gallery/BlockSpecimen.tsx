import { type ComponentType, useState } from 'react';
import type { CompiledModule } from '../../language/model.ts';
import { resolveModule } from '../../language/resolved/resolvedModule.ts';
import { view } from '../../language/resolved/view.ts';
import type { BlockState } from '../blocks/galleryState.ts';
import type { BlockProps } from '../blocks/types.ts';
import type { Answer, Api } from '../calls/api.ts';
import { CallsContext, type ScreenCalls } from '../contexts/CallsContext.ts';
import { NavigationContext } from '../contexts/NavigationContext.ts';
import { FormContext } from '../state/hooks.ts';
import { createFormStore } from '../state/store.ts';
import { aloneContext, WidgetContext } from '../widgets/context.ts';

interface BlockSpecimenProps {
  block: ComponentType<BlockProps>;
  state: BlockState;
  /** Receives what the block would report in a banner. */
  notify?(message: string, kind: 'error' | 'info'): void;
}

const PLAN = 'free';
const ignore = () => {};

/** A block in one state, on a screen that holds nothing else. */
export function BlockSpecimen({ block: Block, state, notify = ignore }: BlockSpecimenProps) {
  const [store] = useState(() => storeOf(state));
  const [calls] = useState(() => callsOf(state, notify));
  const [widgets] = useState(() => ({ ...aloneContext, facts: textsIn(state.facts) }));
  const [navigation] = useState(() => ({ guildId: '100', navigate: ignore, ...state.navigation }));
  return (
    <NavigationContext value={navigation}>
      <CallsContext value={calls}>
        <FormContext value={store}>
          <WidgetContext value={widgets}>
            <Block block={state.block} />
          </WidgetContext>
        </FormContext>
      </CallsContext>
    </NavigationContext>
  );
}

function storeOf({ block, fields = {}, expressions = {}, lists = {} }: BlockState) {
  const module: CompiledModule = {
    spec: {
      id: 'gallery',
      language: 'en',
      screen: { title: 'Gallery', layout: [block] },
      settings: { properties: fields },
      rules: [],
      effects: [],
      standard: {},
      plans: [PLAN],
    },
    migrations: [],
    validators: { [PLAN]: () => true },
    expressions,
    reads: {},
  };
  const resolved = resolveModule(module, {
    plan: PLAN,
    user: { is_owner: true, is_admin: true, can_modify: true },
    guild: { id: '100', roles: null, channels: null, voiceChannels: null, categories: null },
    modules: {},
    lists,
  });
  return createFormStore({ module: resolved, saved: view(resolved, {}), ownerOnly: '', onRefused: ignore });
}

function callsOf(
  { answers = {}, facts = {} }: BlockState,
  notify: NonNullable<BlockSpecimenProps['notify']>,
): ScreenCalls {
  const call = (path: string) =>
    new Promise<Answer>((resolve) => {
      if (answers[path]) resolve({ status: 200, body: null, etag: null, ...answers[path] });
    });
  const api: Api = { get: call, post: call };
  return {
    api,
    address: (path) => path,
    notify: ({ text, kind }) => notify(text, kind === 'error' ? 'error' : 'info'),
    reload: ignore,
    open: ignore,
    depart: ignore,
    answered: () => undefined,
    facts,
  };
}

function textsIn(facts: BlockState['facts'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => (typeof fact === 'string' ? [[name, fact]] : [])),
  );
}
