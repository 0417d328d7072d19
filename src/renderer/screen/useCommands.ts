import { useEffect, useMemo } from 'react';
import type { FormStore } from '../state/store.ts';

/** What can be done with a form as a whole. */
export const formCommands = ['save', 'undo', 'redo'] as const;

export type FormCommand = (typeof formCommands)[number];

/** The commands of an open form, for what is outside of it. */
export interface FormCommands {
  /** Those that apply now. */
  available(): FormCommand[];
  /** Resolves to whether all is done then: everything is saved. */
  run(command: FormCommand): Promise<boolean>;
}

/** Tells the parent of a screen the commands of its form, and when it is left. */
export function useCommands(
  store: FormStore,
  saveAll: () => Promise<boolean>,
  onCommands: ((commands: FormCommands | undefined) => void) | undefined,
): void {
  const commands = useMemo(
    (): FormCommands => ({
      available: () => formCommands.filter((command) => (command === 'save' ? store.isDirty() : store.can(command))),
      run: async (command) => (command === 'save' ? saveAll() : store[command]()),
    }),
    [store, saveAll],
  );
  useEffect(() => {
    onCommands?.(commands);
    return () => onCommands?.(undefined);
  }, [commands, onCommands]);
}
