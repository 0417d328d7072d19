import type { ComponentType } from 'react';
import { PartFailed } from '../primitives/PartFailed.tsx';
import { useLoaded } from './useLoaded.ts';

/** A component whose file is fetched once it is shown. Where that fails it says so, and asks again on demand. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function OnDemand(props: Props) {
    const { value, failed, retry } = useLoaded(load);
    if (failed) return <PartFailed why="missing" onRetry={retry} />;
    return value ? <value.default {...props} /> : null;
  };
}
