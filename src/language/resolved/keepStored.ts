import type { Json, SettingsDocument } from '../model.ts';
import { environment, evaluateCondition } from './fieldState.ts';
import type { ResolvedModule } from './resolvedModule.ts';

interface Save {
  /** What is stored, and the document as it would be after the save. */
  stored: SettingsDocument;
  document: SettingsDocument;
}

/** Values of a save in which the fields that it leaves as they are stored have what is stored; the same object where there are none. */
export function keepStored(
  module: ResolvedModule,
  values: SettingsDocument,
  { stored, document }: Save,
): SettingsDocument {
  const env = { ...environment(module.context, document), saved: stored };
  const kept = Object.keys(values).filter((name) => {
    const frozen = module.fields[name]?.frozen;
    return frozen !== undefined && evaluateCondition(module, frozen, env);
  });
  if (kept.length === 0) return values;
  return { ...values, ...Object.fromEntries(kept.map((name) => [name, stored[name] as Json])) };
}
