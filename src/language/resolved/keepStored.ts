import type { SettingsDocument } from '../model.ts';
import { environment, evaluateCondition } from './fieldState.ts';
import type { ResolvedModule } from './resolvedModule.ts';

interface Save {
  stored: SettingsDocument;
  /** The document as it would be after the save. */
  document: SettingsDocument;
}

/**
 * The values of a save, with those of fields whose `keep` condition is true replaced by the stored ones. Returns
 * `values` itself if there are none.
 */
export function keepStored(
  module: ResolvedModule,
  values: SettingsDocument,
  { stored, document }: Save,
): SettingsDocument {
  const env = { ...environment(module.context, document), saved: stored };
  const kept = Object.keys(values).flatMap((name) => {
    const keep = module.fields[name]?.keep;
    return keep !== undefined && evaluateCondition(module, keep, env) ? [[name, stored[name]]] : [];
  });
  return kept.length === 0 ? values : { ...values, ...Object.fromEntries(kept) };
}
