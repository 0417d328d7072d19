import type { ComponentType } from 'react';
import { PartFailed } from '../primitives/PartFailed.tsx';
import { useLoaded } from './useLoaded.ts';

/** A component whose file is fetched when it is first shown, with a retry button if that fails. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function OnDemand(props: Props) {
    const { status, value, retry } = useLoaded(load);
    if (status === 'failed') return <PartFailed why="missing" onRetry={retry} />;
    return value ? <value.default {...props} /> : null;
  };
}
