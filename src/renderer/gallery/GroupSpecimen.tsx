import { useMemo, useState } from 'react';
import { Field } from '../fields/Field.tsx';
import type { GroupState } from '../fields/galleryState.ts';
import { FormContext } from '../state/hooks.ts';
import { useWidgetText } from '../text/widgetText.ts';
import { aloneContext, WidgetContext, type WidgetContextValue } from '../widgets/context.ts';
import { specimenStore } from './specimenStore.ts';

interface GroupSpecimenProps {
  state: GroupState;
  /** The name of the setting, which is part of the ids of its controls. */
  name: string;
  notify?: WidgetContextValue['notify'];
}

/** A setting that consists of settings, in one state, in a form that holds nothing else. */
export function GroupSpecimen({ state, name, notify = aloneContext.notify }: GroupSpecimenProps) {
  const [store] = useState(() => storeOf(state, name, notify));
  const text = useWidgetText();
  const widgets = useMemo(() => ({ ...aloneContext, text, notify }), [text, notify]);
  return (
    <FormContext value={store}>
      <WidgetContext value={widgets}>
        <Field path={name} />
      </WidgetContext>
    </FormContext>
  );
}

function storeOf(
  { field, value, readOnly, problems = {} }: GroupState,
  name: string,
  notify: typeof aloneContext.notify,
) {
  const store = specimenStore({
    layout: [{ section: 'main', title: 'Main', fields: [name] }],
    fields: { [name]: field },
    document: { [name]: value },
    readOnly,
    onRefused: (message) => notify(message, 'locked'),
  });
  store.problems.show(
    Object.entries(problems).map(([path, message]) => ({
      path: [name, path].filter(Boolean).join('.'),
      rule: 'reference',
      message,
    })),
  );
  return store;
}
