import { environment, holds } from './activity.ts';
import type { CompiledModule, Context, Json, SettingsDocument } from './model.ts';
import type { PlannedModule } from './plans.ts';

interface Save {
  /** What is stored, and the document as it would be after the save. */
  stored: SettingsDocument;
  document: SettingsDocument;
  context: Context;
}

/** Values of a save in which the fields that it leaves as they are stored have what is stored. */
export function keepStored(
  module: CompiledModule,
  planned: PlannedModule,
  values: SettingsDocument,
  { stored, document, context }: Save,
): SettingsDocument {
  const env = { ...environment(context, document), saved: stored };
  const kept = Object.keys(values).filter((name) => {
    const keep = planned.fields[name]?.keep;
    return keep !== undefined && holds(module, keep, env);
  });
  return { ...values, ...Object.fromEntries(kept.map((name) => [name, stored[name] as Json])) };
}
