import { createContext } from 'react';
import type { Json } from '../../language/model.ts';

/** Decides about a change of a control, for example after a question: calls `change`, at once or later, or never. */
export type ChangeGuardFunction = (next: Json, change: () => void) => void;

/** Guards the controls inside it. */
export const ChangeGuard = createContext<ChangeGuardFunction | undefined>(undefined);
