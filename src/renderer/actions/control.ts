import type { ControlState } from '../state/core.ts';

/** The state of controls in dialogs, which no condition of the form applies to. */
export const USABLE: ControlState = { visible: true, enabled: true, limits: { messages: {} }, optionValues: [] };

export const ignore = () => {};
