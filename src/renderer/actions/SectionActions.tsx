import type { Action } from '../../language/model.ts';
import { ActionButton } from './ActionButton.tsx';

/** The buttons of a section. */
export default function SectionActions({ actions }: { actions: readonly Action[] }) {
  return actions.map((action) => <ActionButton key={action.label} action={action} />);
}
