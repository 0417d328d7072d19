import type { WidgetProps } from '../types.ts';
import { draftProblemId } from './DraftProblem.tsx';

/** Attributes that connect a control to the label, help and error that the template draws. */
export function controlProps(props: WidgetProps) {
  // The text direction depends on the content.
  return { name: props.name, dir: 'auto', ...unnamedProps(props) };
}

/** The same for controls that keep and report invalid input themselves. */
export function draftProps(props: WidgetProps, problem: string | undefined) {
  return {
    ...controlProps(props),
    'aria-describedby': `${draftProblemId(props.id)} ${props.id}__error ${props.id}__help`,
    'aria-invalid': problem !== undefined || isInvalid(props) || undefined,
  };
}

/** The same for controls that put their name on a hidden input. */
export function unnamedProps(props: WidgetProps) {
  return {
    id: props.id,
    'aria-describedby': `${props.id}__error ${props.id}__help`,
    'aria-invalid': isInvalid(props) || undefined,
    'aria-required': props.required || undefined,
    'data-locked': isLocked(props) || undefined,
  };
}

export function isInvalid(props: WidgetProps): boolean {
  return (props.rawErrors?.length ?? 0) > 0;
}

/** A locked control stays operable; the form refuses the change and says why. */
export function isLocked(props: WidgetProps): boolean {
  return props.options.locked === true;
}

export function isOff(props: WidgetProps): boolean {
  return props.disabled === true || props.readonly === true;
}
