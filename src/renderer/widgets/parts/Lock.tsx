import { LockKeyhole } from 'lucide-react';
import { useWidgets } from '../context.ts';

/** The icon of locked controls and choices, with an accessible name. */
export function Lock({ className }: { className?: string }) {
  const { text } = useWidgets();
  return <LockKeyhole className={className} role="img" aria-label={text('widget.locked')} />;
}
