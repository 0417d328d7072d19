import type { DocumentCall, SettingsDocument } from '../../src/language/model.ts';
import type { ResolvedModule } from '../../src/language/resolved/resolvedModule.ts';
import { validateSave, valuesInBody } from '../../src/server/services/settings/validateSave.ts';

interface BodyOfSave {
  module: ResolvedModule;
  call: DocumentCall;
  body: unknown;
  storedSettings: SettingsDocument;
}

/** Reads and validates the body of a save as the server does. @throws Refusal */
export function validateBody({ module, call, body, storedSettings }: BodyOfSave): SettingsDocument {
  return validateSave({ module, storedSettings, values: valuesInBody(module, call, body), fields: call.fields });
}
