import { memo, useCallback, useContext, useMemo } from 'react';
import { isRequired } from '../../language/fields/required.ts';
import type { FieldUi, Json } from '../../language/model.ts';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { ChangeGuard } from '../contexts/ChangeGuard.ts';
import { FieldMenu } from '../menus/FieldMenu.tsx';
import { controlId } from '../state/controlIds.ts';
import { useDraftAt, useFieldState, useForm, useLiveAt, useProblems, useValue, useWarnings } from '../state/hooks.ts';
import type { ControlState } from '../state/store.ts';
import { FieldTemplate } from '../templates/FieldTemplate.tsx';
import { widgets } from '../widgets/index.ts';
import type { Draft, WidgetProps, WidgetSchema } from '../widgets/types.ts';

export interface WidgetFieldProps {
  path: string;
  field: FieldForPlan;
  ui: FieldUi;
}

/** Widgets that draw their own label, because it is part of the clickable area. */
const LABELLED = new Set(['switch']);

/** Widgets that draw their own notes: errors belong to the text, above its preview. */
const WITH_NOTES = new Set(['message']);

/** Widgets that are groups of controls, which ARIA does not let be required. */
const GROUPS = new Set(['checks']);

/** Widgets whose text the browser keeps, so that a keystroke renders nothing. */
const UNCONTROLLED = new Set(['text', 'number', 'percent', 'message', 'duration', 'url', 'image', 'code']);

const ignore = () => {};

/** A widget with its label, help, warnings and errors. */
export const WidgetField = memo(function WidgetField({ path, field, ui }: WidgetFieldProps) {
  const state = useFieldState(path);
  const problems = useProblems(path);
  const warnings = useWarnings(path);
  return (
    <FieldTemplate
      path={path}
      title={field.title}
      help={field.help}
      hint={field.hint}
      hintPlan={field.unlockedBy}
      required={isRequired(field) && (GROUPS.has(ui.widget) ? 'spoken' : true)}
      ownLabel={LABELLED.has(ui.widget)}
      ownNotes={WITH_NOTES.has(ui.widget)}
      menu={<FieldMenu path={path} />}
      state={state}
      problems={problems}
      warnings={warnings}
    >
      <Control path={path} field={field} ui={ui} state={state} problems={problems} />
    </FieldTemplate>
  );
});

interface ControlProps extends WidgetFieldProps {
  state: ControlState;
  problems: readonly string[];
}

/** The only part that reads the value, so that an edit does not render what surrounds the control. */
function Control(props: ControlProps) {
  return UNCONTROLLED.has(props.ui.widget) ? <LiveControl {...props} /> : <ValueControl {...props} />;
}

function LiveControl(props: ControlProps) {
  const Widget = widgets.get(props.ui.widget);
  return <Widget {...useWidgetProps(props)} value={undefined} live={useLiveAt(props.path)} />;
}

function ValueControl(props: ControlProps) {
  const store = useForm();
  const { path } = props;
  const value = useValue(path);
  const draft = useDraftAt(path);
  const Widget = widgets.get(props.ui.widget);
  const onDraft = useCallback((next: Draft | undefined) => store.setDraft(path, next), [store, path]);
  return <Widget {...useWidgetProps(props)} value={value} draft={draft} onDraft={onDraft} />;
}

/** The props of a widget besides its value. */
function useWidgetProps({ path, field, ui, state, problems }: ControlProps): Omit<WidgetProps, 'value'> {
  const store = useForm();
  const schema = useMemo(() => schemaOf(field, state.limits), [field, state.limits]);
  const options = useMemo(() => ({ ...ui, locked: state.lock !== undefined }), [ui, state.lock]);
  const guard = useContext(ChangeGuard);
  const onChange = useCallback(
    (next: Json) => {
      const change = () => void store.set(path, next);
      if (guard) guard(next, change);
      else change();
    },
    [store, path, guard],
  );
  const onBlur = useCallback(() => store.blur(path), [store, path]);
  return {
    id: controlId(path),
    name: path.slice(path.lastIndexOf('.') + 1),
    label: field.title,
    schema,
    options,
    disabled: !state.enabled,
    required: isRequired(field),
    placeholder: ui.placeholder,
    rawErrors: problems,
    onChange,
    onBlur,
    onFocus: ignore,
  };
}

/** The field with its current limits. */
function schemaOf(
  field: FieldForPlan,
  limits: { maxLength?: number; maxLines?: number; warnAbove?: number },
): WidgetSchema {
  return { ...field, ...limits };
}
