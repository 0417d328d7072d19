import type { ComponentType } from 'react';
import { PartFailed } from '../primitives/PartFailed.tsx';
import { useLoaded } from './useLoaded.ts';

/**
 * A component whose file is fetched when it is first shown, with a retry button if that fails.
 * @param quiet shows nothing if that fails: for additions without which the page is complete
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { quiet = false } = {},
): ComponentType<Props> {
  return function OnDemand(props: Props) {
    const { status, value, retry } = useLoaded(load);
    if (status === 'failed' && !quiet) return <PartFailed why="missing" onRetry={retry} />;
    return value ? <value.default {...props} /> : null;
  };
}
