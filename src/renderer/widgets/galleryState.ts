import type { WidgetContextValue } from './context.ts';
import type { WidgetProps } from './types.ts';

/** One state of a widget, as the gallery shows it and tests render it. */
export interface WidgetState {
  name: string;
  props: Partial<WidgetProps> & Pick<WidgetProps, 'schema'>;
  context?: Partial<WidgetContextValue>;
  help?: string;
}

/** Shown in the gallery when a locked control is changed. */
export const lockedSentence = 'This feature requires premium subscription';

/** The states that every widget has, derived from a filled one. */
export function commonStates(filled: WidgetState): WidgetState[] {
  const { props } = filled;
  return [
    { ...filled, name: 'Disabled', props: { ...props, disabled: true } },
    { ...filled, name: 'Locked', props: { ...props, options: { ...props.options, locked: true } } },
    { ...filled, name: 'Error', props: { ...props, rawErrors: ['This cannot be saved as it is'] } },
  ];
}
