import type { ControlState } from '../state/core.ts';

/** How a control of a question stands, which no condition of the form is about. */
export const USABLE: ControlState = { visible: true, enabled: true, limits: { messages: {} }, optionValues: [] };

export const ignore = () => {};
