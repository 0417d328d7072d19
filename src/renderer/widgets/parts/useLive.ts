import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Json } from '../../../language/model.ts';
import type { Draft, LiveValue, WidgetProps } from '../types.ts';

type Source = Pick<WidgetProps, 'value' | 'draft' | 'onDraft'>;

/** The value and the draft of a control: those that the form keeps, or the ones in the props of a form that renders at each edit. */
export function useLive({ live, value, draft, onDraft }: Source & Pick<WidgetProps, 'live'>): LiveValue {
  const source = useRef<Source>({ value, draft, onDraft });
  const [{ ofProps, publish }] = useState(() => followProps(source));
  useLayoutEffect(() => {
    source.current = { value, draft, onDraft };
    publish();
  }, [value, draft, onDraft, publish]);
  return live ?? ofProps;
}

function followProps(source: RefObject<Source>) {
  const listeners = new Set<() => void>();
  const publish = () => {
    for (const listener of listeners) listener();
  };
  let own: Draft | undefined;
  const ofProps: LiveValue = {
    value: () => source.current.value,
    draft: () => (source.current.onDraft ? source.current.draft : own),
    setDraft(draft) {
      if (source.current.onDraft) return source.current.onDraft(draft);
      own = draft;
      publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { ofProps, publish };
}

/** A value as the text of a field. */
export function fieldText(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
