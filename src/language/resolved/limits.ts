import type { Environment, Messages } from '../model.ts';
import type { FieldForPlan } from '../plans/resolveForPlan.ts';
import { evaluateCondition } from './fieldState.ts';
import type { ResolvedModule } from './resolvedModule.ts';

/** The limits of a text under the current conditions. */
export interface FieldLimits {
  /** UTF-16 code units. */
  maxLength?: number;
  maxLines?: number;
  warnAbove?: number;
  messages: Messages;
}

/** The limits of a field, overridden by the first conditional limit whose condition is true. */
export function limitsAt(module: ResolvedModule, field: FieldForPlan, env: Environment): FieldLimits {
  const limit = field.limits?.find(({ when }) => evaluateCondition(module, when, env));
  return {
    maxLength: limit?.maxLength ?? field.maxLength,
    maxLines: limit?.maxLines,
    warnAbove: limit?.warnAbove ?? field.ui?.warnAbove,
    messages: limit?.messages ?? field.messages ?? {},
  };
}
