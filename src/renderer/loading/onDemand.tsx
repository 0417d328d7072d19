import type { ComponentType } from 'react';
import { PartFailed } from '../primitives/PartFailed.tsx';
import { useLoaded } from './useLoaded.ts';

interface Options<Props> {
  /** Shows nothing if it cannot be fetched: for additions without which the page is complete. */
  quiet?: boolean;
  /** Shown until it is there, with the same properties: it keeps its place. */
  Meanwhile?: ComponentType<Props>;
}

/** A component that is drawn at once if its file was fetched before. */
type OnDemand<Props> = ComponentType<Props> & { fetch(): Promise<unknown> };

/** A component whose file is fetched when it is first shown, with a retry button if that fails. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { quiet = false, Meanwhile }: Options<Props> = {},
): OnDemand<Props> {
  let file: { default: ComponentType<Props> } | undefined;
  const fetchFile = async () => {
    file = await load();
    return file;
  };
  function Shown(props: Props) {
    const { status, value, retry } = useLoaded(fetchFile, file);
    if (status === 'failed' && !quiet) return <PartFailed why="missing" onRetry={retry} />;
    if (value) return <value.default {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }
  return Object.assign(Shown, { fetch: fetchFile });
}
