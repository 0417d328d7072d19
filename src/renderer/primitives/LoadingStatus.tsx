import { Spinner } from './Spinner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Tells screen readers what is being loaded, where everybody else sees outlines of it. */
export function LoadingStatus({ label }: { label: string }) {
  return (
    <VisuallyHidden>
      <Spinner label={label} />
    </VisuallyHidden>
  );
}
