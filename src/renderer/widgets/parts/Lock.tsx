import { LockKeyhole } from 'lucide-react';
import { useWidgets } from '../context.ts';

/** Marks what the plan locks; its name tells it to people who do not see the icon. */
export function Lock({ className }: { className?: string }) {
  const { text } = useWidgets();
  return <LockKeyhole className={className} role="img" aria-label={text('widget.locked')} />;
}
