import { type ComponentType, useState } from 'react';
import type { BlockState } from '../blocks/galleryState.ts';
import type { BlockProps } from '../blocks/types.ts';
import type { Answer, Api } from '../calls/api.ts';
import { CallsContext, type ScreenCalls } from '../contexts/CallsContext.ts';
import { NavigationContext } from '../contexts/NavigationContext.ts';
import { FormContext } from '../state/hooks.ts';
import { aloneContext, WidgetContext } from '../widgets/context.ts';
import { specimenStore } from './specimenStore.ts';

interface BlockSpecimenProps {
  block: ComponentType<BlockProps>;
  state: BlockState;
  /** Receives what the block would report in a banner. */
  notify?(message: string, kind: 'error' | 'info'): void;
}

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

function storeOf({ block, fields = {}, expressions, lists }: BlockState) {
  return specimenStore({ layout: [block], fields, expressions, lists });
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
    refresh: () => Promise.resolve(),
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
