import type { RefObject } from 'react';
import type { WidgetProps } from '../../types.ts';
import { limitEdit, type TextLimits } from '../limitEdit.ts';
import { fieldText, useLive } from '../useLive.ts';
import { type TextField, useTextInput } from '../useTextInput.ts';
import { useInsertion } from './useInsertion.ts';

/** A text field whose value is its text, truncated to limits. */
export function useLimitedText(field: RefObject<TextField | null>, props: WidgetProps, limits: TextLimits) {
  const live = useLive(props);
  const value = () => fieldText(live.value());
  useTextInput(field, props, {
    live,
    shown: value,
    edit(typed, caret) {
      const before = value();
      const edit = limitEdit(before, typed, limits, caret);
      if (edit.text !== before) props.onChange(edit.text);
      return edit.text === typed ? undefined : edit.caret;
    },
  });
  return { live, value, insert: useInsertion(field, limits) };
}
